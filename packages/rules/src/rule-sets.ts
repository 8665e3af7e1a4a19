/** All rule sets, one per line, in the order of their folders; `systems.ts` sorts them. */
export { fiftyOneFifty } from './5150/index.js';
export { alphaStrike } from './alpha-strike/index.js';
export { bronepehota } from './bronepehota/index.js';
export { initiativeDeck } from './initiative-deck/index.js';
export { worldAtWar } from './world-at-war/index.js';
