/** Battle, comparison and force rules of each rule set: a folder of its slug, and a line here. Loaded on demand. */
import type { BattleRules } from '../battle/rules.js';
import type { ComparisonRules } from '../comparison/rules.js';
import type { ForceRules } from '../forces/rules.js';
import * as manToMan from './5150/index.js';
import * as battleTech from './alpha-strike/index.js';
import * as armoredInfantry from './bronepehota/index.js';

interface SystemModule {
  readonly slug: string;
  loadBattleRules(): Promise<BattleRules>;
  loadComparisonRules?(): Promise<ComparisonRules>;
  loadForceRules?(): Promise<ForceRules>;
}

const MODULES: readonly SystemModule[] = [battleTech, armoredInfantry, manToMan];

const moduleOf = (system: string): SystemModule | undefined => MODULES.find(({ slug }) => slug === system);

export const hasBattleRules = (system: string): boolean => moduleOf(system) !== undefined;

/** Returns undefined for a rule set without battle rules. */
export const battleRulesOf = async (system: string): Promise<BattleRules | undefined> => moduleOf(system)?.loadBattleRules();

/** Returns undefined for a rule set without comparison rules. */
export const comparisonRulesOf = async (system: string): Promise<ComparisonRules | undefined> => moduleOf(system)?.loadComparisonRules?.();

export const hasComparisonRules = (system: string): boolean => moduleOf(system)?.loadComparisonRules !== undefined;

/** Returns undefined for a rule set without force rules. */
export const forceRulesOf = async (system: string): Promise<ForceRules | undefined> => moduleOf(system)?.loadForceRules?.();

/** The rule set of a force without units: the first one with force rules. */
export const DEFAULT_FORCE_SYSTEM = battleTech.slug;
