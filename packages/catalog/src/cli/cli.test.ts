import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases.js';
import { listServer } from '../testing/list-server.js';
import { MUL_ROWS, mulFile, mulRow } from '../testing/mul-rows.js';
import { runInFolder } from '../testing/run-cli.js';

let folder = '';
let url = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-cli-'));
  url = await freshDatabase();
});
afterAll(() => rm(folder, { recursive: true }));

const run = (args: readonly string[], input = '', environment: Readonly<Record<string, string>> = { DATABASE_URL: url }) =>
  runInFolder(folder, args, input, environment);

describe('the catalog command', () => {
  test('imports in a dry run, for real, and again', async () => {
    await writeFile(join(folder, 'units.json'), mulFile(MUL_ROWS));
    const trial = await run(['import', '--dry-run', 'units.json']);
    expect(trial).toMatchObject({ code: 0, errors: '' });
    expect(trial.output).toMatch(/^doubtful: units\.json, line 1, row 4 \(id 900004\), Carless Car: no type; taken for CV$/m);
    expect(trial.output).toMatch(
      /Nothing was written[\s\S]* 11 {2}read\n *11 {2}new\n *0 {2}changed[\s\S]* 2 {2}without a card[\s\S]* 3 {2}doubtful/,
    );
    expect((await run(['import', 'units.json', '--language', 'ru'])).output).toMatch(/ 11 {2}новых\n/);
    expect((await run(['import', 'units.json'])).output).toMatch(/ 0 {2}new\n *0 {2}changed\n *11 {2}unchanged\n/);
    expect((await run(['import', '--verbose', '--dry-run', 'units.json'])).output).toMatch(
      /^tidied: units\.json, line 1, row 2 .*stray blanks/m,
    );
  });

  test('diff lists every changed field', async () => {
    const { code, output } = await run(['diff', '-'], mulFile([mulRow({ BFArmor: 7 })]));
    expect(code).toBe(0);
    expect(output).toContain('changed: alpha-strike/test-hound-thd-1 — Test Hound THD-1\n    stats.armor: 4 → 7\n');
  });

  test('history lists every state', async () => {
    await run(['import', '-'], mulFile([mulRow({ BFArmor: 7 })]));
    const { output } = await run(['history', 'alpha-strike/test-hound-thd-1', '--verbose']);
    expect(output).toMatch(
      /^revision 2: Test Hound THD-1, Master Unit List \(id 900001\), .*sha256 [0-9a-f]{64}\n {4}stats\.armor: 4 → 7\n {4}\{"Id":900001[\s\S]*^revision 1: /m,
    );
    expect(await run(['history', 'no/such'])).toMatchObject({ code: 1, errors: 'There is no unit no/such.\n' });
  });

  test.each(['test-hound-thd-1', 'Test Hound THD-1', 'alpha-strike/TEST-HOUND-THD-1'])('%s names a unit', async (given) => {
    expect((await run(['history', given])).code).toBe(0);
    expect((await run(['correct', given, 'stats.armour', '9'])).errors).toContain('stats.armor');
  });

  test('a unit that is not certain is refused with similar ones', async () => {
    for (const command of [['history'], ['correct', 'stats.armor', '9']])
      expect(await run([command[0] as string, 'alpha-strike/test-huond', ...command.slice(1)])).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^There is no unit alpha-strike\/test-huond\. Did you mean .*alpha-strike\/test-hound-thd-1/),
      });
  });

  test('an unknown command is refused with the nearest', async () =>
    expect(await run(['histroy', 'x'])).toMatchObject({ code: 2, errors: 'Unknown command: histroy. Did you mean history?\n' }));

  test('correct sets a value that survives the next import', async () => {
    const hound = 'alpha-strike/test-hound-thd-1';
    expect(await run(['correct', hound, 'stats.armor', '9', '--note', 'errata'])).toMatchObject({
      code: 0,
      output: `corrected: ${hound}, stats.armor = 9\n`,
    });
    await run(['import', '-'], mulFile([mulRow({ BFArmor: 6 })]));
    const exported = JSON.parse((await run(['export'])).output) as { units: { id: string; corrections?: unknown[] }[] };
    expect(JSON.stringify(exported.units.find(({ id }) => id === hound))).toContain('errata');
    expect((await run(['find', 'armor:9', 'hound'])).output).toContain(hound);
    expect((await run(['correct', hound, 'stats.armour', '9'])).errors).toBe('stats.armour: no such field; did you mean stats.armor?\n');
    expect((await run(['correct', hound, 'armor', '9'])).errors).toContain('did you mean stats.armor?');
    expect(await run(['correct', hound, 'cost'])).toMatchObject({ code: 2 });
  });

  test('sources and find list their results', async () => {
    expect((await run(['sources'])).output).toMatch(/^mul: Master Unit List, 7655 units \(7653 in play\), last read 20/m);
    expect((await run(['find', 'hound', 'pv<=30', '--language=ru'])).output).toContain(
      'alpha-strike/test-hound-thd-1 — Test Hound THD-1, цена 28\n',
    );
    expect((await run(['find', 'zzzzz'])).output).toBe('Nothing found.\n');
    expect(await run(['find', 'pv<=x'])).toMatchObject({ code: 1, errors: expect.stringContaining('query.0') });
  });

  test('export writes a file that imports without a change', async () => {
    expect(await run(['export', '--output', 'all.csv'])).toMatchObject({ code: 0, output: '' });
    expect((await run(['import', 'all.csv'])).output).toMatch(/ 0 {2}new\n *0 {2}changed\n/);
    expect(JSON.parse((await run(['export'])).output)).toMatchObject({ format: 'rangefinder-catalog' });
  });

  test('generate writes a catalog that can be imported', async () => {
    expect((await run(['generate', '5', '--seed', '3', '--output', 'five.csv'])).code).toBe(0);
    expect((await readFile(join(folder, 'five.csv'), 'utf8')).trim().split('\r\n')).toHaveLength(6);
    expect((await run(['import', '--dry-run', 'five.csv'])).output).toMatch(/ 5 {2}new\n/);
  });

  test('reports unreadable files with exit code 1', async () => {
    expect(await run(['import', '-'], '{"Units":[')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Nothing was written:\n {2}standard input: .*cut off at line 1, byte 10/),
    });
    expect(await run(['import', 'none.json'])).toMatchObject({ code: 1, errors: expect.stringContaining('none.json') });
  });

  test('reports refused rows and missing input by exit code', async () => {
    const text = mulFile([mulRow({ Id: 900_070, Name: 'Taken' }), mulRow({ Id: 'x' })]);
    expect(await run(['import', '--strict', '-'], text)).toMatchObject({ code: 1, output: expect.stringContaining('--strict') });
    expect((await run(['find', 'taken'])).output).toBe('Nothing found.\n');
    expect(await run(['import', '-'], text)).toMatchObject({ code: 3, output: expect.stringContaining(' 1  refused') });
    expect((await run(['find', 'taken'])).output).toContain('Taken');
    expect(await run(['import', '-'], '{"Units":[]}')).toMatchObject({ code: 3, output: expect.stringContaining('Nothing to import') });
  });

  test('a refused row tells how many of its problems are not listed', async () => {
    const row = JSON.stringify({ entry: 'unit', system: 'alpha-strike', a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 });
    const listed = (output: string): readonly string[] => output.split('\n').filter((line) => line.startsWith('refused: '));
    const { output } = await run(['import', '--dry-run', '-'], row);
    expect(listed(output)).toHaveLength(6);
    expect(listed(output).at(-1)).toMatch(/: … and \d+ more problems$/);
    const russian = await run(['import', '--dry-run', '--language', 'ru', '-'], row);
    expect(russian.output).toMatch(/: … и ещё проблем: \d+$/m);
  });

  test('sync fetches the units of a list and imports them', async () => {
    const list = await listServer(
      (query) => [mulRow({ Id: query.endsWith('=13') ? 900_080 : 900_081, Name: `Synced ${query.slice(-2)}` })],
      () => ['whole'],
    );
    const args = ['sync', 'mul', '--from', list.address, '--eras', '13,jihad', '--types', 'BattleMech', '--pause', '0', '--keep', 'kept'];
    expect(await run(args)).toMatchObject({ code: 0, output: expect.stringMatching(/2\/2 {2}era-14-type-18[\s\S]* 2 {2}new/) });
    expect(await run(args)).toMatchObject({ code: 0, output: expect.stringMatching(/ 2 {2}unchanged/) });
    expect(list.queries).toHaveLength(4);
    expect((await run(['imports'])).output).toMatch(/sync mul \(read 2, added 2\)/);
    await list.stop();
    expect(await run(['sync', 'elsewhere'])).toMatchObject({ code: 2 });
    expect(await run(['sync', 'mul', '--eras', 'never'])).toMatchObject({ code: 2, errors: expect.stringContaining('eras') });
    expect(await run(['sync', 'mul', '--from', 'file:///etc/passwd'])).toMatchObject({ code: 2 });
  });

  test('imports lists imports, and undo reverts one by number', async () => {
    await run(['import', '--label', 'a mistake', '-'], mulFile([mulRow({ Id: 900_071, Name: 'Mistaken' })]));
    const number = /^(\d+): .*a mistake \(read 1, added 1\)$/m.exec((await run(['imports'])).output)?.[1] ?? '';
    expect(await run(['undo', number])).toMatchObject({ code: 0, output: expect.stringMatching(/ 1 {2}removed/) });
    expect((await run(['find', 'mistaken'])).output).toBe('Nothing found.\n');
    const again = { code: 0, output: expect.stringContaining('No unit has the values of this import any more') };
    expect(await run(['undo', number])).toMatchObject(again);
    expect(await run(['undo', 'seven'])).toMatchObject({ code: 1, errors: expect.stringContaining('import: given "seven"') });
    expect(await run(['undo', '1'])).toMatchObject({ code: 1, errors: expect.stringContaining('the starter catalog cannot be undone') });
  });

  test('escapes control characters and line breaks of files', async () => {
    const { output } = await run(['import', '--dry-run', '-'], mulFile([mulRow({ Name: 'a\u001b[2J\nrefused: b', BFSize: 'x\r' })]));
    expect(output).toContain('"x\\u000d"');
    expect(output.replaceAll('\n', '')).toMatch(/^\P{Cc}*$/u);
    const { errors } = await run(['import', '-'], '\u001b[2J no catalog');
    expect(errors).toContain('\\u001b[2J');
  });

  test('reports an unreachable server and a folder in use', async () => {
    expect(await run(['sources'], '', { DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/none' })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test.each([[[]], [['nope']], [['import']], [['history']], [['--bogus']], [['generate', 'many']], [['export', '--format', 'xml']]])(
    'refuses %j as wrong use',
    async (args) => {
      expect((await run(args)).code).toBe(2);
    },
  );

  test('shows help in both languages', async () => {
    expect((await run(['--help'])).output).toContain('catalog import');
    expect((await run(['help'], '', { LANG: 'ru_RU.UTF-8' })).output).toContain('загрузить юниты');
  });
});

test.each([
  ['en', 'postgres://x:secret@127.0.0.1:1/none', /^The database of the catalog cannot be reached.*\(.*ECONNREFUSED.*\)\n$/],
  ['ru', 'postgres://x:secret@127.0.0.1:1/none', /^База каталога недоступна.*\(.*ECONNREFUSED.*\)\n$/],
  ['en', 'notaurl', /^DATABASE_URL: expected a postgres:\/\/ address.*\n$/],
])('reports an unreachable server in one line, %s, %s', async (language, url, line) => {
  const { code, errors } = await run(['import', '-', '--language', language], mulFile(MUL_ROWS), { DATABASE_URL: url });
  expect(code).toBe(1);
  expect(errors).toMatch(line);
  expect(errors).not.toContain('secret');
});

test('works with an embedded catalog', async () => {
  const environment = { CATALOG_FOLDER: join(folder, 'embedded') };
  expect((await run(['import', '-'], mulFile(MUL_ROWS), environment)).output).toMatch(/ 11 {2}new\n/);
  expect((await run(['find', 'hound'], '', environment)).output).toContain('Test Hound');
});

test('adds all printed entries when it imports into a new database', async () => {
  const environment = { DATABASE_URL: await freshDatabase() };
  expect((await run(['import', '-'], mulFile(MUL_ROWS), environment)).code).toBe(0);
  const { weapons, armors, units } = JSON.parse((await run(['export'], '', environment)).output) as Record<string, { id: string }[]>;
  expect(weapons?.map(({ id }) => id)).toContain('5150/laser-pistol');
  expect(armors?.map(({ id }) => id)).toContain('5150/light');
  expect(units?.map(({ id }) => id)).toContain('world-at-war/usa/abrams');
});

describe('migrate', () => {
  const NEWEST = '2026-11-25-1-catalog';

  test('--dry-run prints SQL for psql and changes nothing', async () => {
    const environment = { DATABASE_URL: await freshDatabase() };
    const planned = await run(['migrate', '--dry-run'], '', environment);
    expect(planned).toMatchObject({ code: 0, errors: '' });
    expect(planned.output).toMatch(
      /^-- Nothing was written; [\s\S]*^-- 2026-11-25-1-catalog \(up\)\nbegin;\n[\s\S]*^create table imports \([\s\S]*^commit;$/m,
    );
    expect((await run(['migrate', '--dry-run'], '', environment)).output).toBe(planned.output);
    const client = new pg.Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    const { rowCount } = await client.query("select from pg_tables where schemaname = 'public'");
    expect(rowCount).toBe(0);
    // Running the printed SQL makes the tables.
    await client.query(planned.output);
    const { rowCount: tables } = await client.query("select from pg_tables where schemaname = 'public'");
    expect(tables).toBe(13);
    await client.end();
  });

  test('migrates the tables, and refuses an unknown migration', async () => {
    const environment = { DATABASE_URL: await freshDatabase() };
    expect((await run(['migrate'], '', environment)).output).toBe(`done: ${NEWEST}\n`);
    expect((await run(['migrate', '--language', 'ru'], '', environment)).output).toBe('Таблицы уже обновлены.\n');
    expect(await run(['migrate', '--to', NEWEST], '', environment)).toMatchObject({
      code: 0,
      output: 'The tables are up to date.\n',
    });
    expect(await run(['migrate', '--to', 'nonsense'], '', environment)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('nonsense is none of the migrations that the catalog has had: 2026-11-25-1-catalog'),
    });
  });
});
