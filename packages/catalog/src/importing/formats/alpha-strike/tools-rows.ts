/** Rows of battletech-tools JSON: units alone or in lists, groups, forces and backups, at any depth. */
import { isObject } from '@rangefinder/rules';
import { beginning, joined } from '../../inputs/utf8.js';
import type { ParsedRow, Row } from '../../parsed-rows.js';
import { jsonRows } from '../json-rows.js';
import { isToolsUnit, readToolsRow } from './tools-json.js';

const HEAD_BYTES = 16_384;

/** The rows of an input. */
export async function* toolsRows(input: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly Row[]> {
  const { head, rest } = await beginning(chunks, HEAD_BYTES);
  const all = joined(head, rest);
  yield* jsonRows(input, isAlone(head.toString()) ? listOfOne(all) : all, (value, raw) =>
    isObject(value) && isToolsUnit(value) ? readToolsRow(value, raw) : unitsWithin(value),
  );
}

/** Units in the groups and forces of a value. Each raw row is the unit's own JSON. */
function unitsWithin(value: unknown): readonly ParsedRow[] {
  if (Array.isArray(value)) return value.flatMap(unitsWithin);
  if (!isObject(value)) return [];
  return isToolsUnit(value) ? [readToolsRow(value, JSON.stringify(value))] : Object.values(value).flatMap(unitsWithin);
}

const LIST_OF_OBJECTS = /"([^"\\]{1,60})"\s*:\s*\[\s*\{/g;

/** Whether the text is a single unit. Then its members are figures, not rows; only `move` is a list of objects. */
const isAlone = (head: string): boolean =>
  head.trimStart().startsWith('{') && [...head.matchAll(LIST_OF_OBJECTS)].every(([, name]) => name === 'move');

async function* listOfOne(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  yield* chunks;
  yield Buffer.from(']');
}
