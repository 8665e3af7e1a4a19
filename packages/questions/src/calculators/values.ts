/** The value that the words of a phrase give a field. */
import type { Field } from '@rangefinder/rules';
import type { Token } from '../text/tokens.js';
import { listed, NEGATIONS } from '../text/word-lists.js';
import { isWithin, sumsOf } from './left-over.js';
import { madeOf } from './lengths.js';
import type { Part } from './select.js';

/** Tokens before a phrase in which a negation counts. */
const NEGATION_REACH = 2;

/**
 * Whether a negation stands before a phrase, or behind it.
 * @param isOfOther whether the token at a place is of another phrase: “no armor, in the open”
 */
export function isNegatedAt({ places }: Part, tokens: readonly Token[], isOfOther: (place: number) => boolean): boolean {
  const [first = 0] = places;
  const from = Math.max(0, first - NEGATION_REACH);
  // “No OVL, full overheat”: a comma ends what is negated.
  const stop = tokens.slice(from + 1, first + 1).findLastIndex(({ isAfterStop }) => isAfterStop);
  const begin = from + 1 + stop;
  return (
    tokens.slice(begin, first).some(({ folded }, at) => NEGATIONS.has(folded) && !isOfOther(begin + at)) ||
    isDeniedBehind(tokens, places.at(-1) as number)
  );
}

/** «Леса нет»: a negation that nothing follows is of the words before it. */
function isDeniedBehind(tokens: readonly Token[], last: number): boolean {
  const at = NEAR.has(tokens[last + 1]?.folded ?? '') ? last + 2 : last + 1;
  return tokens[at]?.folded === 'нет' && (tokens[at + 1]?.isAfterStop ?? true);
}
/** Words between: «лидера рядом нет». */
const NEAR: ReadonlySet<string> = new Set(listed('рядом там поблизости у'));

interface GivenPart {
  readonly part: Part;
  readonly tokens: readonly Token[];
  readonly isNegated: boolean;
}

/**
 * The value that a phrase gives a field; undefined if it cannot be one.
 * @param meant value that the words of the phrase mean; undefined if its numbers or cards are the value
 */
export function valueGiven(field: Field, meant: unknown, { part, tokens, isNegated }: GivenPart): unknown {
  if (meant !== undefined) {
    if (field.kind === 'boolean') return isNegated ? !meant : meant;
    return isNegated ? undefined : field.kind === 'list' ? repeated(meant, part, tokens, field.max) : meant;
  }
  const texts = part.values.map((place) => tokens[place]?.stem ?? '');
  const numbers = part.values.flatMap((place) => tokens[place]?.value ?? []);
  switch (field.kind) {
    case 'int':
    case 'number':
      return numberOf(field, numbers[0], part, tokens);
    case 'choice':
      return Object.entries<number>(field.upToInches ?? {}).find(([, inches]) => (numbers[0] ?? Infinity) <= inches)?.[0];
    case 'text':
      // “4 a turn”: as many dice as ammunition, whatever dice.
      if (field.dice && numbers.length === 1 && texts.length === 1) return `${numbers[0]}D6`;
      // “A power of two D12”.
      if (field.dice && texts.length === 2 && numbers.length === 1) return counted(part, tokens);
      return texts.length === 1 && (field.pattern?.test(texts[0] as string) ?? true) ? texts[0] : undefined;
    case 'list':
      return field.by && texts.length === 1 && !texts[0]?.includes('/')
        ? Object.keys(field.by.values).map(() => texts[0])
        : listOf(field.item, texts, 'unit' in field.item && field.item.unit === 'points' ? sumsIn(part, tokens) : numbers);
    default:
      return undefined;
  }
}

/** Dice behind a number in words: “two D12” is 2D12. */
function counted({ values: [place, dice] }: Part, tokens: readonly Token[]): string | undefined {
  const [number, of] = [tokens[place ?? -1], tokens[dice ?? -1]];
  return number?.isFigure === false && of?.kind === 'dice' && /^D/.test(of.stem) ? `${number.value}${of.stem}` : undefined;
}

/** A choice of a list, as often as its words count it: “two MP hits”. */
function repeated(meant: unknown, { values }: Part, tokens: readonly Token[], max: number): readonly unknown[] {
  const [count = 1] = values.flatMap((place) => tokens[place]?.value ?? []);
  return Array.from({ length: Math.min(max, Math.max(1, Math.trunc(count))) }, () => meant);
}

const MINUS: ReadonlySet<string> = new Set(
  listed(
    `minus loses lose looses loose losing lost costs drop drops down takes take took strips strip steals steal robs
    минус вниз теряет теряю теряем потерял отнимает отняла отнимают отбирает отобрала лишает снимает сняла забирает режет срезает срезала`,
  ),
);
/** Words behind a number that take it away: “2 MP less”. */
const LESS: ReadonlySet<string> = new Set(listed('less fewer off down below away меньше вниз ниже'));
const MINUS_REACH = 2;
/** Words between a verb that takes away and its number: «теряет сразу четыре». */
const BETWEEN_MINUS: ReadonlySet<string> = new Set(listed('away a the whole full just another сразу целых аж все'));

/** A number with the sign that the field takes; undefined if it cannot be one. */
function numberOf(field: Field, value: number | undefined, { values: [place] }: Part, tokens: readonly Token[]): number | undefined {
  if (place === undefined || value === undefined) return undefined;
  const before = BETWEEN_MINUS.has(tokens[place - 1]?.folded ?? '') ? place - 2 : place - 1;
  const isMinus =
    MINUS.has(tokens[before]?.folded ?? '') || tokens.slice(place + 1, place + 1 + MINUS_REACH).some(({ folded }) => LESS.has(folded));
  const length = value / (madeOf(field, tokens[place + 1]) ?? 1);
  return [isMinus ? -length : length, Math.abs(length)].find((number) => isWithin(field, number));
}

/** “80+70 points against 200”: costs that a plus joins are one army. */
const sumsIn = ({ values }: Part, tokens: readonly Token[]): readonly number[] =>
  sumsOf(
    values.flatMap((place) => (tokens[place]?.value === undefined ? [] : [{ place, value: tokens[place].value }])),
    tokens,
  ).map(({ value }) => value);

function listOf(item: Field, texts: readonly string[], numbers: readonly number[]): readonly unknown[] | undefined {
  if (item.kind === 'int' || item.kind === 'number') return numbers.length > 0 ? numbers : undefined;
  if (item.kind !== 'text') return undefined;
  const parts = texts.flatMap((text) => text.split('/'));
  return parts.length > 0 && parts.every((part) => item.pattern?.test(part) ?? true) ? parts : undefined;
}
