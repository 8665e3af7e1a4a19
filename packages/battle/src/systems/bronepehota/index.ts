/** Loader of the rules, a chunk of its own. */
export const slug = 'bronepehota';
export const loadBattleRules = async () => (await import('./battle.js')).battle;
