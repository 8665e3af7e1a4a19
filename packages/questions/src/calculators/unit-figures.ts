/** The figures of units for calculators that take no units. */
import { type Field, systems } from '@rangefinder/rules';
import type { Token } from '../text/tokens.js';
import { valueAt } from './draft-tree.js';
import type { PlacedEntry } from './implied-sides.js';
import type { Known } from './lexicon.js';
import { sideOfName } from './sides.js';
import type { Taken } from './taken.js';

/** Gives the figures of a unit that the text does not give to a calculator that takes no units. */
export function takeFigures(
  { known, tokens, taken }: { readonly known: Known; readonly tokens: readonly Token[]; readonly taken: Taken },
  { entry: { figures = {} }, places }: PlacedEntry,
): void {
  if (places.some((place) => taken.used.has(place))) return;
  const side = sideOfName(tokens, places) ?? 'acting';
  for (const [name, of] of Object.entries(OF_UNITS.get(known.calculator.system) ?? {})) {
    const leaf = known.leaves.find(({ path }) => path.length === 1 && path[0] === name);
    const value = figureOf(leaf?.field, figures[of.figure]);
    if (leaf && of.side === side && value !== undefined && value !== null && valueAt(taken.draft.root, leaf.path) === undefined)
      taken.put(leaf, value, places);
  }
}

/** A figure of a card as the value of a field: `12"` is 12. */
function figureOf(field: Field | undefined, figure: unknown): unknown {
  const isNumber = field?.kind === 'int' || field?.kind === 'number';
  if (!isNumber || typeof figure !== 'string') return figure;
  const value = Number.parseFloat(figure);
  return Number.isNaN(value) ? undefined : value;
}

/** Figures of units that give a field, by rule set. */
const OF_UNITS = new Map(systems.map(({ slug, ofUnits = {} }) => [slug, ofUnits]));
