/** Stay or Run in a battle of 5150: who of a side fights on after its losses. The odds come from the calculator. */
import type { Text } from '@rangefinder/rules';
import type { AttackResult, Combatant, TestRules } from '../../battle/rules.js';
import type { UnitChange } from '../../battle/state.js';
import { has, isFinished, LEAVING, repOf } from './figure.js';
import { HIGHER_DIE, LOWER_DIE } from './initiative.js';

/** Losses that an earlier test has counted. */
const COUNTED = 'COUNTED';

const LABEL: Text = { en: 'Stay or Run', ru: 'Остаться или убежать' };

interface Staying {
  readonly figures: number;
  readonly chance: { readonly decimal: number };
}

const isLost = ({ fighter }: Combatant): boolean => isFinished(fighter);
const lostOf = (units: readonly Combatant[]): readonly Combatant[] => units.filter(isLost);
const countedOf = (units: readonly Combatant[]): readonly Combatant[] => lostOf(units).filter(({ fighter }) => has(fighter, COUNTED));

/** Those who still fight, the highest Rep first. */
const fighting = (units: readonly Combatant[]): readonly Combatant[] =>
  units.filter((unit) => !isLost(unit) && !has(unit.fighter, LEAVING)).toSorted((one, other) => repOf(other.fighter) - repOf(one.fighter));

function textOf(staying: number, all: readonly Combatant[]): Text {
  const last = all[staying - 1];
  if (!last) return { en: 'nobody fights on', ru: 'не сражается никто' };
  if (staying === all.length) return { en: 'all fight on', ru: 'сражаются все' };
  const rep = repOf(last.fighter);
  return { en: `${staying} fight on: Rep ${rep} or more`, ru: `сражается ${staying}: Умение ${rep} и выше` };
}

/** One roll for all: those with the higher Rep fight on. */
function resultOf({ figures, chance }: Staying, units: readonly Combatant[]): AttackResult {
  const all = fighting(units);
  const leaving = all.slice(figures).map(({ fighter }): UnitChange => ({ key: fighter.key, add: [LEAVING] }));
  const lost = lostOf(units).map(({ fighter }): UnitChange => ({ key: fighter.key, add: [COUNTED] }));
  return { text: textOf(figures, all), chance: chance.decimal, units: [...leaving, ...lost] };
}

export const stayOrRun: TestRules = {
  calculator: 'stayOrRun',
  label: LABEL,
  variantLabel: LABEL,
  phases: [HIGHER_DIE, LOWER_DIE],
  takenBy: 'side',
  variants: (units) =>
    lostOf(units).length > countedOf(units).length && fighting(units).length > 0 ? [{ value: 'STAY_OR_RUN', text: LABEL }] : [],
  show: () => ['motivation', 'loot', 'captives', 'hostages'],
  draft: ({ units }) => {
    const all = fighting(units);
    const leader = all.find(({ fighter }) => has(fighter, 'LEADER'));
    return {
      figures: units.length,
      losses: lostOf(units).length,
      lossesAtLastTest: countedOf(units).length,
      motivation: 'CONQUEST',
      reps: all.map(({ fighter }) => repOf(fighter)),
      ...(leader && { leaderRep: repOf(leader.fighter) }),
    };
  },
  results: ({ units }, answer) => ({
    did: {},
    results: (answer.staying as readonly Staying[]).filter(({ chance }) => chance.decimal > 0).map((one) => resultOf(one, units)),
  }),
};
