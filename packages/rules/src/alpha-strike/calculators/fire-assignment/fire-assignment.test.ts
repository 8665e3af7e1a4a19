import { add, equals, type Fraction, fraction, multiply, toDecimal, toText, ZERO } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check, costOf } from '../../../calculator/calculator.js';
import { SKIPPED } from '../../../testing/mostly.js';
import { proveMostly } from '../../../testing/proof.js';
import { draftOf, type Scenario, scenario } from '../../engine/testing/scenarios.js';
import { attack } from '../attack/index.js';
import { fireAssignment } from './index.js';
import { bestOf, type Result, resultsOf, type ScenarioOf } from './testing/brute-force.js';

function ask(draft: object) {
  const checked = check(fireAssignment, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return fireAssignment.resolve(checked.value);
}

const problemsOf = (draft: object): readonly string[] => {
  const checked = check(fireAssignment, draft);
  return checked.ok ? [] : checked.problems.map(({ path }) => path.join('.'));
};

const HITTER = { skill: 3, damage: ['4', '4', '2'] };
const LIGHT = { skill: 3, damage: ['1', '1', '0'] };
const FRAGILE = { armor: 0, structure: 1, pointValue: 10 };
const SOLID = { armor: 8, structure: 8, pointValue: 50 };

describe('the plan', () => {
  test('gives one attacker the figures of its attack', () => {
    const unit = { skill: 3, damage: ['4', '4', '2'], armor: 3, structure: 3 };
    const { figures } = ask({ attackers: [unit], targets: [{ armor: 1, structure: 4 }], inches: 10 });
    const checked = check(attack, { attacker: unit, target: { armor: 1, structure: 4 }, situation: { inches: 10 } });
    if (!checked.ok) throw new Error('bad attack');
    const alone = attack.resolve(checked.value).figures;
    expect(toText(figures.destroyed)).toBe(toText(alone.destroyed));
    expect(figures.assignments[0]).toMatchObject({ attacker: 1, target: 1, number: alone.target });
  });

  test('depends on the aim', () => {
    const targetsFor = (aim: string) =>
      ask({ attackers: [HITTER, LIGHT], targets: [FRAGILE, SOLID], inches: 10, aim }).figures.assignments.map(({ target }) => target);
    expect(targetsFor('DAMAGE')).toEqual([2, 2]);
    expect(targetsFor('KILLS')).toEqual([1, 1]);
    expect(targetsFor('POINTS')).toEqual([1, 1]);
  });

  test('does not waste fire on what another attacker already destroys', () => {
    const sure = { skill: 0, damage: ['3', '3', '3'], moved: 'STOOD_STILL' };
    const { figures } = ask({ attackers: [sure, sure], targets: [FRAGILE, FRAGILE], inches: 2 });
    expect(figures.targets.map(({ attackers }) => attackers)).toEqual([[1], [2]]);
    expect(figures.alternatives[0]?.destroyed.numerator).toBe(figures.alternatives[0]?.destroyed.denominator);
  });

  test('says what another target costs each attacker', () => {
    const { figures } = ask({ attackers: [HITTER, LIGHT], targets: [FRAGILE, SOLID], inches: 10, aim: 'DAMAGE' });
    for (const { givesUp } of figures.assignments) expect(toDecimal(givesUp as Fraction)).toBeGreaterThan(0);
  });

  test('lists the best target for all first', () => {
    const { figures } = ask({ attackers: [HITTER, LIGHT], targets: [SOLID, FRAGILE], inches: 10 });
    expect(figures.alternatives.map(({ target }) => target)).toEqual([2, 1]);
  });

  test('leaves who has no shot without a target, with the reason', () => {
    const { figures, steps } = ask({
      attackers: [HITTER, { ...LIGHT, heat: 4 }, { skill: 4, damage: ['1', '0', '0'] }],
      targets: [FRAGILE],
      inches: 10,
    });
    expect(figures.assignments.map(({ target }) => target)).toEqual([1, undefined, undefined]);
    expect(figures.shots.map(({ because }) => because)).toEqual([undefined, 'SHUT_DOWN', 'NO_DAMAGE']);
    expect(steps.filter(({ key }) => key === 'holdsFire')).toHaveLength(2);
  });

  test('counts the points of destroyed targets', () => {
    const { figures } = ask({ attackers: [HITTER], targets: [FRAGILE], inches: 10 });
    expect(toText(figures.points as Fraction)).toBe(toText(multiply(figures.destroyed, fraction(10))));
    expect(ask({ attackers: [HITTER], targets: [{ armor: 0, structure: 1 }], inches: 10 }).figures.points).toBeUndefined();
  });

  test('names units that have names, equal ones by their places', () => {
    const answered = answer(
      fireAssignment,
      {
        attackers: [{ ...HITTER, name: 'Atlas' }, LIGHT],
        targets: [
          { ...SOLID, name: 'Locust' },
          { ...FRAGILE, name: 'Locust' },
        ],
        inches: 10,
      },
      'en',
    );
    expect(answered.ok && answered.value.summary).toMatch(/Atlas and attacker 2 at Locust \(2\);/);
  });
});

describe('refusals and problems', () => {
  const draft = { attackers: [HITTER], targets: [FRAGILE], inches: 10 };
  test('no attacker with a shot', () => expect(ask({ ...draft, inches: 50 }).refusal?.code).toBe('NOBODY_FIRES'));
  test('overheat without an overheat value', () =>
    expect(ask({ ...draft, attackers: [HITTER, { ...HITTER, overheat: 1 }] }).refusal).toMatchObject({
      code: 'OVERHEAT_ABOVE_VALUE',
      given: { attacker: { place: 2 }, overheat: 1, limit: 0 },
    }));
  test('a unit without rules', () =>
    expect(ask({ ...draft, targets: [{ ...FRAGILE, type: 'CV' }] }).refusal?.code).toBe('NO_RULES_FOR_TYPE'));

  test.each([
    ['a figure is missing', { targets: [{ armor: 1 }] }, ['targets.0.structure']],
    ['the distance is missing', { inches: undefined }, ['inches']],
    ['no distance is needed where every line has one', { inches: undefined, lines: [{ attacker: 1, target: 1, inches: 5 }] }, []],
    ['TMM of a target that moved', { targets: [{ ...FRAGILE, moved: 'GROUND' }] }, ['targets.0.tmm']],
    ['PV for the aim', { aim: 'POINTS', targets: [{ armor: 1, structure: 1 }] }, ['targets.0.pointValue']],
    ['a line of fire to a target that is not listed', { lines: [{ attacker: 2, target: 1 }] }, ['lines.0.attacker']],
    [
      'two lines for one pair',
      {
        lines: [
          { attacker: 1, target: 1 },
          { attacker: 1, target: 1, inches: 4 },
        ],
      },
      ['lines.1.target'],
    ],
    ['no cover in water', { targets: [{ ...FRAGILE, waterDepth: 1, partialCover: false }] }, ['targets.0.partialCover']],
    ['a jump that MV has not', { attackers: [{ ...HITTER, move: '8"', moved: 'JUMPED' }] }, ['attackers.0.moved']],
    ['a shut-down target that moved', { targets: [{ ...FRAGILE, tmm: 1, heat: 4, moved: 'GROUND' }] }, ['targets.0.moved']],
    ['sight through woods', { lines: [{ attacker: 1, target: 1, woodsInches: 8, lineOfSight: true }] }, ['lines.0.lineOfSight']],
    ['seven attackers', { attackers: new Array(7).fill(HITTER) }, ['attackers']],
  ])('%s', (_, change, problems) => expect(problemsOf({ ...draft, ...change })).toEqual(problems));
});

const small = scenario.map((drawn) => ({
  ...drawn,
  attack: 'WEAPON' as const,
  weapons: 'ALL' as const,
  rearDamage: 0,
  overheat: 0,
  contact: false,
}));

/** Two or three attackers, and the facts of each pair: those of its attacker, its target and its line. */
const question = fc.record({
  attackers: fc.array(small, { minLength: 1, maxLength: 3 }),
  targets: fc.array(small, { minLength: 1, maxLength: 3 }),
  lines: fc.array(small, { minLength: 9, maxLength: 9 }),
  aim: fc.constantFrom('KILLS', 'DAMAGE', 'POINTS'),
  readings: fc.oneof(
    fc.constant([]),
    fc.subarray(
      [
        'woods-twice',
        'no-cover-in-woods',
        'shutdown-without-modifier',
        'extreme-rolls',
        'minimal-bonus-with-point',
        'critical-without-damage',
        'ht-excludes-overheat',
        'mp-rounds-the-rest',
        'mp-spares-jump',
        'weapon-hit-spares-abilities',
      ] as const,
      { maxLength: 3 },
    ),
  ),
});
type Drawn = typeof question extends fc.Arbitrary<infer T> ? T : never;

const scenarioIn =
  ({ attackers, targets, lines, readings }: Drawn): ScenarioOf =>
  (from, to) => {
    const [a, t, line] = [attackers[from], targets[to], lines[from * 3 + to]] as [Scenario, Scenario, Scenario];
    return {
      ...line,
      attacker: a.attacker,
      target: t.target,
      attackerMoved: a.attackerMoved,
      sniper: a.sniper,
      lucky: a.lucky,
      targetMoved: t.targetMoved,
      woods: t.woods,
      partialCover: t.partialCover || line.partialCover,
      targetWaterDepth: t.targetWaterDepth,
      readings,
    };
  };

function draftIn(drawn: Drawn) {
  const drafts = (all: readonly Scenario[], side: 'attacker' | 'target') => all.map((each) => draftOf(each)[side]);
  return {
    attackers: drafts(drawn.attackers, 'attacker').map((unit, index) => {
      const { attackerMoved, sniper, lucky } = drawn.attackers[index] as Scenario;
      return { ...unit, sniper, lucky, moved: attackerMoved };
    }),
    targets: drafts(drawn.targets, 'target').map((unit, index) => {
      const { targetMoved, woods, partialCover, targetWaterDepth } = drawn.targets[index] as Scenario;
      return {
        ...unit,
        moved: targetMoved,
        woods,
        waterDepth: targetWaterDepth,
        ...(partialCover && { partialCover }),
        pointValue: 10 + 7 * index,
      };
    }),
    lines: drawn.attackers.flatMap((_, from) =>
      drawn.targets.map((__, to) => {
        const { inches, woodsInches, partialCover, fromRear, inArc, lineOfSight } = drawn.lines[from * 3 + to] as Scenario;
        return {
          attacker: from + 1,
          target: to + 1,
          inches,
          woodsInches,
          partialCover,
          fromRear,
          inArc,
          ...(!lineOfSight && { lineOfSight }),
        };
      }),
    ),
    aim: drawn.aim,
    readings: drawn.readings,
  };
}

const total = (results: readonly Result[], figure: keyof Result): Fraction => results.reduce((sum, each) => add(sum, each[figure]), ZERO);
const pointsOf = (results: readonly Result[]): Fraction =>
  results.reduce((sum, { destroyed }, index) => add(sum, multiply(destroyed, fraction(10 + 7 * index))), ZERO);

test('matches every assignment played out attack by attack', () => {
  proveMostly(
    {
      calculator: 'alpha-strike fireAssignment',
      against: { en: 'every assignment, attack by attack, every face', ru: 'каждое распределение, атака за атакой, каждая грань' },
    },
    question,
    (drawn) => {
      const checked = check(fireAssignment, draftIn(drawn));
      if (!checked.ok) return SKIPPED;
      const { figures, refusal } = fireAssignment.resolve(checked.value);
      const scenarioOf = scenarioIn(drawn);
      const [attackers, targets] = [drawn.attackers.length, drawn.targets.length];
      const best = bestOf(attackers, targets, scenarioOf, (results) => {
        const [destroyed, damage] = [total(results, 'destroyed'), total(results, 'damage')];
        return { KILLS: [destroyed, damage], DAMAGE: [damage, destroyed], POINTS: [pointsOf(results), damage] }[drawn.aim as 'KILLS'];
      });
      expect(refusal?.code).toBe(best ? undefined : 'NOBODY_FIRES');
      if (!best) return;
      const found = { KILLS: figures.destroyed, DAMAGE: figures.damage, POINTS: figures.points }[drawn.aim as 'KILLS'] as Fraction;
      expect(toText(found)).toBe(toText(best[0] as Fraction));
      const chosen = figures.assignments.map(({ target }) => (target ?? 0) - 1);
      const results = resultsOf(chosen, targets, scenarioOf);
      expect(figures.targets.map(({ destroyed, damage }) => [toText(destroyed), toText(damage)])).toEqual(
        results.map(({ destroyed, damage }) => [toText(destroyed), toText(damage)]),
      );
      const second = drawn.aim === 'DAMAGE' ? figures.destroyed : figures.damage;
      expect(equals(second, best[1] as Fraction)).toBe(true);
    },
    { numRuns: 120, share: 0.2 },
  );
});

test('costs more with more attackers, targets and points of structure behind CASE', () => {
  const unit = { armor: 2, structure: 4, damage: ['3', '3', '2'] };
  const costWith = (attackers: number, target: object): number => {
    const checked = check(fireAssignment, { attackers: new Array(attackers).fill(unit), targets: [target], inches: 10 });
    if (!checked.ok) throw new Error('bad question');
    return costOf(fireAssignment, checked.value);
  };
  expect(costWith(6, unit)).toBeGreaterThan(10 * costWith(2, unit));
  expect(costWith(6, { ...unit, structure: 20, specials: ['CASE'] })).toBeGreaterThan(10 * costWith(6, { ...unit, structure: 20 }));
});
