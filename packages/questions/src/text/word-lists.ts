/** Small words of both languages. */
import { QUESTION_WORDS as SMALL_WORDS } from '@rangefinder/rulebook/search';

/** The words of a text. */
export const listed = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

/** Words that need not be read, whatever a question is about. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...listed(`number chance chances odds probability likely likelihood calculate compute figure guy v pls plz thx w
  шанс шансы вероятность вероятности против считай посчитай посчитать каков число`),
]);

/** Words that turn what follows into its opposite. */
export const NEGATIONS: ReadonlySet<string> = new Set(listed('no not without isnt doesnt didnt dont never nor не нет без ни'));

const NAMED_NUMBERS: Readonly<Record<number, string>> = {
  0: 'zero none ноль',
  0.5: 'half',
  1: 'one single ones один одна одно одного одной одному одну',
  1.5: 'полтора полторы',
  2: 'two twos couple pair both два две двух двумя двум двое двоих двоим двоими оба обе пара двойка двойку двойки',
  3: 'three threes три трех тремя трем трое троих троим троими тройка тройку тройки',
  4: 'four fours четыре четырех четверо четверых четверым четверка четверку четверки',
  5: 'five fives пять пяти пятеро пятерых пятерка пятерку пятерки',
  6: 'six sixes шесть шести шестеро шестерых шестерка шестерку шестерки',
  7: 'seven семь семи семеро семерых семерка семерку семерки',
  8: 'eight восемь восьми восьмеро восьмерых восьмерка восьмерки',
  9: 'nine девять девяти девятеро девятерых девятка девятки',
  10: 'ten десять десяти десятеро десятка десятки',
  11: 'eleven одиннадцать одиннадцати',
  12: 'twelve dozen двенадцать двенадцати дюжина',
  13: 'thirteen тринадцать',
  14: 'fourteen четырнадцать',
  15: 'fifteen пятнадцать пятнадцати',
  16: 'sixteen шестнадцать',
  18: 'eighteen восемнадцать',
  20: 'twenty двадцать двадцати',
};

/** Numbers that are written out. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries(NAMED_NUMBERS).flatMap(([value, words]) => listed(words).map((word) => [word, Number(value)] as const)),
);

/** Words that join the numbers of a list: `4, 5 and 6`. */
export const JOINING: ReadonlySet<string> = new Set(['and', 'и', 'vs', 'versus', 'against', 'против', 'or', 'или', 'plus', 'плюс', 'then']);

/** Words that ask for the card of a unit or weapon. */
export const CARD_WORDS: ReadonlySet<string> = new Set(
  listed('card stats stat sheet profile statline карточка карточку карта статы характеристики параметры профиль лист'),
);
