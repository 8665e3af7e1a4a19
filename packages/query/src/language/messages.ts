/** Texts on what is allowed, for queries that cannot be parsed. */
import type { Text } from '@rangefinder/rules';

export const MESSAGES = {
  numbers: {
    en: 'numbers from 0, or another figure: pv<=30, pv:20..30, size:2,3, short>long',
    ru: 'числа от 0 или другой показатель: ос<=30, ос:20..30, размер:2,3, блж>дал',
  },
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
  abilityPlaces: {
    en: 'figures by place behind the ability, a star for any: special:AC*/4/*, special:FLK2/>2, special:CAR[2,4]',
    ru: 'числа по местам после особенности, звёздочка — любое: особенность:AC*/4/*, особенность:FLK2/>2, особенность:CAR[2,4]',
  },
  star: {
    en: 'words, with stars for any letters: name:*crab; no regular expressions',
    ru: 'слова, звёздочка — любые буквы: название:*crab; без регулярных выражений',
  },
  keys: { en: 'numbers: mul:140, mul:140,141, mul:140..150', ru: 'номера: mul:140, mul:140,141, mul:140..150' },
  onlyThis: {
    en: 'a colon or =; conditions on units that have nothing else are not known',
    ru: 'двоеточие или =; условий на юниты, у которых ничего другого нет, не бывает',
  },
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
