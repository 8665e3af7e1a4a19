/** The rulebook of the package, read once. */
import { fileURLToPath } from 'node:url';
import type { Rulebook } from './model.js';
import { rulebookOf } from './reading/rulebook.js';
import { headProblems, memoize, openTexts } from './reading/texts.js';

/** Folder of the texts, next to `src` and `dist`. */
export const CONTENT = fileURLToPath(new URL('../content', import.meta.url));

/**
 * All texts, read at the first call; blocks are made when they are looked at. Throws when a text is not well formed:
 * that is a mistake of ours.
 * @example loadRulebook().sections.find(({ id }) => id === 'alpha-strike/to-hit')?.title.en
 */
export const loadRulebook: () => Rulebook = memoize(() => {
  const texts = openTexts(CONTENT);
  const problems = headProblems(texts);
  if (problems.length > 0) throw new Error(`the rulebook is not well formed:\n${problems.join('\n')}`);
  return rulebookOf(texts);
});
