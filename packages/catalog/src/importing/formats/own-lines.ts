/**
 * Our own JSON lines, the format of downloads: one entry on each line, `{"entry":"weapon",…}`, weapons and armor before the units
 * that refer to them.
 */
import type { Row } from '../parsed-rows.js';
import { jsonRows } from './json-rows.js';
import { readOwnLine } from './own-entry.js';

const NEWLINE = 0x0a;

/**
 * Whether a text has one of our entries on its first line.
 * @example isOwnLines('{"entry":"unit","system":"alpha-strike","name":"Atlas"}\n{') // true
 */
export function isOwnLines(head: string): boolean {
  const [first = ''] = head.trimStart().split('\n', 1);
  try {
    const value: unknown = JSON.parse(first);
    return typeof value === 'object' && value !== null && typeof (value as { system?: unknown }).system === 'string';
  } catch {
    return false;
  }
}

/** The entries, line by line. */
export const ownLineRows = (input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> =>
  jsonRows(input, asArray(chunks), (value, raw) => readOwnLine(value, raw));

/** Converts lines to the elements of an array, with the same line numbers. */
async function* asArray(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  let [hasEntry, isBehindLine] = [false, false];
  for await (const chunk of chunks) {
    const parts: Buffer[] = [];
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf(NEWLINE, from);
      const line = chunk.subarray(from, end < 0 ? chunk.length : end);
      if (!isBlank(line)) {
        if (hasEntry && isBehindLine) parts.push(COMMA);
        [hasEntry, isBehindLine] = [true, false];
      }
      parts.push(line);
      if (end < 0) break;
      parts.push(LINE_BREAK);
      isBehindLine = true;
      from = end + 1;
    }
    yield Buffer.concat(parts);
  }
  yield Buffer.from(']');
}

const COMMA = Buffer.from(',');
const LINE_BREAK = Buffer.from([NEWLINE]);
const isBlank = (line: Buffer): boolean => line.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
