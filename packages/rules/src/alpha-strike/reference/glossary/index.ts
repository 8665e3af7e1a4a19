/** Glossary of Alpha Strike in both languages, with the abbreviations on cards. */
import { withAliases } from '../../../reference/aliases.js';
import type { Term } from '../../../reference/reference.js';
import type { Text } from '../../../text/language.js';
import { capital } from '../../../text/sentences.js';
import { ABILITIES, type Ability } from '../tables/specials.js';
import { ALIASES } from './aliases.js';
import { cardTerms } from './card.js';
import { combatTerms } from './combat.js';
import { movementTerms } from './movement.js';

const sentence = ({ en, ru }: Text): Text => ({ en: capital(en), ru: capital(ru) });

const abilityTerm = ([key, { abbreviation, name, effect }]: readonly [string, Ability]): Term => ({
  id: `ability-${key.toLowerCase()}`,
  name,
  abbreviation,
  meaning: sentence(effect),
});

export const glossary: readonly Term[] = withAliases(
  [...cardTerms, ...movementTerms, ...combatTerms, ...Object.entries(ABILITIES).map(abilityTerm)],
  ALIASES,
);
