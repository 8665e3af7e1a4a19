import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipFile } from '../../testing/zip-file.js';
import { faultOf } from '../file-fault.js';
import { inputsOf } from './inputs.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rangefinder-inputs-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}

async function* stream(...parts: readonly (string | Buffer)[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part);
}

/** Names and contents of all inputs of some paths. */
async function read(paths: readonly string[], standardInput = stream()): Promise<readonly (readonly [string, string])[]> {
  const found: [string, string][] = [];
  for await (const input of inputsOf(paths, standardInput))
    found.push([input.name, Buffer.concat(await Array.fromAsync(input.read())).toString()]);
  return found;
}

const fault = async (work: Promise<unknown>) => faultOf(await work.catch((error: unknown) => error));

describe('inputs', () => {
  test('are files in the given order, and standard input', async () => {
    const paths = [await put('b.json', 'B'), '-', await put('a.json', 'A')];
    expect(await read(paths, stream('in', 'put'))).toEqual([
      ['b.json', 'B'],
      ['standard input', 'input'],
      ['a.json', 'A'],
    ]);
    expect(await read(['-'])).toEqual([['standard input', '']]);
  });

  test('are all files in folders and subfolders by name, without hidden ones', async () => {
    await Promise.all([put('all/2.json', '2'), put('all/1/x.csv', '1'), put('all/.hidden', 'no')]);
    await put(
      'all/3.zip',
      zipFile([
        { name: 'z/one.json', content: 'one' },
        { name: '__MACOSX/x', content: 'no' },
        { name: 'z/', content: '' },
      ]),
    );
    expect(await read([join(folder, 'all')])).toEqual([
      ['1/x.csv', '1'],
      ['2.json', '2'],
      ['3.zip/z/one.json', 'one'],
    ]);
  });

  test('include links to files; pipes, circular and broken links are skipped and reported', async () => {
    await put('links/a.json', 'A');
    await put('links/.git/config', 'no');
    const at = (name: string) => join(folder, 'links', name);
    await Promise.all([symlink(at('a.json'), at('b.json')), symlink(at('none'), at('c.json')), symlink(at(''), at('d'))]);
    execFileSync('mkfifo', [at('e.json')]);
    expect(await read([at('')])).toEqual([
      ['a.json', 'A'],
      ['b.json', 'A'],
      ['c.json', ''],
      ['d', ''],
      ['e.json', ''],
    ]);
  });

  test('include files of archives with any name', async () => {
    const path = await put('data.bin', zipFile([{ name: 'имя.json', content: 'x'.repeat(100_000) }]));
    expect((await read([path])).map(([name, content]) => [name, content.length])).toEqual([['data.bin/имя.json', 100_000]]);
  });

  test('include gzip files with any name, in folders and on standard input', async () => {
    const packed = gzipSync('[{"a":"ё"}]');
    const path = await put('packed/units.jsonl.gz', packed);
    expect(await read([path])).toEqual([['units.jsonl.gz', '[{"a":"ё"}]']]);
    expect(await read([join(folder, 'packed')])).toEqual([['units.jsonl.gz', '[{"a":"ё"}]']]);
    expect(await read(['-'], stream(packed.subarray(0, 3), packed.subarray(3)))).toEqual([['standard input', '[{"a":"ё"}]']]);
    const parts = Buffer.concat([gzipSync('one '), gzipSync('two')]);
    expect(await read([await put('parts.gz', parts)])).toEqual([['parts.gz', 'one two']]);
  });
});

describe('inputs that cannot be read', () => {
  test('report a missing file', async () => {
    expect(await fault(read([join(folder, 'none')]))).toMatchObject({ path: [join(folder, 'none')] });
  });

  test('report a pipe, which may never end', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    expect(await fault(read([path]))).toMatchObject({ path: [path], allowed: { en: expect.stringContaining('standard input') } });
  });

  test.each([
    ['shrinks', (path: string) => truncate(path, 10), 10],
    ['goes away', (path: string) => rm(path), 'ENOENT'],
  ])('report a file that %s before it is read', async (_, change, given) => {
    const path = await put('changing.csv', 'x'.repeat(100));
    const work = async () => {
      for await (const input of inputsOf([path], stream())) {
        await change(path);
        await Array.fromAsync(input.read());
      }
    };
    expect(await fault(work())).toMatchObject({ code: 'BAD_FORMAT', path: ['changing.csv'], given });
  });

  test('report an error of standard input', async () => {
    async function* breaking(): AsyncGenerator<Buffer> {
      yield Buffer.from('{"Units":[');
      throw Object.assign(new Error('broken'), { code: 'EIO' });
    }
    expect(await fault(read(['-'], breaking()))).toMatchObject({ path: ['standard input'], given: 'EIO' });
  });

  test('report an archive on standard input', async () => {
    expect(await fault(read(['-'], stream(zipFile([]))))).toMatchObject({ path: ['standard input'] });
  });

  test('report a truncated or changed gzip file', async () => {
    const whole = gzipSync(Buffer.from(Array.from({ length: 9_000 }, (_, index) => (index * 7_919) % 251)));
    for (const length of [whole.length - 1, whole.length - 9, 40, 5])
      expect(await fault(read([await put('cut.gz', whole.subarray(0, length))]))).toMatchObject({ code: 'BAD_FORMAT', path: ['cut.gz'] });
    const changed = Buffer.concat([whole.subarray(0, -6), Buffer.from([1, 2]), whole.subarray(-4)]);
    expect(await fault(read([await put('sum.gz', changed)]))).toMatchObject({
      path: ['sum.gz'],
      allowed: { en: expect.stringContaining('gzip') },
    });
  });

  test('report a gzip bomb', async () => {
    const path = await put('bomb.gz', gzipSync(Buffer.alloc(80 * 1024 * 1024), { level: 9 }));
    expect(await fault(read([path]))).toMatchObject({ path: ['bomb.gz'], allowed: { en: expect.stringContaining('unpack') } });
  });

  test('report a truncated archive', async () => {
    const whole = zipFile([{ name: 'a.json', content: 'A'.repeat(9_000) }]);
    for (const length of [whole.length - 1, whole.length - 30, 40, 5])
      expect(await fault(read([await put('cut.zip', whole.subarray(0, length))]))).toMatchObject({ code: 'BAD_FORMAT', path: ['cut.zip'] });
  });

  test('report an archive with changed bytes', async () => {
    const whole = zipFile([{ name: 'a.json', content: Buffer.from(Array.from({ length: 9_000 }, (_, index) => (index * 7_919) % 251)) }]);
    const changed = Buffer.concat([whole.subarray(0, 60), Buffer.from([whole[60] === 0 ? 1 : 0]), whole.subarray(61)]);
    expect(await fault(read([await put('changed.zip', changed)]))).toMatchObject({ code: 'BAD_FORMAT' });
  });

  test('report changed bytes that still unpack', async () => {
    const whole = zipFile([{ name: 'a.json', content: 'A'.repeat(9_000) }]);
    const sum = whole.toString('latin1', 14, 18);
    const changed = Buffer.from(whole.toString('latin1').replaceAll(sum, 'ABCD'), 'latin1');
    expect(await fault(read([await put('sum.zip', changed)]))).toMatchObject({
      path: ['sum.zip/a.json'],
      allowed: { en: expect.stringContaining('checksum') },
    });
  });

  test('report an archive with a password', async () => {
    const locked = zipFile([{ name: 'a.json', content: 'A' }]);
    locked.writeUInt16LE(0x0801, locked.indexOf(Buffer.from('504b0102', 'hex')) + 8);
    expect(await fault(read([await put('locked.zip', locked)]))).toMatchObject({ allowed: { en: expect.stringContaining('password') } });
  });

  test('report an archive of files that are harmless one by one', async () => {
    const zeros = Buffer.alloc(40_000_000);
    const bomb = zipFile(['1', '2'].map((name) => ({ name, content: zeros })));
    expect(await fault(read([await put('many.zip', bomb)]))).toMatchObject({ path: ['many.zip'], given: 80_000_000 });
  });

  test('report a zip bomb before it is unpacked', async () => {
    const bomb = zipFile([{ name: 'zeros.json', content: Buffer.alloc(80_000_000) }]);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await fault(read([await put('bomb.zip', bomb)]))).toMatchObject({ path: ['bomb.zip/zeros.json'], given: 80_000_000 });
  });

  test('report a zip bomb with false sizes as soon as it exceeds them', async () => {
    const liar = zipFile([{ name: 'zeros.json', content: Buffer.alloc(80_000_000), statedSize: 1_000 }]);
    expect(await fault(read([await put('liar.zip', liar)]))).toMatchObject({ code: 'BAD_FORMAT', path: ['liar.zip/zeros.json'] });
  });
});
