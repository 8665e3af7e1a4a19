/** The tests for which each circumstance of a figure counts, found in the tables of the tests. */
import { type CountsFor, type Fields, wordsOf } from '../../../calculator/fields.js';
import { list } from '../../../text/numbers.js';
import { AWARENESS_MODIFIERS, CANNOT_FIRE, MUST_FIRE, REACTIONS } from '../../reference/tables/reactions.js';
import { ROLLED_BY_HEROES } from './situation.js';
import { type Condition, REACTION_TESTS, type ReactionTest } from './vocabulary.js';

const ALL = wordsOf(REACTION_TESTS);

/** Whether a test may make a figure fire. */
const fires = (test: ReactionTest): boolean => REACTIONS[test].rows.some(({ action }) => MUST_FIRE.includes(action));

/** The tests whose tables ask for a condition. Who has to fire and cannot is asked for more. */
function asking(condition: Condition): readonly ReactionTest[] {
  return ALL.filter((test) => {
    const { rows, extraDice } = REACTIONS[test];
    const modifiers = test === 'AWARENESS' ? AWARENESS_MODIFIERS : [];
    return (
      [...rows, ...(fires(test) ? CANNOT_FIRE : [])].some(({ when }) => when.includes(condition)) ||
      [...extraDice, ...modifiers].some(({ when }) => when === condition) ||
      (condition === 'CAN_FIRE' && fires(test))
    );
  });
}

const WITH_LEADER_DIE = ALL.filter((test) => REACTIONS[test].leaderDie);
const OF_HEROES = ALL.filter((test) => REACTIONS[test].heroChooses || ROLLED_BY_HEROES.includes(test));

/** The tests for which a field counts; every test for other fields. */
const TESTS: { readonly [field: string]: readonly ReactionTest[] } = {
  rep: ALL.filter((test) => test !== 'CONTACT'),
  leader: [...asking('LEADER'), ...asking('LED')],
  leaderRep: [...asking('LED'), ...WITH_LEADER_DIE],
  weapon: [...asking('CAN_FIRE'), ...asking('SUPPRESSED')],
  enemyWeapon: asking('SUPPRESSED'),
  cover: asking('IN_COVER'),
  hidden: asking('HIDDEN'),
  suppressed: asking('SUPPRESSED'),
  movedFast: asking('MOVED_FAST'),
  flanked: asking('FLANKED'),
  canFire: asking('CAN_FIRE'),
  chargeInReach: [...asking('CHARGE_IN_REACH'), 'WANTS_TO_CHARGE'],
  coverInches: [...asking('COVER_NEAR'), ...asking('COVER_IN_REACH')],
  covering: asking('COVERING'),
  stunned: asking('STUNNED'),
  panicked: ['RECEIVED_FIRE'],
  hero: OF_HEROES,
  alerted: asking('ALERTED'),
  friendNear: ['RALLY'],
  medicalCare: asking('MEDICAL_CARE'),
  leftBehind: ['AFTER_BATTLE'],
  contactRating: ['CONTACT'],
  shotsHeard: asking('SHOTS_HEARD'),
  atWar: asking('AT_WAR'),
  policeAlert: asking('POLICE_ALERT'),
  safeArea: asking('SAFE_AREA'),
};

const named = (tests: readonly ReactionTest[]): { readonly en: string; readonly ru: string } => ({
  en: list(
    tests.map((test) => REACTION_TESTS.values[test].en),
    'en',
  ),
  ru: list(
    tests.map((test) => REACTION_TESTS.values[test].ru),
    'ru',
  ),
});

/** When a field counts that only some of these tests ask for. */
function conditionOf(counted: readonly ReactionTest[], tests: readonly ReactionTest[]): CountsFor {
  const values = tests.filter((test) => counted.includes(test));
  const others = tests.filter((test) => !values.includes(test));
  const [most, least] = [named(values), named(others)];
  const text =
    2 * others.length <= values.length
      ? { en: `for tests other than ${least.en}`, ru: `вне ${others.length === 1 ? 'теста' : 'тестов'} ${least.ru}` }
      : { en: `for ${most.en}`, ru: `в ${values.length === 1 ? 'тесте' : 'тестах'} ${most.ru}` };
  return { field: 'test', values, text };
}

/** The fields, each with the tests for which it counts, of those that a calculator offers in its field `test`. */
export function countedFor<const F extends Fields>(tests: readonly ReactionTest[], fields: F): F {
  const counted = Object.entries(fields).map(([name, field]) => {
    const own = TESTS[name];
    return [name, own && tests.some((test) => !own.includes(test)) ? { ...field, countsFor: conditionOf(own, tests) } : field];
  });
  return Object.fromEntries(counted) as F;
}
