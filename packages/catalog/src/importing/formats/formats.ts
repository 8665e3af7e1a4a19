/** All formats, and which of them a file is: told by what is in it, never by its name. */
import type { Text } from '@rangefinder/rules';
import type { Format } from './format.js';
import { type Interpret, jsonRows } from './json-rows.js';
import { hasRule, megamekRows } from './megamek-rows.js';
import { otherMember, readMulRow } from './mul.js';
import { delimiterOf, ownCsvRows } from './own-csv.js';
import { OWN_JSON, readOwnJson } from './own-json.js';
import { toolsRows } from './tools-rows.js';

const json =
  (interpret: Interpret): Format['rows'] =>
  (input, chunks) =>
    jsonRows(input, chunks, interpret);
const isJson = (head: string): boolean => /^\s*[[{]/.test(head);

/** The formats, most telling first. */
const FORMATS: readonly Format[] = [
  {
    id: 'own-json',
    name: { en: 'Rangefinder JSON', ru: 'JSON Rangefinder' },
    recognizes: (head) => isJson(head) && (head.includes(`"${OWN_JSON.format}"`) || /"system"\s*:/.test(head)),
    rows: json(readOwnJson),
  },
  {
    id: 'mul',
    name: { en: 'Master Unit List, QuickList JSON', ru: 'Master Unit List, JSON QuickList' },
    recognizes: (head) => isJson(head) && (/"BF[A-Z][A-Za-z]+"\s*:/.test(head) || /^\s*\{\s*"Units"\s*:\s*\[/.test(head)),
    rows: json((value, raw, member) => (member === null || member === 'Units' ? readMulRow(value, raw) : otherMember(member, value))),
  },
  {
    id: 'tools-json',
    name: { en: 'battletech-tools JSON', ru: 'JSON battletech-tools' },
    recognizes: (head) => isJson(head) && /"(?:mulID|basePoints)"\s*:/.test(head),
    rows: toolsRows,
  },
  {
    id: 'own-csv',
    name: { en: 'Rangefinder CSV', ru: 'CSV Rangefinder' },
    recognizes: (head) => delimiterOf(head) !== undefined,
    rows: ownCsvRows,
  },
  {
    id: 'megamek',
    name: { en: 'MegaMek text', ru: 'текст MegaMek' },
    recognizes: (head) => /Point Value|\bTP:/.test(head) && hasRule(head),
    rows: megamekRows,
  },
];

/** Bytes of a file that are enough to know it. */
export const HEAD_BYTES = 16_384;

/**
 * The format of a file that begins so, or undefined.
 * @example formatOf('{"Units":[')?.id // 'mul'
 */
export const formatOf = (head: string): Format | undefined => FORMATS.find((format) => format.recognizes(head));

/** What can be read, for messages. */
export const READABLE: Text = {
  en: `a file in one of: ${FORMATS.map(({ name }) => name.en).join(', ')}`,
  ru: `файл в одном из форматов: ${FORMATS.map(({ name }) => name.ru).join(', ')}`,
};
