/** Formats of Alpha Strike cards from other programs. */
import type { Format } from '../format.js';
import { type Interpret, isJson, jsonRows } from '../json-rows.js';
import { hasRule, megamekRows } from './megamek-rows.js';
import { readMekBayRow } from './mekbay.js';
import { otherMember, readMulRow } from './mul.js';
import { isToolsForce, toolsRows } from './tools-rows.js';

const IS_MEKBAY_CARD = /"as"\s*:\s*\{\s*"(?:TP|PV|SZ|TMM|MV|OV|Th|Arm|Str|specials|dmg|uses\w+)"/;

const readMul: Interpret = (value, raw, member) =>
  member === null || member === 'Units' ? readMulRow(value, raw) : otherMember(member, value);

const readMekBay: Interpret = (value, raw, member) => (member === null || member === 'units' ? readMekBayRow(value, raw) : undefined);

/** Formats that embed rows of the Master Unit List come before its own. */
export const FORMATS: readonly Format[] = [
  {
    id: 'tools-json',
    name: { en: 'battletech-tools JSON', ru: 'JSON battletech-tools' },
    recognizes: (head) => isJson(head) && isToolsForce(head),
    rows: toolsRows,
  },
  {
    id: 'mekbay',
    name: { en: 'MekBay JSON', ru: 'JSON MekBay' },
    recognizes: (head) => isJson(head) && ((/"chassis"\s*:/.test(head) && /"model"\s*:/.test(head)) || IS_MEKBAY_CARD.test(head)),
    rows: (input, chunks) => jsonRows(input, chunks, readMekBay),
  },
  {
    id: 'mul',
    name: { en: 'Master Unit List, QuickList JSON', ru: 'Master Unit List, JSON QuickList' },
    recognizes: (head) => isJson(head) && (/"BF[A-Z][A-Za-z]+"\s*:/.test(head) || /^\s*\{\s*"Units"\s*:\s*\[/.test(head)),
    rows: (input, chunks) => jsonRows(input, chunks, readMul),
  },
  {
    id: 'megamek',
    name: { en: 'MegaMek text', ru: 'текст MegaMek' },
    recognizes: (head) => /Point Value|\bTP:/.test(head) && hasRule(head),
    rows: megamekRows,
  },
];
