/** Calculators that are mutated. */
const CALCULATORS = [
  'alpha-strike/calculators/heat',
  'alpha-strike/calculators/movement-cost',
  'alpha-strike/calculators/target-number',
  'alpha-strike/calculators/weapon-damage',
  'initiative-deck/calculators/poker-hand',
  'initiative-deck/calculators/deck-setup',
  'bronepehota/calculators/real-shot',
  '5150/calculators/stay-or-run',
  '5150/calculators/hit-table',
  'world-at-war/calculators/salvo-fire',
];

const only = process.env.MUTATE ?? '';
/** Folders of the calculators, or of those that `MUTATE` names. */
export const mutated = CALCULATORS.filter((folder) => folder.includes(only)).map((folder) => `packages/rules/src/${folder}`);
