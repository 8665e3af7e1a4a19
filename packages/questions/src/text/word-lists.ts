/** Small words of both languages. */

const listed = (words: string): readonly string[] => words.split(/\s+/).filter(Boolean);

/** Words that may stand between the words of a phrase. */
export const FILLERS: ReadonlySet<string> = new Set(
  listed(`a an the of is are am was were be been at to with has have having had in on for from by my his her its it their our your i he she we
  they that this those these and or as so just only also now then there me him them you us some any im ive hes about very already still
  would will shall could do does did doing get gets got s t m
  в во на с со у к ко о об обо из за от до для и а но же ли бы это этот эта эту эти тот та те мой моя мои моего моей мою моему его ее их меня мне
  мной я ты он она мы вы они него нее них ему ей им нас нам вас вам по при под над без свой своего своей уже еще только то там тут теперь есть
  будет был была было были так если когда вот ну там тогда равен равна равно`),
);

/** Words that questions are made of, whatever they are about. They need not be read. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...listed(`what which who whom whose when where why how if can may might must should than into out up down off over again please tell show
  much many let lets say suppose given assume vs versus against between per while during after before because but not no yes number
  need needs chance chances odds probability likely calculate compute figure guy dude hey ok okay want wants
  что чего чему чем кто кого кому какой какая какое какие каков какова какую каким какого где куда откуда почему зачем как сколько насколько
  можно ли надо нужно чтобы пусть допустим скажи подскажи покажи считай посчитай шанс шансы вероятность вероятности против между после
  перед пока раз мол типа народ ребят привет не нет да какие-то какой-то нужен нужна нужны число`),
]);

/** Words that turn what follows into its opposite. */
export const NEGATIONS: ReadonlySet<string> = new Set(listed('no not without isnt doesnt didnt dont never nor не нет без ни'));

const NAMED_NUMBERS: Readonly<Record<number, string>> = {
  0: 'zero none ноль',
  1: 'one single один одна одно одного одной одному одну',
  2: 'two couple pair both два две двух двумя двое двоих оба обе пара',
  3: 'three три трех тремя трое троих',
  4: 'four четыре четырех четверо четверых',
  5: 'five пять пяти пятеро пятерых',
  6: 'six шесть шести шестеро шестерых',
  7: 'seven семь семи семеро',
  8: 'eight восемь восьми',
  9: 'nine девять девяти',
  10: 'ten десять десяти',
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
