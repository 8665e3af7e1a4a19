export { BATTLE } from './battle.js';
export { CATALOG_TEXTS } from './catalog.js';
export { COMPARISON } from './comparison.js';
export { FORCE } from './forces.js';
