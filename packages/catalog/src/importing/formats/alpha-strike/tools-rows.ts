/** Rows of battletech-tools JSON: a list, lists within an object, or one unit alone. */
import { beginning, joined } from '../../inputs/utf8.js';
import type { Row } from '../../readings.js';
import { jsonRows } from '../json-rows.js';
import { readToolsRow } from './tools-json.js';

const HEAD_BYTES = 4_096;
/** Members that hold units. */
const MEMBERS = ['units', 'members'];

/** The rows of an input. */
export async function* toolsRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  const { head, rest } = await beginning(chunks, HEAD_BYTES);
  const all = joined(head, rest);
  yield* jsonRows(input, isAlone(head.toString()) ? listOfOne(all) : all, (value, raw, member) =>
    member === null || MEMBERS.includes(member) ? readToolsRow(value, raw) : undefined,
  );
}

/** Whether the object that the text is, is a unit: then its members are figures and no rows. */
const isAlone = (head: string): boolean => head.trimStart().startsWith('{') && !MEMBERS.some((member) => head.includes(`"${member}"`));

async function* listOfOne(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  yield* chunks;
  yield Buffer.from(']');
}
