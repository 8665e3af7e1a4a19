/** Weapons of which a text gives the dice. */
import type { Token } from '../text/tokens.js';
import type { Leaf } from './leaves.js';
import type { Known } from './lexicon.js';
import type { Part } from './select.js';

/** “Two heavy rockets 4D20”: a weapon of which the text gives all dice is no weapon of the catalog. */
export function isGivenByDice({ field, path }: Leaf, { leaves }: Known, parts: readonly Part[], tokens: readonly Token[]): boolean {
  if (field.kind !== 'catalog' || field.of !== 'weapon') return false;
  const given = parts.filter(({ values }) => values.some((place) => tokens[place]?.kind === 'dice'));
  const ofText = new Set(given.flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === 'value' ? [one.leaf] : []))));
  const group = path.slice(0, -1).join();
  const ofDice = [...leaves.entries()].filter(
    ([, leaf]) => leaf.path.slice(0, -1).join() === group && leaf.field.kind === 'text' && leaf.field.dice === true,
  );
  return given.length >= ofDice.length && ofDice.length > 0 && ofDice.every(([at]) => ofText.has(at));
}
