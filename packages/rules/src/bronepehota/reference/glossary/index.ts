/** Glossary of Bronepehota: terms of armlists, words of players, and words to avoid. */
import { withAliases } from '../../../reference/aliases.js';
import type { Term } from '../../../reference/reference.js';
import { ALIASES } from './aliases.js';
import { armlistTerms } from './armlist.js';
import { playTerms } from './play.js';

export const glossary: readonly Term[] = withAliases([...armlistTerms, ...playTerms], ALIASES);
