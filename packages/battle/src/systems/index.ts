/** Battle and comparison rules of each rule set: a folder of its slug, and a line here. Loaded on demand. */
import type { BattleRules } from '../battle/rules.js';
import type { ComparisonRules } from '../comparison/rules.js';
import * as battleTech from './alpha-strike/index.js';

interface SystemModule {
  readonly slug: string;
  loadBattleRules(): Promise<BattleRules>;
  loadComparisonRules(): Promise<ComparisonRules>;
}

const MODULES: readonly SystemModule[] = [battleTech];

const moduleOf = (system: string): SystemModule | undefined => MODULES.find(({ slug }) => slug === system);

/** Returns undefined for a rule set without battle rules. */
export const battleRulesOf = async (system: string): Promise<BattleRules | undefined> => moduleOf(system)?.loadBattleRules();

/** Returns undefined for a rule set without comparison rules. */
export const comparisonRulesOf = async (system: string): Promise<ComparisonRules | undefined> => moduleOf(system)?.loadComparisonRules();

export const hasComparisonRules = (system: string): boolean => moduleOf(system) !== undefined;
