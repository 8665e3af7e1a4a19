/** Where long Russian words may be parted: browsers often know only English. */

const VOWEL = 'аеёиоуыэюя';
const CONSONANT = 'бвгджзклмнпрстфхцчшщ';
/** Between a vowel and a consonant that a vowel follows; between two consonants; behind й, ь, ъ. Two letters stay on each side. */
const SEAM = new RegExp(
  `(?<=[а-яё]{2}[${VOWEL}]|^[а-яё][${VOWEL}])(?=[${CONSONANT}][${VOWEL}][а-яё])|(?<=[а-яё][${CONSONANT}йьъ])(?=[${CONSONANT}][${VOWEL}][а-яё])`,
  'giu',
);
const LONG = /[а-яё]{10,}/giu;
const SOFT_HYPHEN = '\u00AD';

/**
 * A text whose long Russian words can be parted.
 * @example hyphenated('скорострельный') // 'ско·ро·стрель·ный' with soft hyphens
 */
export const hyphenated = (text: string): string => text.replaceAll(LONG, (word) => word.replaceAll(SEAM, SOFT_HYPHEN));
