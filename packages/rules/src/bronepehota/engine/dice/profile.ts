/**
 * Weapon figures in armlist notation: range `D6+2`, power `4D12`. Latin and Cyrillic letters are accepted in any case, because
 * players copy them from Russian sheets.
 */
import type { TextField } from '../../../calculator/fields.js';
import { dieText } from '../../../text/die.js';
import type { Language, Text } from '../../../text/language.js';

/** Faces of the dice used in the game. */
export const DICE = [6, 12, 20] as const;

/** The range of a weapon: one die plus a number, in steps. */
export interface Reach {
  readonly faces: number;
  readonly bonus: number;
}

/** The power of a weapon: equal dice, each compared separately. */
export interface Power {
  readonly count: number;
  readonly faces: number;
}

/** No armlist has more dice. */
export const MAX_DICE = 40;
const NUMBER = '[1-9]|[1-3]\\d|40';
const REACH = /^\s*1?\s*[DdДд]\s*(6|12|20)\s*(?:\+\s*(\d|[1-3]\d|40)\s*)?$/;
const POWER = new RegExp(`^\\s*(${NUMBER})?\\s*[DdДд]\\s*(6|12|20)\\s*$`);

const MAX_TEXT_CHARACTERS = 16;
const REACH_ALLOWED: Text = {
  en: 'D6, D12 or D20, with a number to add up to 40 if there is one: D6+2',
  ru: 'Д6, Д12 или Д20 и, если есть, прибавка до 40: Д6+2',
};
const POWER_ALLOWED: Text = { en: '1 to 40 dice D6, D12 or D20: 4D12', ru: 'от 1 до 40 кубиков Д6, Д12 или Д20: 4Д12' };

type Part = Pick<TextField, 'kind' | 'maxLength' | 'pattern' | 'allowed' | 'dice'>;

/** Common properties of range fields. */
export const REACH_TEXT = {
  kind: 'text',
  maxLength: MAX_TEXT_CHARACTERS,
  pattern: REACH,
  allowed: REACH_ALLOWED,
  dice: true,
} as const satisfies Part;
/** Common properties of power fields. */
export const POWER_TEXT = {
  kind: 'text',
  maxLength: MAX_TEXT_CHARACTERS,
  pattern: POWER,
  allowed: POWER_ALLOWED,
  dice: true,
} as const satisfies Part;

/**
 * Parses a range that its field accepted.
 * @throws Error on any other text.
 * @example reachOf('Д6+2') // { faces: 6, bonus: 2 }
 */
export function reachOf(text: string): Reach {
  const found = REACH.exec(text);
  if (!found) throw new Error(`not a range: ${text}`);
  return { faces: Number(found[1]), bonus: Number(found[2] ?? 0) };
}

/**
 * Parses a power that its field accepted.
 * @throws Error on any other text.
 * @example powerOf('4Д12') // { count: 4, faces: 12 }
 */
export function powerOf(text: string): Power {
  const found = POWER.exec(text);
  if (!found) throw new Error(`not a power: ${text}`);
  return { count: Number(found[1] ?? 1), faces: Number(found[2]) };
}

/** `D6+2`, `Д12` */
export const reachText = ({ faces, bonus }: Reach, language: Language): string =>
  `${dieText(faces, language)}${bonus === 0 ? '' : `+${bonus}`}`;

/** `4D12`, `1Д20` */
export const powerText = ({ count, faces }: Power, language: Language): string => `${count}${dieText(faces, language)}`;

/** A die in both languages, for tables. */
export const dieWords = (faces: number): Text => ({ en: dieText(faces, 'en'), ru: dieText(faces, 'ru') });
