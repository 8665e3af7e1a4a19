/** Other ways to read what was typed, tried in turn where nothing is called so. Pure. */
import type { UnitFilter } from '../domain/unit-filter.js';
import { erasNamed, factionsNamed } from '../fielding/fielding.js';
import { FIELDINGS } from '../fielding/listed.js';
import { foldText, latinText } from '../text/fold.js';

/** The keys of a keyboard in both layouts, in the same order. */
const KEYS = {
  en: "`qwertyuiop[]asdfghjkl;'zxcvbnm,.",
  ru: 'ёйцукенгшщзхъфывапролджэячсмитьбю',
} as const;
const PARTNER: ReadonlyMap<string, string> = new Map([...KEYS.en].flatMap((key, index) => pairOf(key, KEYS.ru[index] ?? key)));

function pairOf(latin: string, cyrillic: string): readonly (readonly [string, string])[] {
  return [
    [latin, cyrillic],
    [cyrillic, latin],
  ];
}

/**
 * The text as another keyboard layout would have written it.
 * @example otherLayout('фед7-в') // 'atl7-d'
 */
export const otherLayout = (text: string): string => [...text.toLowerCase()].map((key) => PARTNER.get(key) ?? key).join('');

/** Codes are Latin, whatever letters they are typed in. */
export const inLatin = (text: string): string => latinText(foldText(text));

/**
 * Short pieces in one: a code that was typed with blanks.
 * @example piecesJoined('as 7 d') // 'as7d'
 */
export const piecesJoined = (text: string): string =>
  foldText(text).replace(/(?<![\p{L}\d])([\p{L}\d]{1,3})(?: ([\p{L}\d]{1,3})(?![\p{L}\d]))+/gu, (run) => run.replaceAll(' ', ''));

/** Words of a text, and what the others say of who fields it. */
export interface FieldedText {
  readonly text: string;
  readonly filter: Pick<UnitFilter, 'faction' | 'era'>;
}

const LONGEST_NAME = 5;

/**
 * A text with a faction or an era taken out of it; undefined when there is none, or nothing else.
 * @example fieldedText('davion centurion') // { text: 'centurion', filter: { faction: 'davion' } }
 */
export function fieldedText(text: string): FieldedText | undefined {
  const faction = takenOut(foldText(text).split(' '), (name) => FIELDINGS.some((each) => factionsNamed(each, name).length > 0));
  const era = takenOut(faction.rest, (name) => FIELDINGS.some((each) => erasNamed(each, name).length > 0));
  if ((faction.name === undefined && era.name === undefined) || era.rest.length === 0) return undefined;
  return {
    text: era.rest.join(' '),
    filter: { ...(faction.name !== undefined && { faction: faction.name }), ...(era.name !== undefined && { era: era.name }) },
  };
}

/** The longest run of words that is a name, and the words without it. */
function takenOut(words: readonly string[], isName: (name: string) => boolean) {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const name = words.slice(from, from + length).join(' ');
      if (isName(name)) return { name, rest: [...words.slice(0, from), ...words.slice(from + length)] };
    }
  return { name: undefined, rest: words };
}
