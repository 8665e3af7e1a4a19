/** The steps of an assignment of fire. */
import { fraction } from '@rangefinder/dice';
import type { RuleId, Step } from '../../../calculator/calculator.js';
import type { NoShot } from '../../vocabulary.js';
import { type Facts, whoIn } from './facts.js';
import { type Order, reasonsOf, type Solved } from './solve.js';
import { contains, type Worth } from './worth.js';

type FireStep = Step<Facts>;

const RULES: Readonly<Record<NoShot, RuleId>> = {
  SHUT_DOWN: 'alpha-strike/shutdown',
  CONTACT: 'alpha-strike/base-contact',
  OUT_OF_RANGE: 'alpha-strike/table/ranges',
  OUT_OF_ARC: 'alpha-strike/firing-arc',
  NO_LINE_OF_SIGHT: 'alpha-strike/line-of-sight',
  WOODS_BLOCK: 'alpha-strike/line-of-sight',
  NO_DAMAGE: 'alpha-strike/range',
  CANNOT_HIT: 'alpha-strike/to-hit',
};

function orderStep({ question, shots }: Solved, { to, shot, other, givesUp }: Order, from: number): FireStep {
  const attacker = whoIn(question.attackers, from);
  if (to === undefined || !shot) {
    const because = reasonsOf(shots.map((atTarget) => atTarget[from] as (typeof atTarget)[number]));
    return { key: 'holdsFire', value: null, rule: RULES[because[0] as NoShot], given: { attacker, because } };
  }
  const { weights, number } = shot;
  return {
    key: 'fires',
    value: null,
    rule: 'alpha-strike/to-hit',
    given: {
      attacker,
      target: whoIn(question.targets, to),
      number,
      hit: fraction(weights.total - weights.miss, weights.total),
      aim: question.aim,
      givesUp,
      other: other === undefined ? undefined : whoIn(question.targets, other),
    },
  };
}

/** The steps: the plan by attacker, its results by target, the same for everybody at one target. */
export function stepsOf(solved: Solved): readonly FireStep[] {
  const { question, worths, plan, worth, orders, alternatives } = solved;
  const { attackers, targets } = question;
  const fates = plan.flatMap((group, to): readonly FireStep[] => {
    const firing = attackers.flatMap((_, from) => (contains(group, from) ? [whoIn(attackers, from)] : []));
    const given = { target: whoIn(targets, to), attackers: firing, worth: worths[to]?.[group] as Worth };
    return firing.length === 0 ? [] : [{ key: 'fate', value: null, rule: 'alpha-strike/applying-damage', given }];
  });
  return [
    { key: 'plan', value: null, rule: 'alpha-strike/ruling/fire-plan', given: {} },
    ...orders.map((order, from) => orderStep(solved, order, from)),
    ...fates,
    { key: 'together', value: null, rule: 'alpha-strike/combat', given: { worth } },
    ...(targets.length === 1 ? [] : alternatives).map(
      ({ to, worth: all }): FireStep => ({
        key: 'allAtOne',
        value: null,
        rule: 'alpha-strike/ruling/fire-plan',
        given: { target: whoIn(targets, to), worth: all },
      }),
    ),
  ];
}
