/** The lists of CONTRIBUTING.md, "Names and words": refused words in source files, and terms that lead somewhere. */
import { escaped, findRefused, type Refused, sectionOf } from '../../../scripts/refused-words.mjs';
import type { Located, SourceText } from './source-text.js';

/** Entries of the list of terms. */
export const standardTerms = (contributing: string): readonly string[] =>
  [...sectionOf(contributing, 'Terms that lead somewhere').matchAll(/^- (.+)$/gm)].flatMap(([, terms = '']) => terms.split(', '));

/** Refused words of a file. */
export function complaintsOf({ names, prose }: SourceText, words: readonly Refused[]): readonly (Located & { readonly word: string })[] {
  const inNames = names.flatMap((name) =>
    words.filter(({ matchesName }) => matchesName(name.text, name.file)).map(({ word }) => ({ ...name, word })),
  );
  return [...inNames, ...prose.flatMap((each) => findRefused(each.text, words).map(({ word }) => ({ ...each, word })))];
}

/** Pattern of a term in a file name, an identifier or a phrase. */
export const termPattern = (term: string): RegExp => new RegExp(escaped(term).replaceAll(/[ -]/g, '[ _-]?'), 'i');
