/** Words as the search compares them: without case, accents and endings, `ё` as `е`. */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as russianStem } from '@orama/stemmers/russian';

const WORD = /[\p{L}\p{N}]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** `й` is not folded: Russian stems need it. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[’']s\b/g, '');

/**
 * The words of a text, folded.
 * @example wordsOf('Target’s TMM, ещё') // ['target', 'tmm', 'еще']
 */
export const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** Stems by word: the texts have few different words, and finding a stem takes long. */
const stems = new Map<string, string>();
/** Queries bring words of their own, without end. */
const MAX_KNOWN_STEMS = 50_000;

/**
 * A folded word without its ending, in either language.
 * @example stemOf('укрытием') // 'укрыт'
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = CYRILLIC.test(word) ? russianStemOf(word) : englishStem(word.replace(HEATING, ''));
  if (stems.size < MAX_KNOWN_STEMS) stems.set(word, stem);
  return stem;
}

/** Endings that the stemmer would take together with the `at` before them: `overheating` → `overh`. */
const HEATING = /(?<=eat)(?:ing|ed)$/;

/** Minimum characters of a stem after its ending is removed. */
const MIN_STEM = 4;

/** Endings that are part of one form of a word only fall with a second look: `перегрев`, `перегрева` → `перегр`. */
function russianStemOf(word: string): string {
  const stem = russianStem(word);
  const shorter = russianStem(stem);
  return shorter.length < MIN_STEM ? stem : shorter;
}
