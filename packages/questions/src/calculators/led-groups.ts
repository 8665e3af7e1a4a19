/** Leaders that are one of the figures of a group: “leader rep 5 with two rep 3”, «двое умение 3 и лидер с 5». */
import { systems } from '@rangefinder/rules';
import type { Token } from '../text/tokens.js';
import { AND, listed } from '../text/word-lists.js';
import type { Leaf } from './leaves.js';
import type { Known } from './lexicon.js';
import type { Part } from './select.js';

/** Fields that players name for others, by rule set. */
export const MEANT_FOR = new Map(systems.map(({ slug, meantFor = {} }) => [slug, meantFor]));

/** Words for a leader. */
export const LEADERS: ReadonlySet<string> = new Set(listed('leader boss sergeant sarge officer лидер командир сержант'));

/** The fields of the items of a list that a leader has as one of them. */
export interface OfLeader {
  readonly value: Leaf;
  readonly flag: Leaf;
}

/** The fields that a leader has as one of a group, for the field of a leader outside of it. */
export function fieldsOfLeader({ leaves, calculator }: Known, { path }: Leaf): OfLeader | undefined {
  const meant = MEANT_FOR.get(calculator.system)?.[path[0] as string];
  if (!meant || path.length > 1) return undefined;
  const of = (name: string): Leaf | undefined => leaves.find((one) => one.path.length === 3 && one.path.at(-1) === name);
  const [value, flag] = [of(meant.field), of(meant.flag)];
  return value && flag ? { value, flag } : undefined;
}

/** Words before a leader who is not counted among the others, and behind one who only watches. */
const APART: ReadonlySet<string> = new Set(listed('with under by led behind near their с со под у при когда'));
const NEAR: ReadonlySet<string> = new Set(
  listed('nearby near close watching watches leads leading there around рядом неподалеку близко смотрит ведет'),
);
const DIE: ReadonlySet<string> = new Set(listed('die dice кубик кубиком куб'));
const JOINING: ReadonlySet<string> = new Set([...AND, 'plus', 'плюс']);
/** Words between what joins a leader and the words for him. */
const REACH = 2;

/** Whether a leader is one of the figures: named before them, or joined to those before him. */
export function isOneOfGroup(
  { places }: Part,
  parts: readonly Part[],
  tokens: readonly Token[],
  isOfFigure: (part: Part) => boolean,
): boolean {
  const [first = 0] = places;
  const last = places.at(-1) as number;
  const before = tokens.slice(Math.max(0, first - REACH), first).map(({ folded }) => folded);
  const within = tokens.slice(first, last + 1 + REACH).map(({ folded }) => folded);
  if (before.some((word) => APART.has(word)) || within.some((word) => NEAR.has(word) || DIE.has(word)) || APART.has(within[0] ?? ''))
    return false;
  const figures = parts.filter(isOfFigure).map((part) => part.places[0] as number);
  return figures.length > 0 && (before.some((word) => JOINING.has(word)) || figures.every((place) => place > last));
}
