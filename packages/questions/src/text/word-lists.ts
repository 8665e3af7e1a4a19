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

export const AND: ReadonlySet<string> = new Set(['and', 'и']);

export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

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
