/** All texts of the rules in a language. */
import { type AnyCalculator, answer, type Language, type RuleSystem } from '@rangefinder/rules';

/** A text of the rules and the way to it: `tables.3.notes.0`. */
export interface Wording {
  readonly path: string;
  readonly text: string;
}

/** Titles, tables, rulings, glossary, fields of calculators and the answers to their examples. */
export const wordingOf = (system: RuleSystem, language: Language): readonly Wording[] => [
  ...textsIn(system, system.slug, language),
  ...system.calculators.flatMap((calculator) => answersOf(calculator, language)),
];

/** What players write, however they spell it. */
const FROM_PLAYERS: ReadonlySet<string> = new Set(['phrases', 'abbreviations']);

function textsIn(data: unknown, path: string, language: Language): readonly Wording[] {
  if (typeof data !== 'object' || data === null) return [];
  const entries = Object.entries(data).filter(([key]) => !FROM_PLAYERS.has(key));
  const own = entries.flatMap(([key, value]) => (key === language && typeof value === 'string' ? [{ path, text: value }] : []));
  return [...own, ...entries.flatMap(([key, value]) => textsIn(value, `${path}.${key}`, language))];
}

const answersOf = (calculator: AnyCalculator, language: Language): readonly Wording[] =>
  calculator.examples.flatMap(({ draft }) => {
    const answered = answer(calculator, draft, language);
    if (!answered.ok) return [];
    const { summary, steps } = answered.value;
    return [summary, ...steps.flatMap(({ label, text }) => [label, text])].map((text) => ({
      path: `${calculator.system} ${calculator.name}`,
      text,
    }));
  });
