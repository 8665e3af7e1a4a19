/** Battle data of the rule sets with units or battle rules: phases of a turn, calculators of attacks and tests. */
import { type BattleWords, battleRulesOf, hasBattleRules, type SystemWords } from '@rangefinder/battle';
import { type Language, type RuleSystem, systems } from '@rangefinder/rules';
import { elementOf, scriptsOf } from './widgets.js';

export const battleSystems: readonly RuleSystem[] = systems.filter(
  ({ entries, slug }) => hasBattleRules(slug) || entries.some(({ sort }) => sort === 'unit'),
);

async function calculatorsOf(system: RuleSystem): Promise<SystemWords['calculators']> {
  const rules = await battleRulesOf(system.slug);
  const names = [rules?.attack, ...(rules?.tests ?? [])].map((one) => one?.calculator);
  const used = system.calculators.filter(({ name }) => names.includes(name));
  return Object.fromEntries(
    used.map((calculator) => {
      const { element, description } = scriptsOf(calculator);
      return [calculator.name, { element: elementOf(calculator), elementScript: element, descriptionScript: description }];
    }),
  );
}

const wordsOf = async (system: RuleSystem, language: Language): Promise<SystemWords> => ({
  title: system.title[language],
  phases: (system.turns[0]?.steps ?? []).map(({ name, about }) => ({ name: name[language], about: about[language] })),
  calculators: await calculatorsOf(system),
});

export const battleWords = async (language: Language): Promise<BattleWords> =>
  Object.fromEntries(await Promise.all(battleSystems.map(async (system) => [system.slug, await wordsOf(system, language)] as const)));
