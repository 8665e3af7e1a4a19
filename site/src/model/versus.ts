/** Attack calculators by rule set: those that can be tried with an entry on both sides. */
import { type AnyEntryType, calculatorAddress, type EntryTrial, type Language, type RuleSystem, systems } from '@rangefinder/rules';
import type { Versus } from '../scripts/search/versus.js';

/** The field for the entry, and the field with a fixed value. */
const fieldOf = ({ draft }: EntryTrial, is: 'id' | 'value'): string | undefined =>
  Object.entries(draft).find(([, answer]) => is in answer)?.[0];

function versusOf({ slug, calculators }: RuleSystem, { trials = [] }: AnyEntryType, language: Language): Versus | undefined {
  const [first] = trials;
  const second = trials.find((trial) => first && trial.calculator === first.calculator && fieldOf(trial, 'id') !== fieldOf(first, 'id'));
  if (!first || !second) return undefined;
  const [attacker, target, distance] = [fieldOf(first, 'id'), fieldOf(second, 'id'), fieldOf(first, 'value')];
  if (attacker === undefined || target === undefined || distance === undefined) return undefined;
  const title = calculators.find(({ name }) => name === first.calculator)?.title[language] ?? '';
  return { title, path: calculatorAddress({ system: slug, name: first.calculator }, language), attacker, target, distance };
}

/** By slug, without rule sets that have no such calculator. */
export const versusBySystem = (language: Language): Readonly<Record<string, Versus>> =>
  Object.fromEntries(
    systems.flatMap((system) =>
      system.entries.flatMap((entry) => {
        const versus = entry.sort === 'unit' ? versusOf(system, entry, language) : undefined;
        return versus ? [[system.slug, versus] as const] : [];
      }),
    ),
  );
