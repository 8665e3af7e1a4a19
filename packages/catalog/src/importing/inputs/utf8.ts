/** Converts a file to valid UTF-8, from UTF-8 with or without a byte order mark, or UTF-16 with one. */
import { isUtf8 } from 'node:buffer';
import { fileFault } from '../file-fault.js';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const NEWLINE = 0x0a;
/** Maximum bytes of a character in UTF-8. */
const MAX_CHARACTER_BYTES = 4;

const MARKS = [
  { encoding: 'utf-16le', mark: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', mark: Buffer.from([0xfe, 0xff]) },
] as const;

/**
 * The text of an input as UTF-8 without a byte order mark. Throws a file fault with line and byte of invalid text.
 * @example for await (const chunk of utf8('units.json', createReadStream('units.json'))) …
 */
export async function* utf8(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, rest } = await beginning(chunks, MAX_CHARACTER_BYTES);
  const marked = MARKS.find(({ mark }) => head.subarray(0, mark.length).equals(mark));
  const plain = head.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? UTF8_MARK.length : 0;
  yield* checked(input, marked === undefined ? joined(head.subarray(plain), rest) : decoded(input, marked.encoding, joined(head, rest)));
}

/** The rest of a stream. Close it if it is not read; otherwise its file stays open. */
export interface Rest extends AsyncIterable<Buffer> {
  close(): Promise<void>;
}

/** Reads at least `least` bytes of a stream, if it has as many, and returns them with the rest. */
export async function beginning(chunks: AsyncIterable<Buffer>, least: number): Promise<{ readonly head: Buffer; readonly rest: Rest }> {
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

function remaining(iterator: AsyncIterator<Buffer>): Rest {
  const close = async (): Promise<void> => {
    await iterator.return?.();
  };
  return { [Symbol.asyncIterator]: () => iterator, close };
}

/** Joins the beginning of a stream and its rest. */
export async function* joined(head: Buffer, rest: Rest): AsyncGenerator<Buffer> {
  try {
    if (head.length > 0) yield head;
    yield* rest;
  } finally {
    await rest.close();
  }
}

/** Bytes of a UTF-16 unit; a character has one or two of them. */
const UNIT = 2;

/** Decodes UTF-16. Lone surrogates are an error; a decoder would replace them silently. */
async function* decoded(input: string, encoding: Utf16, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [offset, line] = [0, 1];
  let carried: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([carried, chunk]);
    const units = inLittleEnd(encoding, bytes.subarray(0, bytes.length - (bytes.length % UNIT))).toString('utf16le');
    const text = endsInHalf(units) ? units.slice(0, -1) : units;
    const lone = text.search(LONE_HALF);
    if (lone >= 0) throw notUtf16(input, offset + lone * UNIT, line + linesIn(text.slice(0, lone)));
    yield Buffer.from(offset === 0 ? text.replace(MARK, '') : text);
    offset += text.length * UNIT;
    line += linesIn(text);
    carried = bytes.subarray(text.length * UNIT);
  }
  if (carried.length > 0) throw notUtf16(input, offset, line);
}

type Utf16 = (typeof MARKS)[number]['encoding'];

const MARK = /^\ufeff/;
const LONE_HALF = /\p{Surrogate}/u;

const inLittleEnd = (encoding: Utf16, units: Buffer): Buffer => (encoding === 'utf-16le' ? units : Buffer.from(units).swap16());
const endsInHalf = (text: string): boolean => /[\ud800-\udbff]$/.test(text.slice(-1));
const linesIn = (text: string): number => text.split('\n').length - 1;

const notUtf16 = (input: string, byte: number, line: number): Error =>
  fileFault(input, `byte ${byte}`, {
    en: `text in UTF-16 as its mark says; line ${line} (byte ${byte}) is not: save the file as UTF-8`,
    ru: `текст в UTF-16, как говорит его метка; строка ${line} (байт ${byte}) не в нём: сохраните файл в UTF-8`,
  });

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

/** Number of bytes at the end that begin an incomplete character. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(MAX_CHARACTER_BYTES - 1, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

/** Finds the first invalid byte by bisection. */
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

/** Counts line breaks. */
function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}
