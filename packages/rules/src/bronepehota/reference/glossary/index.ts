/** Glossary of Bronepehota: terms of armlists, words of players, and words to avoid. */
import { withAliases } from '../../../reference/aliases.js';
import type { Term } from '../../../reference/reference.js';
import { armlistTerms } from './armlist.js';
import { playTerms } from './play.js';

/** Words that players use and search for. */
const ALIASES = {
  'armor-test': ['сейв'],
  'virtual-shooting': ['virtual shot', 'стрельба кубиками', 'виртуальный выстрел'],
  panic: ['morale', 'мораль'],
  'surprise-attack': ['ambush', 'засада'],
  'line-of-fire': ['линия видимости', 'видимость'],
  cover: ['obstacle', 'преграда'],
  speed: ['movement', 'движение', 'ход'],
  range: ['distance', 'дистанция'],
  power: ['strength', 'сила'],
  'crash-landing': ['fall', 'падение'],
  capture: ['take prisoner', 'взять в плен'],
};

export const glossary: readonly Term[] = withAliases([...armlistTerms, ...playTerms], ALIASES);
