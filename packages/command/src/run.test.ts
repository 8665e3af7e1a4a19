import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { ask, calculatorBy, questionName, systems } from '@rangefinder/rules';
import { describe, expect, test } from 'vitest';
import { readCommand } from './arguments.js';
import { answered } from './ask.js';
import { printed } from './print.js';
import { run } from './run.js';

const offline = (...words: readonly string[]) => run([...words, '--offline'], {});
/** An address on which nothing listens. */
async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

describe('built-in engine', () => {
  test('prints the sentence of a calculator', async () => {
    const { out, code } = await offline('alpha-strike', 'target-number', 'skill=4', 'inches=8');
    expect(out).toMatch(/^Target number 6 on 2D6, odds 13\/18/);
    expect(out).not.toContain('\n');
    expect(code).toBe(0);
  });

  test('accepts every example with dots, as JSON and as one text', async () => {
    for (const calculator of systems.flatMap(({ calculators }) => calculators)) {
      const question = questionName(calculator);
      const draft = calculator.examples[0]?.draft ?? {};
      const expected = ask(question, draft);
      if (!expected.ok) throw new Error(question);
      const words = Object.entries(draft).map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`);
      expect((await offline(question, ...words)).out, question).toBe(expected.answer.summary);
      expect((await offline([question, ...words].join(' '))).out, question).toBe(expected.answer.summary);
    }
  });

  test('reports an error under the name that was typed', async () => {
    expect(await offline('alpha-strike', 'target-number', 'skill=9', 'inches=8')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^skill: /),
    });
    expect(await offline('alpha-strike', 'target-number', 'skill=4', 'inches=8', 'speed=3')).toMatchObject({
      code: 1,
      err: expect.stringContaining('speed'),
    });
    expect(await offline('5150', 'shoot', 'rep=4', 'weapon=rifle', 'targets.0.dice=99')).toMatchObject({
      code: 1,
      err: expect.stringContaining('targets.0.dice'),
    });
  });

  test('a name may be typed again for a list only', async () => {
    expect((await offline('5150', 'pass-dice', 'rep=4', 'roll=4', 'roll=5')).out).toBe(
      (await offline('5150', 'pass-dice', 'rep=4', 'roll=4,5')).out,
    );
    expect(await offline('alpha-strike', 'target-number', 'skill=4', 'skill=5', 'inches=8')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^skill: given a list of 2/),
    });
    expect(await offline('5150', 'shoot', 'rep=4', 'weapon=rifle', 'targets=[{"dice":1}]', 'targets.0.dice=2')).toMatchObject({
      code: 1,
      err: 'targets.0.dice: given twice; allowed: one value',
    });
    expect(await offline('5150', 'shoot', 'rep=4', 'weapon=rifle', 'targets=[{"dice":1,"dice":2}]')).toMatchObject({
      code: 1,
      err: 'targets.0.dice: given twice; allowed: one value',
    });
  });

  test('has no catalog and reports it', async () =>
    expect(await offline('units', 'query=pv<=30')).toMatchObject({ code: 1, err: expect.stringContaining('--api') }));

  test('answers without a service and reports it', async () => {
    const query = readCommand(['dice', 'expression=2d6'], {});
    if (query.kind !== 'ask') throw new Error(query.kind);
    const away = await answered(query, () => Promise.reject(new TypeError('fetch failed')));
    expect(away).toMatchObject({ ok: true, answer: { mean: 7 }, note: expect.stringContaining('computed here') });
  });

  test('does not replace a service that was given', async () => {
    const url = await nobody();
    const err = expect.stringMatching(new RegExp(`${url}.*ECONNREFUSED`));
    expect(await run(['dice', 'expression=2d6', '--api', url], {})).toEqual({ code: 1, out: '', err });
    expect(await run(['dice', 'expression=2d6'], { RANGEFINDER_URL: url })).toEqual({ code: 1, out: '', err });
  });
});

describe('output', () => {
  const sentence = { show: 'sentence', language: 'en' } as const;

  test('has one of two names, in the language of the reader', () => {
    const answer = { nodes: [{ id: 'a', name: 'Atlas', nameRu: 'Атлас' }], totalCount: 1 };
    expect(printed(answer, sentence, 80)).toMatch(/^id +name\na +Atlas\n\n1 \/ 1$/);
    expect(printed(answer, { ...sentence, language: 'ru' }, 80)).toMatch(/^id +nameRu\na +Атлас\n\n1 \/ 1$/);
  });

  test('has lists last, without empty values', () => {
    const nodes = [
      { id: 'a', aliases: ['x', 'y'], faction: null, cost: 1 },
      { id: 'b', aliases: [], faction: null, cost: 2 },
    ];
    expect(printed({ nodes, totalCount: 2 }, sentence, 80)).toBe('id  cost  aliases\na   1     x, y\nb   2\n\n2 / 2');
  });

  test('has the columns of a table of the rules', () => {
    const table = {
      id: 'a/table/b',
      title: 'Range',
      columns: ['Bracket', 'To'],
      rows: [
        ['short', '6'],
        ['medium', '24'],
      ],
      notes: ['So.'],
    };
    expect(printed(table, sentence, 80)).toBe('Range\n\nBracket  To\nshort    6\nmedium   24\n\nSo.');
  });

  test('reports an empty list', () => expect(printed({ nodes: [], totalCount: 0 }, sentence, 80)).toBe('0 / 0'));

  test('has the sentence and every outcome of dice, whether the expression is named or not', async () => {
    expect(await offline('dice', '2d6')).toEqual(await offline('dice', 'expression=2d6'));
    const lines = (await offline('dice', 'expression=2d6')).out.split('\n');
    expect(lines.find((line) => line.startsWith('7 '))).toMatch(/^7 +1\/6 \(16\.7%\)/);
    expect(lines.filter((line) => /^\d+ /.test(line))).toHaveLength(11);
  });

  test('has steps with their rules, and the figures, with --full', async () => {
    const { out } = await offline('alpha-strike', 'target-number', 'skill=4', 'inches=8', '-f');
    expect(out).toContain('[alpha-strike/table/ranges]');
    expect(out).toMatch(/^chance +13\/18 \(72\.2%\)$/m);
  });

  test('is the whole answer with --json', async () => {
    const { out } = await offline('alpha-strike', 'target-number', 'skill=4', 'inches=8', '--json');
    expect(JSON.parse(out)).toMatchObject({ target: 6, chance: { fraction: '13/18' } });
  });

  test('has a table that fits, and the cursor of the next page', () => {
    const nodes = [
      { id: 'a/b', name: 'Bravo', cost: 12, stats: { __typename: 'S' }, url: 'x'.repeat(50) },
      { id: 'a/c', name: 'Charlie and more', cost: null, stats: null, url: 'y' },
    ];
    const text = printed({ nodes, totalCount: 7, pageInfo: { hasNextPage: true, endCursor: 'abc' } }, sentence, 40);
    expect(text).toBe('id   name              cost\na/b  Bravo             12\na/c  Charlie and more  –\n\n2 / 7 · after=abc');
  });
});

describe('help', () => {
  test('is in the language of the system, and every example in it works', async () => {
    const { out } = await run([], {});
    expect((await run(['-h'], { LANG: 'ru_RU.UTF-8' })).out).toMatch(/^Точные шансы/);
    const examples = out
      .split('\n')
      .filter((line) => /^ {2}rangefinder (dice|.*=)/.test(line) && !line.includes('…') && !line.includes('units'));
    expect(examples.length).toBeGreaterThan(3);
    for (const line of examples) {
      const quoted = /'(.+)'/.exec(line)?.[1];
      const words = quoted ? [quoted] : line.trim().split(' ').slice(1);
      expect(await offline(...words), line).toMatchObject({ code: 0, out: expect.stringMatching(/\w/) });
    }
  });

  test('of a calculator has its input', async () => {
    const { out } = await run(['alpha-strike', 'target-number', '--help'], {});
    expect(out).toContain('- skill: 0–8');
    expect(out).toContain(calculatorBy('alpha-strike/target-number')?.about.en);
    expect((await run(['alpha-strike', 'target-number', '-h', '--lang=ru'], {})).out).toContain('Аргументы');
  });

  test('of a rule set has its calculators', async () => {
    const { out } = await run(['alpha-strike'], {});
    expect(out).toMatch(/^alpha-strike target-number +Target number$/m);
    expect((await run(['alphaStrike', '-h', '--lang=ru'], {})).out).toMatch(/^alpha-strike target-number +[А-я]/m);
  });

  test('suggests similar questions for an unknown one, with the engine and with a service', async () => {
    const err = expect.stringMatching(/There is no calculator .*\nPerhaps:\n(.*\n)*alpha-strike target-number/);
    expect(await offline('alpha-strike', 'target-numbers', 'skill=4')).toMatchObject({ code: 1, err });
    const server = createHttpServer((_, response) => response.writeHead(404).end('{"code":"NOT_FOUND","detail":"address: …"}')).listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const api = `http://localhost:${(server.address() as AddressInfo).port}`;
    expect(await run(['alpha-strike', 'target-numbers', 'skill=4', '--api', api], {})).toMatchObject({ code: 1, err });
    expect(await run(['unit', 'a/b', '--api', api], {})).toMatchObject({ code: 1, err: 'address: …' });
    server.close();
  });

  test('suggests similar names for an unknown one', async () =>
    expect(await run(['alpha-strike', 'to-hit', '-h'], {})).toMatchObject({
      code: 1,
      err: expect.stringContaining('alpha-strike target-number'),
    }));

  test('answers a question in words', async () =>
    expect((await run(['alpha strike: skill 4, 24 inches, what do I need to hit?', '--offline', '--lang=en'], {})).out).toMatch(
      /^alpha-strike\/target-number: Target number 6/,
    ));
});

test('the version is that of the package', async () => {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  expect(await run(['--version'], {})).toEqual({ out: version, err: '', code: 0 });
});
