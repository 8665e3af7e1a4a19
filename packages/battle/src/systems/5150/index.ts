/** Loader of the rules, a chunk of its own. */
export const slug = '5150';
export const loadBattleRules = async () => (await import('./battle.js')).battle;
