/** Bytes of a file as checked UTF-8, whatever it was saved in: UTF-8 with or without a mark, UTF-16 with one. */
import { isUtf8 } from 'node:buffer';
import { fileFault } from '../file-fault.js';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const NEWLINE = 0x0a;
/** Longest character in UTF-8. */
const LONGEST = 4;

const MARKS = [
  { encoding: 'utf-16le', mark: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', mark: Buffer.from([0xfe, 0xff]) },
] as const;

/**
 * The text of an input as UTF-8 without a mark; throws a file fault with line and byte where it is not text.
 * @example for await (const chunk of utf8('units.json', createReadStream('units.json'))) …
 */
export async function* utf8(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, rest } = await beginning(chunks, LONGEST);
  const marked = MARKS.find(({ mark }) => head.subarray(0, mark.length).equals(mark));
  const plain = head.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? UTF8_MARK.length : 0;
  yield* checked(input, marked === undefined ? joined(head.subarray(plain), rest) : decoded(marked.encoding, joined(head, rest)));
}

/** The first bytes of a stream, at least so many unless it is shorter, and what follows them. */
export async function beginning(
  chunks: AsyncIterable<Buffer>,
  least: number,
): Promise<{ readonly head: Buffer; readonly rest: AsyncGenerator<Buffer> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const parts: Buffer[] = [];
  for (let length = 0; length < least; ) {
    const { done, value } = await iterator.next();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  return { head: Buffer.concat(parts), rest: remaining(iterator) };
}

async function* remaining(iterator: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

/** A stream again of its beginning and the rest. */
export async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}

async function* decoded(encoding: 'utf-16le' | 'utf-16be', chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  const last = Buffer.from(decoder.decode());
  if (last.length > 0) yield last;
}

async function* checked(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [offset, line] = [0, 1];
  let carried: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
    const whole = bytes.subarray(0, bytes.length - unfinished(bytes));
    if (!isUtf8(whole)) throw notText(input, whole, offset, line);
    yield whole;
    offset += whole.length;
    line += countLines(whole);
    carried = bytes.subarray(whole.length);
  }
  if (carried.length > 0) throw notText(input, carried, offset, line);
}

/** Bytes at the end that begin a character whose rest is still to come. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(LONGEST - 1, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/** Halves the bytes down to the first that are not UTF-8. */
function notText(input: string, bytes: Buffer, offset: number, line: number): Error {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isUtf8(bytes.subarray(0, middle - unfinished(bytes.subarray(0, middle))))) good = middle;
    else bad = middle;
  }
  const sound = good - unfinished(bytes.subarray(0, good));
  const [atByte, atLine] = [offset + sound, line + countLines(bytes.subarray(0, sound))];
  return fileFault(input, `byte ${atByte}`, {
    en: `text in UTF-8; line ${atLine} (byte ${atByte}) is not: save the file as UTF-8`,
    ru: `текст в UTF-8; строка ${atLine} (байт ${atByte}) не в нём: сохраните файл в UTF-8`,
  });
}

/** Ends of lines among the bytes. */
export function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}
