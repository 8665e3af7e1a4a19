/** Loaders of the rules, each a chunk of its own. */
export const slug = 'alpha-strike';
export const loadBattleRules = async () => (await import('./battle.js')).battle;
export const loadComparisonRules = async () => (await import('./comparison.js')).comparison;
export const loadForceRules = async () => (await import('./force.js')).force;
