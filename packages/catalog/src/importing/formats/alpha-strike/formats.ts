/** Formats of outside sources of Alpha Strike cards. */
import type { Format } from '../format.js';
import { type Interpret, isJson, jsonRows } from '../json-rows.js';
import { hasRule, megamekRows } from './megamek-rows.js';
import { otherMember, readMulRow } from './mul.js';
import { toolsRows } from './tools-rows.js';

const readMul: Interpret = (value, raw, member) =>
  member === null || member === 'Units' ? readMulRow(value, raw) : otherMember(member, value);

export const FORMATS: readonly Format[] = [
  {
    id: 'mul',
    name: { en: 'Master Unit List, QuickList JSON', ru: 'Master Unit List, JSON QuickList' },
    recognizes: (head) => isJson(head) && (/"BF[A-Z][A-Za-z]+"\s*:/.test(head) || /^\s*\{\s*"Units"\s*:\s*\[/.test(head)),
    rows: (input, chunks) => jsonRows(input, chunks, readMul),
  },
  {
    id: 'tools-json',
    name: { en: 'battletech-tools JSON', ru: 'JSON battletech-tools' },
    recognizes: (head) => isJson(head) && /"(?:mulID|basePoints)"\s*:/.test(head),
    rows: toolsRows,
  },
  {
    id: 'megamek',
    name: { en: 'MegaMek text', ru: 'текст MegaMek' },
    recognizes: (head) => /Point Value|\bTP:/.test(head) && hasRule(head),
    rows: megamekRows,
  },
];
