/** Reasons why two units cannot duel. */
import type { Refusal } from '../../../calculator/calculator.js';
import { unitRefusal } from '../../engine/coverage/unit-refusal.js';
import { RANGE_LIMITS, rangeAt } from '../../reference/tables/ranges.js';
import type { SideName } from '../../vocabulary.js';
import type { Refusals } from './facts.js';
import { isHarmless, keyIn, type Question, type Side } from './side.js';

type DuelRefusal = Refusal<Refusals>;

/** The reason why the duel is forbidden, if it is. */
export function refusalOf(question: Question, first: Side, second: Side): DuelRefusal | undefined {
  const { inches } = question.situation;
  const refused = unitRefusal(question.first, question.second);
  if (refused) return refused;
  if (rangeAt(inches) === undefined)
    return { code: 'OUT_OF_RANGE', rule: 'alpha-strike/table/ranges', given: { inches, limit: RANGE_LIMITS.LONG } };
  if (inches === 0) return { code: 'CONTACT', rule: 'alpha-strike/base-contact', given: {} };
  if (isHarmless(first, keyIn(first.start)) && isHarmless(second, keyIn(second.start)))
    return { code: 'NOBODY_FIRES', rule: 'alpha-strike/range', given: { range: first.range } };
  return tooHot('FIRST', first) ?? tooHot('SECOND', second) ?? outOfWater('FIRST', first) ?? outOfWater('SECOND', second);
}

/** Nothing jumps out of water, and a duelist would have to every turn. */
const outOfWater = (side: SideName, { conduct: { moved, waterDepth } }: Side): DuelRefusal | undefined =>
  moved === 'JUMPED' && waterDepth > 0 ? { code: 'JUMP_FROM_WATER', rule: 'alpha-strike/jumping', given: { side } } : undefined;

const tooHot = (side: SideName, { unit, conduct: { overheat }, readings }: Side): DuelRefusal | undefined => {
  if (overheat > 0 && unit.specials.heat && readings.includes('ht-excludes-overheat'))
    return { code: 'OVERHEAT_WITH_HT', rule: 'alpha-strike/ruling/heat-or-overheat', given: { side } };
  return overheat > unit.overheatValue
    ? { code: 'OVERHEAT_ABOVE_VALUE', rule: 'alpha-strike/overheat', given: { side, overheat, limit: unit.overheatValue } }
    : undefined;
};
