/** Calculators by their id, in any spelling. */
import type { AnyCalculator } from '../calculator/calculator.js';
import { questionName } from '../reference/address.js';
import { systems } from '../systems.js';

const calculators: ReadonlyMap<string, AnyCalculator> = new Map(
  systems.flatMap((system) => system.calculators.map((calculator) => [questionName(calculator), calculator] as const)),
);

/** The ids of all calculators. */
export const CALCULATOR_IDS: readonly string[] = [...calculators.keys()];

/** The calculator with this id. @example calculatorBy('alpha-strike/target-number')?.title.en // 'Target number' */
export const calculatorBy = (id: string): AnyCalculator | undefined => calculators.get(id);

/** A name without case, separators and the word that the ids of pages have. */
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\bcalculators?[/.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

interface Spelling {
  readonly name: string;
  readonly calculator: AnyCalculator;
}

/** The ids of addresses and of GraphQL, and names without a rule set. */
const spellingsOf = (): readonly Spelling[] =>
  systems.flatMap(({ slug, namespace, calculators: own }) =>
    own.flatMap((calculator) =>
      [`${slug}${calculator.name}`, `${namespace}${calculator.name}`, calculator.name].map((name) => ({ name: bare(name), calculator })),
    ),
  );

/** Made with the first unknown id. */
let spellings: readonly Spelling[] | undefined;

/**
 * The calculator that an id means: in another case, with other separators, by its GraphQL name, or without the rule set if only one
 * has such a calculator.
 * @param system the only rule set whose calculators are meant
 * @example calculatorLike('alphaStrike.targetNumber') // that of 'alpha-strike/target-number'
 */
export function calculatorLike(id: string, system?: string): AnyCalculator | undefined {
  const exact = calculatorBy(id);
  if (exact) return system === undefined || exact.system === system ? exact : undefined;
  spellings ??= spellingsOf();
  const name = bare(id);
  const spelled = spellings.filter((one) => one.name === name && (system === undefined || one.calculator.system === system));
  const [found, ...others] = new Set(spelled.map(({ calculator }) => calculator));
  return others.length === 0 ? found : undefined;
}
