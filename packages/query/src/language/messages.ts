/** Texts on what is allowed, for queries that cannot be parsed. */
import type { Text } from '@rangefinder/rules';

export const MESSAGES = {
  numbers: { en: 'numbers: pv<=30, pv:20..30, size:2,3', ru: 'числа: ос<=30, ос:20..30, размер:2,3' },
  group: (count: number): Text => {
    const example = ['3', '3', '2', '1'].slice(0, count).join('/');
    return { en: `numbers with slashes between: ${example}`, ru: `числа через косую черту: ${example}` };
  },
  abilityFigure: { en: 'a number behind the ability: special:IF>=2', ru: 'число после особенности: особенность:IF>=2' },
  colon: { en: 'a colon, then the value', ru: 'двоеточие и значение' },
  yearColon: {
    en: 'a colon and a year in which it may be fielded: year:3050; for the year of its introduction: introduced<=3050',
    ru: 'двоеточие и год, в который доступен: год:3050; для года появления: появление<=3050',
  },
  year: {
    en: 'a year of four digits, within the eras that are known: year:3050, year:3050..3067',
    ru: 'год из четырёх цифр в пределах известных эпох: год:3050, год:3050..3067',
  },
  aValue: { en: 'a value behind the colon', ru: 'значение после двоеточия' },
  anAbility: { en: 'an ability: special:ECM', ru: 'особенность: особенность:ECM' },
  star: { en: 'a star at the end of a value only: special:ART*', ru: 'звёздочка только в конце значения: особенность:ART*' },
  closedQuote: { en: 'a quotation mark at both ends', ru: 'кавычки с обеих сторон' },
  play: { en: 'yes, no, any', ru: 'да, нет, все' },
  availability: { en: 'known, unknown', ru: 'известна, неизвестна' },
  isWords: {
    en: 'base, a kind (infantry) or a word for a condition (omni, heavy, clan)',
    ru: 'основной, вид (пехота) или слово вместо условия (омни, тяжелый)',
  },
  whole: {
    en: 'only for the whole query: outside of parentheses, `or` and `not`',
    ru: 'только для всего запроса: вне скобок, «или» и «не»',
  },
  twice: (example: string): Text => ({
    en: `one value, or several of which one is enough: ${example}; a unit cannot have both`,
    ru: `одно значение или несколько на выбор: ${example}; оба сразу не бывают`,
  }),
  contradiction: {
    en: 'conditions that some unit can fulfill; these exclude each other',
    ru: 'условия, которые совместимы; эти исключают друг друга',
  },
} as const;
