import { expect, test } from 'vitest';
import { faultOf } from '../file-fault.js';
import { isOwnLines, ownLineRows } from './own-lines.js';

const STATS = { type: 'BM', pointValue: 30, size: 2, move: '10"', damage: ['1', '1', '1'], armor: 4, structure: 4 };
const line = (name: string, more = {}): string => JSON.stringify({ system: 'alpha-strike', name, stats: STATS, ...more });

async function* pieces(text: string, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}
const rowsOf = async (text: string, size = 1_000) => (await Array.fromAsync(ownLineRows('test', pieces(text, size)))).flat();

test('is recognized by an entry on the first line', () => {
  expect(isOwnLines(`${line('A')}\n${line('B')}`)).toBe(true);
  expect(isOwnLines(line('A'))).toBe(true);
  expect(isOwnLines(`[${line('A')}]`)).toBe(false);
  expect(isOwnLines('{"format":"rangefinder-catalog","version":1,"units":[]}')).toBe(false);
});

test('reads an entry from every line, in any chunks, with blank lines between', async () => {
  const text = `${line('A')}\r\n\n  \n${line('B', { entry: 'unit', revision: 7, updatedAt: 'x' })}\n`;
  for (const size of [1, 2, 7, 10_000])
    expect((await rowsOf(text, size)).map(({ place: { line: at, item }, parsed }) => [parsed.kind, at, item])).toEqual([
      ['unit', 1, 1],
      ['unit', 4, 2],
    ]);
  expect(await rowsOf(' \n\n')).toEqual([]);
});

test('refuses other lines with their number, and rejects a truncated file', async () => {
  const rows = await rowsOf(`${line('A')}\n{"entry":"ship"}\n7\n{bad}\n${line('B')}`);
  expect(rows.map(({ place, parsed }) => [place.line, parsed.kind])).toEqual([
    [1, 'unit'],
    [2, 'refused'],
    [3, 'refused'],
    [4, 'refused'],
    [5, 'unit'],
  ]);
  const cut = await rowsOf(`${line('A')}\n${line('B').slice(0, 40)}`).catch((error: unknown) => error);
  expect(faultOf(cut)).toMatchObject({ path: ['test'], given: expect.stringContaining('line 2') });
});
