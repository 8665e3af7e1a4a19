/** Battles, forces and comparisons without the DOM: state, saved data, share format, text formats. */
export type { BattleRules } from './battle/rules.js';
export type { BattleWords, CalculatorScripts, SystemWords } from './battle/words.js';
export { MAX_COMPARED } from './comparison/ids.js';
export { parseForce } from './forces/force.js';
export { addToForces, currentForce, loadForces, newForceId, saveForces, systemOf } from './forces/saved-forces.js';
export { battleRulesOf, hasBattleRules } from './systems/index.js';
