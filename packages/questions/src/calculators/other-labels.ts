/** Labels of fields, of which a number may be that of another field. */
import { LANGUAGES } from '@rangefinder/rules';
import { tokensOf } from '../text/tokens.js';
import type { Leaf } from './leaves.js';
import type { Known } from './lexicon.js';

/** Stems of the one-word labels of a calculator's fields, without those that are in the labels of these fields. */
export function otherLabels({ leaves }: Known, these: readonly Leaf[]): ReadonlySet<string> {
  const own = new Set(these.flatMap(labelsOf).flat());
  // Other labels have small words, which are also before a number without a label: “from 24”.
  const single = leaves.flatMap(labelsOf).filter(({ length }) => length === 1);
  return new Set(single.flat().filter((stem) => !own.has(stem)));
}

const known = new WeakMap<Leaf, readonly (readonly string[])[]>();

/** The stems of the label in each language. Every question asks for those of all calculators. */
function labelsOf(leaf: Leaf): readonly (readonly string[])[] {
  const before = known.get(leaf);
  if (before) return before;
  const { label } = leaf.field;
  const stems = LANGUAGES.map((language) => tokensOf(label[language]).flatMap(({ kind, stem }) => (kind === 'word' ? [stem] : [])));
  known.set(leaf, stems);
  return stems;
}
