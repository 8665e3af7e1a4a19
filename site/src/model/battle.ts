/** What the battle view takes from the rules: the turn of each rule set that has units, and the calculator in which they attack. */
import { type Language, type RuleSystem, systems } from '@rangefinder/rules';
import type { BattleRules } from '../battle/rules.js';
import type { SystemWords } from '../battle/words.js';
import { elementOf, scriptsOf } from './widgets.js';

const added = import.meta.glob<{ readonly battle: BattleRules }>('../systems/*/battle.ts', { eager: true });

/** Rule sets whose units are in the catalog. */
export const battleSystems: readonly RuleSystem[] = systems.filter(({ entries }) => entries.some(({ sort }) => sort === 'unit'));

function instrumentOf(system: RuleSystem): Pick<SystemWords, 'instrument'> {
  const rules = added[`../systems/${system.slug}/battle.ts`]?.battle;
  const calculator = system.calculators.find(({ name }) => name === rules?.calculator);
  if (!calculator) return {};
  const { element, description } = scriptsOf(calculator);
  return { instrument: { element: elementOf(calculator), elementScript: element, descriptionScript: description } };
}

const wordsOf = (system: RuleSystem, language: Language): SystemWords => ({
  title: system.title[language],
  phases: (system.turns[0]?.steps ?? []).map(({ name, about }) => ({ name: name[language], about: about[language] })),
  ...instrumentOf(system),
});

/** By the slug of each rule set. */
export const battleWords = (language: Language): Readonly<Record<string, SystemWords>> =>
  Object.fromEntries(battleSystems.map((system) => [system.slug, wordsOf(system, language)]));
