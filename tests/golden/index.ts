/** Golden rows by rule set. */
import { golden as fiftyOneFifty } from './5150.js';
import { golden as fiftyOneFiftyTests } from './5150-tests.js';
import { golden as alphaStrike } from './alpha-strike.js';
import { golden as alphaStrikeCombat } from './alpha-strike-combat.js';
import { golden as bronepehota } from './bronepehota.js';
import { initiativeDeck } from './initiative-deck.js';
import type { GoldenRow } from './row.js';
import { worldAtWar } from './world-at-war.js';

export const goldenBySystem: Readonly<Record<string, readonly GoldenRow[]>> = {
  'alpha-strike': [...alphaStrike, ...alphaStrikeCombat],
  bronepehota,
  '5150': [...fiftyOneFifty, ...fiftyOneFiftyTests],
  'initiative-deck': initiativeDeck,
  'world-at-war': worldAtWar,
};
