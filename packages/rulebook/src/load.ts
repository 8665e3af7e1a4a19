/** The rulebook of the package, read once. */
import { fileURLToPath } from 'node:url';
import type { Rulebook } from './model.js';
import { readRulebook } from './reading/read-rulebook.js';

/** Where the texts are: beside the sources and beside what is built from them. */
export const CONTENT = fileURLToPath(new URL('../content', import.meta.url));

let loaded: Rulebook | undefined;

/**
 * All texts, read at the first call. Throws when a text is not well formed: that is a mistake of ours.
 * @example loadRulebook().sections.find(({ id }) => id === 'alpha-strike/to-hit')?.title.en
 */
export function loadRulebook(): Rulebook {
  loaded ??= read();
  return loaded;
}

function read(): Rulebook {
  const { rulebook, problems } = readRulebook(CONTENT);
  if (problems.length > 0) throw new Error(`the rulebook is not well formed:\n${problems.join('\n')}`);
  return rulebook;
}
