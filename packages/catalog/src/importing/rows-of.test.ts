import { expect, test } from 'vitest';
import { all } from '../testing/import-text.js';
import { mulFile, mulRow } from '../testing/mul-rows.js';
import { faultOf } from './file-fault.js';
import { HEAD_BYTES } from './formats/formats.js';
import type { Input } from './inputs/input.js';
import { rowsOf } from './rows-of.js';

/** An input that records whether it is closed. */
function watched(content: string | Buffer, optional: boolean): { readonly input: Input; readonly closed: () => boolean } {
  let isClosed = false;
  async function* read(): AsyncGenerator<Buffer> {
    try {
      for (let part = 0; part < 9; part++) yield Buffer.from(content);
    } finally {
      isClosed = true;
    }
  }
  return { input: { name: 'file', size: undefined, optional, read }, closed: () => isClosed };
}

test.each([
  ['binary', Buffer.alloc(HEAD_BYTES)],
  ['text of no known format', 'x'.repeat(HEAD_BYTES)],
])('closes a skipped input: %s', async (_, content) => {
  const { input, closed } = watched(content, true);
  const { rows, passedOver } = rowsOf(all(input));
  expect(await Array.fromAsync(rows)).toEqual([]);
  expect([passedOver(), closed()]).toEqual([['file'], true]);
});

test('reports zero bytes', async () => {
  const text = Buffer.from(mulFile([mulRow()]), 'utf16le');
  const { rows } = rowsOf(all(watched(text, false).input));
  const fault = faultOf(await Array.fromAsync(rows).catch((error: unknown) => error));
  expect(fault).toMatchObject({ given: 'byte 1', allowed: { en: expect.stringContaining('UTF-16 with a mark') } });
});

test('keeps only the beginning of refused values', async () => {
  const long = 'x'.repeat(1_000_000);
  const row = JSON.stringify(mulRow({ Name: long, BFArmor: Array.from({ length: 1_000 }) }));
  const own = JSON.stringify({
    system: 'alpha-strike',
    name: 'x',
    sourceId: long.slice(0, 400_000),
    stats: { [long.slice(0, 400_000)]: 1 },
  });
  for (const text of [`{"Units":[${row}]}`, `[${own}]`, `{"Units":[{${long}}]}`]) {
    const { rows } = rowsOf(all({ ...watched('', false).input, read: () => all(Buffer.from(text)) }));
    const [found] = (await Array.fromAsync(rows)).flat();
    expect(found?.parsed.kind).toBe('refused');
    expect(JSON.stringify(found?.parsed).length).toBeLessThan(5_000);
  }
});
