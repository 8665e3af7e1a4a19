/** Conversion between values and cells of our own CSV. */
import { isObject, LANGUAGES } from '@rangefinder/rules';
import { MAX_ELEMENT_DEPTH } from './json-splitter.js';

/** Converts the cells of a column. A cell that cannot be parsed stays a text, which the check refuses. */
export interface Cell {
  readonly write: (value: unknown) => string;
  readonly read: (cell: string) => unknown;
}

export const textCell: Cell = { write: (value) => String(value), read: (cell) => cell };

const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;
export const numberCell: Cell = {
  write: (value) => String(value),
  read: (cell) => (NUMBER.test(cell.trim()) ? Number(cell) : cell),
};

const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
export const booleanCell: Cell = {
  write: (value) => String(value),
  read: (cell) => YES_NO.get(cell.trim().toLowerCase()) ?? cell,
};

export const jsonCell: Cell = { write: (value) => JSON.stringify(value), read: (cell) => parseJsonCell(cell) };

/** Items that would not survive as part of a list. */
const AMBIGUOUS = /[|]|^\[|^\s|\s$|^$/;

/** `AC2/2/- | IF1`; ambiguous lists are written as JSON. */
export const listCell: Cell = {
  write: (value) => {
    const texts = value as readonly string[];
    return texts.every((each) => !AMBIGUOUS.test(each)) ? texts.join(' | ') : JSON.stringify(value);
  },
  read: (cell) => (cell.startsWith('[') ? parseJsonCell(cell) : cell.split('|').map((part) => part.trim())),
};

type Alias = string | { readonly text: string; readonly language: string | null };
const OF_LANGUAGE = new RegExp(`^(?:(${LANGUAGES.join('|')}):)?(.*)$`, 's');

/** `Loki | ru:Локи`; ambiguous lists are written as JSON. */
export const aliasCell: Cell = {
  write: (value) => {
    const list = (value as readonly Alias[]).map((alias) => (typeof alias === 'string' ? { text: alias, language: null } : alias));
    const parts = list.map(({ text, language }) => (language === null ? text : `${language}:${text}`));
    const isPlain = list.every(
      ({ text }, index) => !AMBIGUOUS.test(text) && (parts[index] !== text || OF_LANGUAGE.exec(text)?.[1] === undefined),
    );
    return isPlain ? parts.join(' | ') : JSON.stringify(list);
  },
  read: (cell) =>
    cell.startsWith('[')
      ? parseJsonCell(cell)
      : cell.split('|').map((part) => {
          const [, language = null, text = ''] = OF_LANGUAGE.exec(part.trim()) ?? [];
          return { text, language };
        }),
};

interface Mounted {
  readonly weaponId?: unknown;
  readonly weapon?: unknown;
}

/** Mounted weapons as JSON with their ids. Also takes the weapons of a unit as the API shows them, which are whole entries. */
export const mountsCell: Cell = {
  write: (value) =>
    JSON.stringify((value as readonly Mounted[]).map(({ weaponId, weapon = weaponId, ...mount }) => ({ weapon: idOf(weapon), ...mount }))),
  read: jsonCell.read,
};

const idOf = (weapon: unknown): unknown => (isObject(weapon) ? weapon.id : weapon);

/** Parses a cell as JSON. One that is nested too deep stays a text, since a recursive check would overflow the stack. */
export function parseJsonCell(cell: string): unknown {
  if (depthOf(cell) > MAX_ELEMENT_DEPTH) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** Maximum nesting of brackets. Brackets in texts may count, but no entry has so many. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const bracket of text.match(/[[\]{}]/g) ?? []) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
