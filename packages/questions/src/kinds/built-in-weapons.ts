/** Reads a text that names a built-in weapon, and at most a figure of its card: “smg”, “assault rifle stats”, “laser rifle range”. */
import { systems, type Text } from '@rangefinder/rules';
import type { Lexicon, Meaning } from '../calculators/lexicon.js';
import type { Found } from '../phrases/phrase-tree.js';
import type { Interpretation } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { CARD_WORDS, listed, QUESTION_WORDS } from '../text/word-lists.js';

const WEAPONS: ReadonlyMap<string, Text> = new Map(
  systems.flatMap(({ slug, printed, entries }) => {
    const types = new Set(entries.flatMap(({ type, sort }) => (sort === 'weapon' ? [type] : [])));
    return printed.flatMap(({ type, id, name }) => (types.has(type) ? [[`${slug}/${id}`, name] as const] : []));
  }),
);

/** The name of a built-in weapon. @example builtInWeapon('5150/rifle') // { en: 'Rifle', … } */
export const builtInWeapon = (id: string): Text | undefined => WEAPONS.get(id);

/** Whether an id names a weapon: a built-in one, or one of a unit. @example isWeapon('bronepehota/sprut/air-rockets') // true */
export const isWeapon = (id: string): boolean => WEAPONS.has(id) || id.split('/').length > 2;

/** Figures on the card of a weapon that no calculator computes. */
const FIGURE_WORDS: ReadonlySet<string> = new Set(
  listed('range reach rof rate cost costs price points row each дальность дальнобойность скорострельность цена стоимость очки строка'),
);

const SCORE = 1.9;
const CONFIDENCE = 0.95;

export function readBuiltInWeapons(
  tokens: readonly Token[],
  found: readonly Found<Meaning>[],
  { calculators }: Lexicon,
  system: string | undefined,
): readonly (Interpretation & { readonly score: number })[] {
  const places = [...tokens.keys()].filter((place) => {
    const { folded, kind } = tokens[place] as Token;
    return kind !== 'word' || ![QUESTION_WORDS, CARD_WORDS, FIGURE_WORDS].some((words) => words.has(folded));
  });
  if (places.length === 0 || places.some((place) => tokens[place]?.isFigure)) return [];
  const ids = found.flatMap(({ meaning, places: own }) => {
    if (meaning.kind !== 'value' || !places.every((place) => own.includes(place))) return [];
    const known = calculators[meaning.of];
    const id = `${known?.calculator.system}/${meaning.value}`;
    const isWeapon = known?.leaves[meaning.leaf]?.field.kind !== 'boolean' && WEAPONS.has(id);
    return isWeapon && (system === undefined || known?.calculator.system === system) ? [id] : [];
  });
  return [...new Set(ids)].map((id) => ({
    question: 'unit',
    arguments: { id },
    understood: [{ text: places.map((place) => tokens[place]?.text).join(' '), field: 'id', value: id }],
    assumed: [],
    unread: [],
    confidence: CONFIDENCE,
    score: SCORE,
  }));
}
