/** Items of a list that are named: “A 4, B 2, C 5”, “Anna has 7s, Boris Ld”. */
import type { Token } from '../text/tokens.js';
import type { Leaf } from './leaves.js';
import type { Known } from './lexicon.js';

/** A name with the place of its value. */
export interface NamedItem {
  readonly name: string;
  readonly at: number;
  readonly value: number;
  readonly leaf: Leaf;
}

const MIN_ITEMS = 2;
const MAX_BETWEEN = 2;

/** The field with the value of a named item: the only other required number or card. */
function valueLeafOf({ leaves }: Known): Leaf | undefined {
  const name = leaves.find(({ path, field }) => path.length === 3 && path.at(-1) === 'name' && field.kind === 'text' && !field.optional);
  if (!name) return undefined;
  return leaves.find(
    ({ path, field }) =>
      path[0] === name.path[0] &&
      path.length === 3 &&
      path.at(-1) !== 'name' &&
      !field.optional &&
      (field.kind === 'int' || (field.kind === 'text' && field.deck)),
  );
}

/** Names that stand before their values. */
export function namedItemsIn(tokens: readonly Token[], known: Known): readonly NamedItem[] {
  const leaf = valueLeafOf(known);
  if (!leaf) return [];
  const items: NamedItem[] = [];
  const kind = leaf.field.kind === 'int' ? 'number' : 'card';
  for (const [value, token] of tokens.entries()) {
    if (token.kind !== kind) continue;
    let at = value - 1;
    for (let skipped = 0; skipped < MAX_BETWEEN && isBetween(tokens[at]); skipped++) at--;
    const name = tokens[at];
    if (name?.kind === 'word' && name.isCapital && items.at(-1)?.value !== at) items.push({ name: name.text, at, value, leaf });
  }
  return items.length >= MIN_ITEMS ? items : [];
}

const isBetween = (token: Token | undefined): boolean => token?.kind === 'word' && !token.isCapital;
