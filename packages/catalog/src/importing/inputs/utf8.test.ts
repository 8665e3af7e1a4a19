import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../file-fault.js';
import { utf8 } from './utf8.js';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (bytes: Buffer, size = 3): Promise<string> =>
  Buffer.concat(await Array.fromAsync(utf8('file', pieces(bytes, size)))).toString();

describe('text', () => {
  test('does not depend on the chunks', async () => {
    const text = fc.string({ unit: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (given, size) => {
        expect(await read(Buffer.from(given), size)).toBe(given);
      }),
    );
  });

  test.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffТекст')],
    ['UTF-16, little end first', Buffer.from('\ufeffТекст', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffТекст', 'utf16le').swap16()],
  ])('in %s', async (_, bytes) => expect(await read(bytes)).toBe('Текст'));

  test('in UTF-16 with surrogate pairs does not depend on the chunks', async () => {
    for (const size of [1, 2, 3, 5, 64]) expect(await read(Buffer.from('\ufeff😀Я\n😀', 'utf16le'), size)).toBe('😀Я\n😀');
  });
});

describe('invalid text is refused with its place', () => {
  const windows1251 = Buffer.from([0xcf, 0xf0, 0xe8]);
  test.each([
    ['another encoding', Buffer.concat([Buffer.from('name\nab,'), windows1251]), 'byte 8', 'line 2'],
    ['a character cut off at the end', Buffer.concat([Buffer.from('x\n'), Buffer.from('ы').subarray(0, 1)]), 'byte 2', 'line 2'],
    ['half a pair', Buffer.from([0x41, 0xed, 0xa0, 0x80, 0x42]), 'byte 1', 'line 1'],
    ['half a pair in UTF-16', Buffer.from('\ufeffa\n\ud800b', 'utf16le'), 'byte 6', 'line 2'],
    ['half a pair at the end of UTF-16', Buffer.from('\ufeffa\n\ud83d', 'utf16le').swap16(), 'byte 6', 'line 2'],
    ['half a unit of UTF-16', Buffer.from('\ufeffa\nb', 'utf16le').subarray(0, -1), 'byte 6', 'line 2'],
  ])('%s', async (_, bytes, given, line) => {
    for (const size of [1, 2, 64]) {
      const problem = faultOf(await read(bytes, size).catch((error: unknown) => error));
      expect(problem).toMatchObject({ code: 'BAD_FORMAT', path: ['file'], given, allowed: { en: expect.stringContaining(line) } });
    }
  });

  test('throws nothing but file faults', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 60 }), fc.integer({ min: 1, max: 9 }), async (bytes, size) => {
        const outcome = await read(Buffer.from(bytes), size).catch((error: unknown) => faultOf(error) ?? error);
        expect(typeof outcome === 'string' || (outcome as { code?: unknown }).code === 'BAD_FORMAT').toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
