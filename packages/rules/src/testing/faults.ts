/**
 * Automatic proofreading of texts. Finds constants of the API, words of a programming language, letters of the wrong script,
 * unprintable punctuation and spacing, and nouns that do not agree with their number.
 */
import type { AnyCalculator } from '../calculator/calculator.js';
import { type Fields, wordsOf } from '../calculator/fields.js';
import type { RuleSystem } from '../reference/system.js';
import type { Language, Text } from '../text/language.js';

/** A kind of fault, with a pattern that finds it in texts of a language. */
interface Fault {
  readonly name: string;
  readonly found: { readonly [L in Language]?: RegExp };
}

const inBoth = (name: string, found: RegExp): Fault => ({ name, found: { en: found, ru: found } });

const FAULTS: readonly Fault[] = [
  inBoth('word of a programming language', /(?<!\p{L})(?:null|true|false|undefined|NaN)(?!\p{L})/iu),
  inBoth('hyphen for a minus', /(?:^|[\s(×:=])-\d/),
  inBoth('space too many', / {2}|[^\S\n][,.;:!?)](?!\d)|\(\s/),
  inBoth('sign too many', /,,|;;|::|[;,]\.|\.\.(?!\.)/),
  inBoth('word twice', /(?<![\p{L}\d])(\p{L}{2,}) \1(?![\p{L}\d])/iu),
  inBoth('straight quotes', /(?<![\d*])"/),
  inBoth('straight apostrophe', /\p{L}'/u),
  inBoth('figure nobody reads', /\de-\d/),
  // One in some thousands is read at a glance.
  inBoth('long fraction', /\d{4,}\/\d|(?:\d\d|[02-9])\/\d{4,}|\/\d{6,}/),
  inBoth('figures side by side', /\d[\p{L}]? \d/u),
  { name: 'decimal point', found: { ru: /(?<![\d.]|п\. |раздела )\d+\.\d/u } },
  { name: 'decimal comma', found: { en: /\d,\d(?!\d\d(?!\d))/ } },
  { name: 'percent sign without its space', found: { ru: /\d%|\d %/ } },
  { name: 'figures without spaces', found: { en: /(?<![\d/.])\d{5,}(?![\d/])/, ru: /(?<![\d/,])\d{5,}(?![\d/])/ } },
  { name: 'the reader as a friend', found: { ru: /(?<!\p{L})(?:ты|тебе|тебя|тобой|твой|твоя|твоё|твои|твоего|хочешь|можешь)(?!\p{L})/iu } },
];

/** Plural forms of nouns, for 1, 2 and 5. */
const RUSSIAN_NOUNS: readonly (readonly [one: string, few: string, many: string])[] = [
  ['очко', 'очка', 'очков'],
  ['кубик', 'кубика', 'кубиков'],
  ['ход', 'хода', 'ходов'],
  ['тур', 'тура', 'туров'],
  ['шаг', 'шага', 'шагов'],
  ['раз', 'раза', 'раз'],
  ['попадание', 'попадания', 'попаданий'],
  ['боевая единица', 'боевые единицы', 'боевых единиц'],
  ['фигурка', 'фигурки', 'фигурок'],
  ['карта', 'карты', 'карт'],
  ['раздача', 'раздачи', 'раздач'],
  ['выстрел', 'выстрела', 'выстрелов'],
  ['гекс', 'гекса', 'гексов'],
  ['игрок', 'игрока', 'игроков'],
  ['участник', 'участника', 'участников'],
  ['ячейка', 'ячейки', 'ячеек'],
  ['цель', 'цели', 'целей'],
  ['успех', 'успеха', 'успехов'],
  ['рана', 'раны', 'ран'],
  ['пленник', 'пленника', 'пленников'],
];
const ENGLISH_NOUNS: readonly (readonly [one: string, many: string])[] = [
  ['point', 'points'],
  ['die', 'dice'],
  ['turn', 'turns'],
  ['step', 'steps'],
  ['figure', 'figures'],
  ['card', 'cards'],
  ['hand', 'hands'],
  ['shot', 'shots'],
  ['hex', 'hexes'],
  ['player', 'players'],
  ['cell', 'cells'],
  ['side', 'sides'],
  ['captive', 'captives'],
  ['entry', 'entries'],
];

/** Excludes the end of a longer number or a fraction, and "at 4 the unit", which is not a count of units. */
const COUNTED = '(?<![\\p{L}\\d.,/−–+-]|\\d[ \\u00a0]|(?<!\\p{L})на )';
const END = '(?![\\p{L}-])';
const counted = (number: string, nouns: readonly string[]): string => `${COUNTED}${number} (?:${nouns.join('|')})${END}`;
const either = (...patterns: readonly string[]): RegExp => new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), 'u');

/**
 * Numbers with each plural form: 1, 21, 31; 2 to 4, 22 to 24; all others. The genitive ("from 1 point on") looks like the form for
 * 2.
 */
const ONE = '(?:1|\\d*[2-9]1)';
const FEW = '(?:[2-4]|\\d*[2-9][2-4])';
const MANY = '(?:0|[5-9]|\\d*1\\d|\\d*[2-9][05-9])';
const unlike = (forms: readonly string[], right: string): readonly string[] => forms.filter((form) => form !== right);

const NUMBER_FAULTS: Fault = {
  name: 'noun of another number',
  found: {
    en: either(
      counted(
        '1',
        ENGLISH_NOUNS.map(([, many]) => many),
      ),
      counted(
        '(?:0|[2-9]|\\d\\d+)',
        ENGLISH_NOUNS.map(([one]) => one),
      ),
    ),
    ru: either(
      ...RUSSIAN_NOUNS.flatMap(([one, few, many]) => [
        ...unlike([many], one).map((form) => counted(ONE, [form])),
        ...unlike([one], few).map((form) => counted(FEW, [form])),
        ...unlike([one, few], many).map((form) => counted(MANY, [form])),
      ]),
    ),
  },
};

/** Latin words that are correct in Russian texts: dice, model codes, names of games and their makers. */
const LATIN =
  /\b(?:\d*[Dd]\d*|[Xx]|II|III|IV|BattleTech|BattleMech|Alpha|Strike|Rangefinder|World|at|War|Initiative|Deck|Master|Unit|List|[A-Z]{2,4}-\d?[A-Z\d]+|M\d+\w*|AMX\d+(?:-\w+)?|TOW|BM|CV|CI|NE|usa|Robogear|HELIX|Two|Hour|Wargames|America|Conquered|[A-Z])\b/g;
/** A name as on a counter, before its translation: `Leopard C1 (Леопард)`. */
const NAME_WITH_TRANSLATION = /[A-Z][A-Za-z\d -]*(?= \([А-ЯЁ])/g;
const LATIN_WORD = /[A-Za-z]{2,}/g;

/** Whether a Russian text has Latin letters other than those of user input. */
const hasLatin = (text: string, written: string): boolean =>
  (text.replaceAll(NAME_WITH_TRANSLATION, '').replaceAll(LATIN, '').match(LATIN_WORD) ?? []).some((word) => !written.includes(word));

/** Names of the faults in a text of one language. */
function faultsIn(text: string, language: Language, constants: RegExp, written: string): readonly string[] {
  const found = [...FAULTS, NUMBER_FAULTS].filter((fault) => fault.found[language]?.test(text)).map(({ name }) => name);
  return [
    ...found,
    ...(constants.test(text) ? ['constant of the API'] : []),
    ...(language === 'ru' && hasLatin(text, written) ? ['Latin letters'] : []),
  ];
}

/** The faults of a text in both languages, each with the text. Words of the user's input (`written`) are not faults. */
export const faultsOf = (path: string, text: Text, constants: RegExp, written = ''): readonly string[] =>
  text.en === text.ru
    ? []
    : (['en', 'ru'] as const).flatMap((language) =>
        faultsIn(text[language], language, constants, written).map((fault) => `${fault}: ${path}: ${text[language]}`),
      );

/** A label that its text repeats, as in "Fire: Fire: +1". */
export const labelTwice = (label: string, text: string): readonly string[] =>
  text.startsWith(`${label}:`) ? [`label twice: ${label}: ${text}`] : [];

function* constantsIn(fields: Fields): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    if (/\p{Lu}/u.test(name)) yield name;
    if (field.kind === 'choice') yield* wordsOf(field.type);
    if (field.kind === 'object') yield* constantsIn(field.fields);
    if (field.kind === 'list') yield* constantsIn({ item: field.item });
  }
}

const namesOf = ({ input, output }: AnyCalculator): readonly string[] => [...constantsIn(input), ...constantsIn(output)];

/** A pattern for names of fields and values of the API, except words of the game such as `REAR`. */
export function constantsOf({ calculators, glossary }: RuleSystem): RegExp {
  const own = glossary.flatMap(({ abbreviation, name }) => [abbreviation?.en, name.en]);
  const names = [...new Set(calculators.flatMap(namesOf))].filter((name) => name.length > 1 && !own.includes(name) && name !== 'USA');
  return new RegExp(`(?<![\\p{L}_])(?:${names.join('|')})(?![\\p{L}_])`, 'u');
}
