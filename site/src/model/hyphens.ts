/** Soft hyphens for long Russian words: browsers often hyphenate only English. */

const VOWEL = 'аеёиоуыэюя';
const CONSONANT = 'бвгджзклмнпрстфхцчшщ';
/** Consonants that begin a syllable together: «при», «дви», «стре». */
const ONSET = 'с?[бвгдкптфх][рл]|[дкст]в|с[клмнпт]';
/**
 * Break opportunities: between a vowel and a consonant that a vowel follows, between two consonants, after й, ь, ъ, before
 * consonants that belong together. At least two letters stay on each side.
 */
const SEAM = new RegExp(
  `(?<=[а-яё]{2}[${VOWEL}]|^[а-яё][${VOWEL}])(?=[${CONSONANT}][${VOWEL}][а-яё])|(?<=[${VOWEL}][${CONSONANT}]|[йьъ])(?<!(?=${ONSET}).)(?=[${CONSONANT}][${VOWEL}][а-яё])|(?<=[${VOWEL}][${CONSONANT}]?)(?=(?:${ONSET})[${VOWEL}])`,
  'giu',
);
const LONG = /[а-яё]{10,}/giu;
const SOFT_HYPHEN = '\u00AD';
/** Shorter parts save no room. */
const MIN_PART_CHARACTERS = 4;
const MIN_END_CHARACTERS = 3;

function parted(word: string): string {
  const cuts: number[] = [];
  for (const { index } of word.matchAll(SEAM))
    if (index - (cuts.at(-1) ?? 0) >= MIN_PART_CHARACTERS && word.length - index >= MIN_END_CHARACTERS) cuts.push(index);
  return [0, ...cuts].map((from, at) => word.slice(from, cuts[at])).join(SOFT_HYPHEN);
}

/**
 * Adds soft hyphens to long Russian words.
 * @example hyphenated('скорострельный') // 'скоро·стрель·ный' with soft hyphens
 */
export const hyphenated = (text: string): string => text.replaceAll(LONG, parted);

const WORD_JOINER = '\u2060';

/** A name with non-breaking hyphens that every font has: «Альфа-удар» in a heading. */
export const unbroken = (name: string): string => name.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, `-${WORD_JOINER}`);
