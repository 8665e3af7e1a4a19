/**
 * Bounds of GraphQL documents. Validation compares every two fields of one response name, so its time grows with the square of their
 * number. A document that repeats a name hundreds of times in one place is refused, and any long document is validated in a worker
 * thread.
 */

import type { Text } from '@rangefinder/rules';
import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** Maximum number of tokens in a document. Parsing precedes the cost estimate. */
export const MAX_TOKENS = 3_000;
/** Maximum length of a document, with its comments and texts. */
export const MAX_DOCUMENT_CHARACTERS = 100_000;
/** Maximum number of fields of one response name in a selection set. */
const MAX_EQUAL_NAMES = 100;
/** Maximum length of a document that is validated on the main thread. */
const MAX_SHORT_CHARACTERS = 2_000;
/** Maximum number of fields of one response name in such a document. */
const MAX_SHORT_EQUAL_NAMES = 200;

interface Counted {
  /** Fields of the most frequent response name in the document. */
  readonly inAll: number;
  /** The response name that one selection set repeats too often. */
  readonly tooOften: { readonly name: string; readonly count: number } | undefined;
}

/** Counts the response names of a document. Fragments are counted where they are defined. */
function countNames({ definitions }: DocumentNode): Counted {
  const all = new Map<string, number>();
  let tooOften: Counted['tooOften'];
  const count = (names: Map<string, number>, name: string): number => {
    const counted = (names.get(name) ?? 0) + 1;
    names.set(name, counted);
    return counted;
  };
  const visit = ({ selections }: SelectionSetNode, names: Map<string, number>): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) continue;
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet, names);
        continue;
      }
      const { value: name } = selection.alias ?? selection.name;
      count(all, name);
      const here = count(names, name);
      if (here > MAX_EQUAL_NAMES) tooOften = { name, count: here };
      if (selection.selectionSet) visit(selection.selectionSet, new Map());
    }
  };
  for (const definition of definitions)
    if ('selectionSet' in definition && definition.selectionSet) visit(definition.selectionSet, new Map());
  return { inAll: Math.max(0, ...all.values()), tooOften };
}

/** How a document is validated: refused before it is, in a worker thread, or on the main thread. */
export type Validation = { readonly by: 'nothing'; readonly refusal: Text } | { readonly by: 'worker' | 'main' };

/**
 * Chooses how to validate a document.
 * @example validationOf('{ systems { nodes { id } } }', document) // { by: 'main' }
 */
export function validationOf(text: string, document: DocumentNode): Validation {
  const { inAll, tooOften } = countNames(document);
  if (tooOften) return { by: 'nothing', refusal: repeats(tooOften.name, tooOften.count) };
  return { by: text.length > MAX_SHORT_CHARACTERS || inAll > MAX_SHORT_EQUAL_NAMES ? 'worker' : 'main' };
}

const repeats = (name: string, count: number): Text => ({
  en: `The document selects "${name}" ${count} times in one place; at most ${MAX_EQUAL_NAMES} are allowed. Give the fields different aliases.`,
  ru: `Документ запрашивает «${name}» в одном месте ${count} раз, а можно не больше ${MAX_EQUAL_NAMES}. Дайте полям разные псевдонимы.`,
});
