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

/** Parsed units of a value. Each raw row is the unit's own JSON. */
const unitsWithin = (value: unknown): readonly ParsedRow[] =>
  toolsUnitsIn(value).map(({ unit }) => readToolsRow(unit, JSON.stringify(unit)));

/** A unit within a value, and the name of the group that contains it. */
export interface ToolsUnit {
  readonly unit: Readonly<Record<string, unknown>>;
  readonly group: string | undefined;
}

/** Units in the groups and forces of a value, at any depth. */
export function toolsUnitsIn(value: unknown, group?: string): readonly ToolsUnit[] {
  if (Array.isArray(value)) return value.flatMap((item) => toolsUnitsIn(item, group));
  if (!isObject(value)) return [];
  if (isToolsUnit(value)) return [{ unit: value, group }];
  const own = typeof value.name === 'string' && value.name.trim() !== '' ? value.name.trim() : group;
  return Object.values(value).flatMap((inner) => toolsUnitsIn(inner, own));
}

/** Whether JSON with this beginning has units or forces of these tools. */
export const isToolsForce = (head: string): boolean =>
  /"(?:mulID|basePoints|originalStats)"\s*:/.test(head) || /"groups"\s*:\s*\[\s*\{/.test(head);

const LIST_OF_OBJECTS = /"([^"\\]{1,60})"\s*:\s*\[\s*\{/g;

/** Whether the text is a single unit. Then its members are figures, not rows; only `move` is a list of objects. */
const isAlone = (head: string): boolean =>
  head.trimStart().startsWith('{') && [...head.matchAll(LIST_OF_OBJECTS)].every(([, name]) => name === 'move');

async function* listOfOne(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('[');
  yield* chunks;
  yield Buffer.from(']');
}
