/** Numbers that are written out, in both languages. */

const listed = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

const NAMED_NUMBERS: Readonly<Record<number, string>> = {
  0: 'zero none ноль нуль нуля',
  0.5: 'half',
  1: 'one single ones один одна одно одного одной одному одну одним единица единицу единицей единицы единичка единичку единичкой единице',
  1.5: 'полтора полторы полутора',
  2: 'two twos couple pair оба обе два две двух двумя двум двое двоих двоим двоими пара двоек вдвоем двоечка двоечку двоечкой',
  3: 'three threes три трех тремя трем трое троих троим троими троек третьего третьей втроем троечка троечку троечкой третьим третьих',
  4: 'four fours четыре четырех четырьмя четырем четверо четверых четверым четверок четвертого четвертой вчетвером четверочка четверочку четвертым четвертых',
  5: 'five fives пять пяти пятью пятеро пятерых пятерым пятерок пятого пятой пятый впятером пятерочка пятерочку пятым пятых',
  6: 'six sixes шесть шести шестью шестеро шестерых шестерым шестерок шестого шестой вшестером шестым шестых',
  7: 'seven sevens семь семи семью семеро семерых семерок всемером',
  8: 'eight eights восемь восьми восемью восьмеро восьмерых ввосьмером восьмерок',
  9: 'nine nines девять девяти девятью девятеро девятых вдевятером девяток',
  10: 'ten tens десять десяти десятью десятеро вдесятером десяток десятым',
  11: 'eleven',
  12: 'twelve dozen вдвенадцатером дюжина дюжину дюжины',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty',
  30: 'thirty',
  40: 'forty сорок сорока',
  50: 'fifty пятьдесят пятидесяти полтинник',
  60: 'sixty шестьдесят шестидесяти',
  70: 'seventy семьдесят семидесяти',
  80: 'eighty восемьдесят восьмидесяти',
  90: 'ninety девяносто девяноста',
  100: 'сто ста сотня сотню сотни',
  200: 'двести двухсот',
  300: 'триста трехсот',
  400: 'четыреста четырехсот',
  500: 'пятьсот пятисот',
  600: 'шестьсот шестисот',
  700: 'семьсот семисот',
  800: 'восемьсот восьмисот',
  900: 'девятьсот девятисот',
};

/** Nouns by their numbers, from 2: «двойка». */
const NOUNS = listed('двой трой четвер пятер шестер семер восьмер девят десят');
const NOUN_ENDINGS = listed('ка ку ки кой кою ке кам ками ках');

/** Words for 11 to 20, and 30. */
const TEENS = listed('один две три четыр пят шест сем восем девят').map((word) => `${word}надцат`);
const NUMERALS: readonly (readonly [string, number])[] = [
  ...TEENS.map((word, at) => [word, at + 11] as const),
  ...[['двадцат', 20] as const, ['тридцат', 30] as const],
];

/** Numbers that are written out. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(NAMED_NUMBERS).flatMap(([value, words]) => listed(words).map((word) => [word, Number(value)] as const)),
  ...NUMERALS.flatMap(([word, value]) => listed('ь и ью').map((ending) => [word + ending, value] as const)),
  ...NOUNS.flatMap((noun, at) => NOUN_ENDINGS.map((ending) => [noun + ending, at + 2] as const)),
]);
