/** Small words of both languages. */
import { QUESTION_WORDS as SMALL_WORDS } from '@rangefinder/rulebook/search';

/** The words of a text. */
export const listed = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

export const PERCENT: ReadonlySet<string> = new Set(listed('percent процент процента процентов'));

/** Words that need not be read, whatever a question is about. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...PERCENT,
  ...listed(`number chance chances odds probability likely likelihood calculate compute figure guy v pls plz thx w
  plus self another somebody someone everyone gonna wanna lol pls thanks cheers like even
  then often way right says said well thing things prob probs hows whatsoever anyway possible normally
  потом затем
  вероятностью вероятностей шансом шансов шансе часто хотя просто всего итого итог итоге хоть ведь случаев
  err er erm wait oops sorry mean rather ой вернее точнее тьфу погоди
  шанс шансы вероятность вероятности против считай посчитай посчитать каков число плюс ещё сам сама спасибо вообще примерно тоже также пожалуйста `),
]);

/** Words that turn what follows into its opposite. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  listed('no not none nobody without isnt doesnt didnt dont never nor neither не нет без ни'),
);

const NAMED_NUMBERS: Readonly<Record<number, string>> = {
  0: 'zero none ноль нуль нуля',
  0.5: 'half',
  1: 'one single ones один одна одно одного одной одному одну одним единица единицу единицей единицы единичка единичку единичкой единице',
  1.5: 'полтора полторы полутора',
  2: 'two twos couple pair оба обе два две двух двумя двум двое двоих двоим двоими пара двойка двойку двойки двойкой двоек двойками двойках вдвоем двойке двойкам двоечка двоечку двоечкой',
  3: 'three threes три трех тремя трем трое троих троим троими тройка тройку тройки тройкой троек тройками тройках третьего третьей втроем тройке тройкам троечка троечку троечкой третьим третьих',
  4: 'four fours четыре четырех четырьмя четырем четверо четверых четверым четверка четверку четверки четверкой четверок четверками четверках четвертого четвертой вчетвером четверке четверкам четверочка четверочку четвертым четвертых',
  5: 'five fives пять пяти пятью пятеро пятерых пятерым пятерка пятерку пятерки пятеркой пятерок пятерками пятерках пятого пятой пятый впятером пятерке пятеркам пятерочка пятерочку пятеркою пятым пятых',
  6: 'six sixes шесть шести шестью шестеро шестерых шестерым шестерка шестерку шестерки шестеркой шестерок шестерками шестерках шестого шестой вшестером шестерке шестеркам шестым шестых',
  7: 'seven sevens семь семи семью семеро семерых семерка семерку семерки семеркой семерок всемером семерке семерками семеркам',
  8: 'eight eights восемь восьми восемью восьмеро восьмерых восьмерка восьмерку восьмерки ввосьмером восьмеркой восьмерок восьмерке восьмерками восьмеркам',
  9: 'nine nines девять девяти девятью девятеро девятых девятка девятку девятки вдевятером девяткой девяток девятке девятками девяткам',
  10: 'ten tens десять десяти десятью десятеро вдесятером десятка десятку десятки десяток десятке десяткой десятками десятым',
  11: 'eleven одиннадцать одиннадцати',
  12: 'twelve dozen двенадцать двенадцати вдвенадцатером дюжина дюжину дюжины',
  13: 'thirteen тринадцать тринадцати',
  14: 'fourteen четырнадцать четырнадцати',
  15: 'fifteen пятнадцать пятнадцати',
  16: 'sixteen шестнадцать шестнадцати',
  17: 'seventeen семнадцать семнадцати',
  18: 'eighteen восемнадцать восемнадцати',
  19: 'nineteen девятнадцать девятнадцати',
  20: 'twenty двадцать двадцати',
  30: 'thirty тридцать тридцати',
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

/** Numbers that are written out. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries(NAMED_NUMBERS).flatMap(([value, words]) => listed(words).map((word) => [word, Number(value)] as const)),
);

export const AND: ReadonlySet<string> = new Set(['and', 'и']);

/** Words for several persons by their number: «двое», «четверых». */
export const COLLECTIVE = /^(?:дво|тро|четвер|пятер|шестер|семер)(?:е|о|их|ых|им|ым|ими|ыми)$/u;

/** Words that join the numbers of a list: `4, 5 and 6`. */
export const JOINING: ReadonlySet<string> = new Set(['and', 'и', 'vs', 'versus', 'against', 'против', 'or', 'или', 'plus', 'плюс', 'then']);

/** Words that ask for the card of a unit or weapon. */
export const CARD_WORDS: ReadonlySet<string> = new Set(
  listed('card stats stat sheet profile statline карточка карточку карта статы характеристики параметры профиль лист'),
);

/** Figures of a card that are asked for by their names. */
export const FIGURE_WORDS: ReadonlySet<string> = new Set(
  listed(`pv points cost costs price worth armor armour structure tmm damage size move moves speed role skill overheat year introduced
  пв ос очки очков стоит стоимость цена броня брони броню структура структуры мдц урон урона размер ход скорость роль навык перегрев год`),
);
