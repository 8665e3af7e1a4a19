/** Numbers as nouns, which name a figure by its value: «две четвёрки» are two of Rep 4, and so are “my 4s”. */
import { stemOf } from './stems.js';
import type { Token } from './tokens.js';
import { AND, ARTICLES, COLLECTIVE, listed } from './word-lists.js';

const NOUN = /^(?:(?:дво|тро)(?:йк|ек$)|(?:четвер|пятер|шестер)(?:к|ок))/u;
const [MIN_VALUE, MAX_VALUE] = [2, 6];

/** Words whose number was rolled, drawn or counted. */
const ROLLED = /^(?:выпал|выки|кину|кида|брос|брош|кубик|кост[ьи]|выбро|rolled|rolls?$|dice$|die$|threw|сумм)/u;
/** How far such a word is from its number. */
const REACH = 2;

/** How far the number before “and a” is. */
const BEFORE_AND = 3;

/** Words before a number that make it a noun, and behind it. */
const OWNERS: ReadonlySet<string> = new Set(
  listed(
    'a i he she я он она my his her their our your another мой моя мою моего моей моим мои наш наши ваш ваши его её ее их враг врага врагу mine theirs me him',
  ),
);
const BEHIND: ReadonlySet<string> = new Set(
  listed(
    'he she он она with w vs versus against behind in who that shoots shooting fires firing is has and с в за против и еще стреляет по у',
  ),
);

/** `4s` is read as the card of a suit. */
const PLURAL = /^[2-6]s$/i;

/**
 * Gives numbers that are nouns the label of what they mean.
 * @param label word for a value of a figure: `rep`
 */
export function withNumberNouns(given: readonly Token[], label: string): readonly Token[] {
  const tokens = given.flatMap(withoutSlashes);
  const stem = stemOf(label);
  return tokens.flatMap((token, place) => {
    if (!isNoun(tokens, place) || isRolled(tokens, place) || tokens[place - 1]?.stem === stem) return [token];
    // The label is not in the text.
    const named: Token = { text: '', folded: label, kind: 'word', stem, isFigure: false, isCapital: false };
    const { isAfterStop, ...value } = token;
    return [
      { ...named, ...(isAfterStop && { isAfterStop }) },
      { ...value, kind: 'number', stem: String(token.value), isFigure: true },
    ];
  });
}

/** “Rep 5/4/3” is one of each, where numbers are nouns. */
function withoutSlashes(token: Token): readonly Token[] {
  if (token.kind !== 'damage' || !/^\d(?:\/\d)+$/.test(token.stem)) return [token];
  return token.stem.split('/').map((text, at) => ({
    ...{ text, folded: text, kind: 'number' as const, stem: text, value: Number(text), isFigure: true, isCapital: false },
    ...(at === 0 && token.isAfterStop && { isAfterStop: true as const }),
  }));
}

function isNoun(tokens: readonly Token[], place: number): boolean {
  const { kind, folded, text, isFigure, value = 0, isOrMore } = tokens[place] as Token;
  if (value < MIN_VALUE || value > MAX_VALUE || isOrMore) return false;
  if (kind === 'card') return PLURAL.test(text);
  if (kind !== 'number') return false;
  if (!isFigure) return NOUN.test(folded);
  const next = tokens[place + 1];
  const isEnd = next === undefined || next.isAfterStop === true || BEHIND.has(next.folded);
  if (isOfGroup(tokens, place)) return true;
  return isEnd && (OWNERS.has(tokens[place - 1]?.folded ?? '') || isOfEach(tokens, place));
}

/** “Squad 4 4 3”: the first of several numbers behind a word for those whose they are. */
const isOfGroup = (tokens: readonly Token[], place: number): boolean =>
  GROUPS.has(tokens[place - 1]?.folded ?? '') && tokens[place + 1]?.kind === 'number' && tokens[place + 1]?.isFigure === true;
const GROUPS: ReadonlySet<string> = new Set(listed('group squad team section platoon группа отряд взвод звено отделение бойцы'));

/** «Двое по 4, трое по 3»: what each of several is. */
const isOfEach = (tokens: readonly Token[], place: number): boolean =>
  tokens[place - 1]?.folded === 'по' && COLLECTIVE.test(tokens[place - 2]?.folded ?? '');

/** Whether a number was rolled, by the words next to it in the same part of the sentence. */
function isRolled(tokens: readonly Token[], place: number): boolean {
  const isApart = (from: number, to: number): boolean => tokens.slice(from + 1, to + 1).some(({ isAfterStop }) => isAfterStop);
  const near = [...tokens.keys()].slice(Math.max(0, place - REACH), place + REACH + 1);
  // “Rolled a 3 and a 5”.
  const [and, article] = [tokens[place - 2], tokens[place - 1]];
  const isFurther = AND.has(and?.folded ?? '') && ARTICLES.has(article?.folded ?? '') && tokens[place - BEFORE_AND]?.kind === 'number';
  if (isFurther && isRolled(tokens, place - BEFORE_AND)) return true;
  return near.some((at) => ROLLED.test(tokens[at]?.folded ?? '') && !isApart(Math.min(at, place), Math.max(at, place)));
}
