import { toText } from '@rangefinder/dice';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testSteps } from '../../../testing/answer-tests.js';
import { questionsOf } from '../../../testing/arbitraries.js';
import { SKIPPED } from '../../../testing/mostly.js';
import { proveMostly } from '../../../testing/proof.js';
import { attack } from '../attack/index.js';
import { targetNumber } from './index.js';
import type { Question } from './resolve.js';

test('resolves the to-hit diagram: skill 3, short, a jumping target with TMM 2 in the water', () => {
  const result = answer(targetNumber, { skill: 3, inches: 2, targetMoved: 'JUMPED', tmm: 2, partialCover: true }, 'ru');
  expect(result).toMatchObject({
    ok: true,
    value: {
      figures: { target: 7 },
      summary: 'Целевое значение 7 на 2D6, шанс 7/12 (58,3\u00a0%): навык 3, движение цели +3, частичное укрытие +1.',
    },
  });
});

test.each([
  [
    { skill: 0, targetMoved: 'IMMOBILE', attackerMoved: 'STOOD_STILL' },
    'Target number −5 on 2D6 (always hits): skill 0,',
    'Целевое значение −5 на 2D6 (попадает всегда): навык 0,',
  ],
  [
    { skill: 8, targetMoved: 'GROUND', tmm: 5 },
    'Target number 13 on 2D6 (cannot hit): skill 8,',
    'Целевое значение 13 на 2D6 (попасть нельзя): навык 8,',
  ],
])('words certain and impossible hits: %j', (draft, en, ru) => {
  for (const lucky of [false, true]) {
    expect(answer(targetNumber, { range: 'SHORT', lucky, ...draft }, 'en')).toMatchObject({
      value: { summary: expect.stringContaining(en) },
    });
    expect(answer(targetNumber, { range: 'SHORT', lucky, ...draft }, 'ru')).toMatchObject({
      value: { summary: expect.stringContaining(ru) },
    });
  }
});

test('rejects a distance and a range bracket that disagree', () => {
  expect(check(targetNumber, { skill: 4, inches: 8, range: 'SHORT' })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['range'], given: 'SHORT' }],
  });
});

test.each([
  [{}, 'HAS_LINE_OF_SIGHT'],
  [{ spotter: true }, 'HAS_LINE_OF_SIGHT'],
  [{ lineOfSight: false }, 'NO_SPOTTER'],
  [{ woodsInches: 6 }, 'NO_SPOTTER'],
  [{ woodsInches: 6, spotter: true }, undefined],
  [{ lineOfSight: false, spotter: true }, undefined],
])('requires a spotter and a target out of sight for indirect fire, like the attack: %j', (sight, code) => {
  const result = answer(targetNumber, { skill: 4, inches: 10, attack: 'INDIRECT', ...sight }, 'en');
  expect(result).toMatchObject({ ok: true, value: code ? { allowed: false, refusal: { code } } : { allowed: true } });
  const whole = answer(
    attack,
    {
      attacker: { damage: ['1', '1', '1'], specials: ['IF1'] },
      target: { armor: 3, structure: 3 },
      situation: { inches: 10, attack: 'INDIRECT', ...sight },
    },
    'en',
  );
  if (!result.ok || !whole.ok) throw new Error('both are questions that make sense');
  expect(whole.value.refusal).toEqual(result.value.refusal);
});

/** Reference implementation: evaluates the table row by row and enumerates every roll of two dice. */
function bruteForce(q: Question): { target: number; chance: string } {
  const physical = ['PHYSICAL', 'MELEE_WEAPON', 'RAM', 'DEATH_FROM_ABOVE'].includes(q.attack);
  let target: number = q.skill;
  if (!physical) {
    const bracket = q.range ?? (q.inches === undefined || q.inches <= 6 ? 'SHORT' : q.inches <= 24 ? 'MEDIUM' : 'LONG');
    if (bracket === 'MEDIUM') target += q.sniper ? 1 : 2;
    if (bracket === 'LONG') target += q.sniper ? 2 : 4;
    target += q.heat + 2 * q.fireControlHits;
    if (q.attack === 'REAR') target += 1;
  } else if (q.attack === 'RAM' || q.attack === 'DEATH_FROM_ABOVE') target += 1;
  const played = new Set<string>(q.readings);
  if (q.attack === 'INDIRECT' && played.has('indirect-plus-one')) target += 1;
  const moved = q.attackerMoved ?? (q.attack === 'DEATH_FROM_ABOVE' ? 'JUMPED' : 'GROUND');
  if (moved === 'STOOD_STILL') target -= 1;
  if (moved === 'JUMPED') target += 2;
  const immobile = played.has('shutdown-minus-four-for-all') || (!physical && !played.has('shutdown-without-modifier'));
  if (q.targetShutDown) target += immobile ? -4 : 0;
  else if (q.targetMoved === 'IMMOBILE') target -= 4;
  else if (q.targetMoved !== 'STOOD_STILL') target += (q.tmm as number) + (q.targetMoved === 'JUMPED' ? 1 : 0);
  const wooded = q.woods === true || q.woodsInches > 0;
  if (wooded) target += q.woods && q.woodsInches > 0 && played.has('woods-twice') ? 2 : 1;
  if ((q.partialCover || q.targetWaterDepth > 0) && !(wooded && played.has('no-cover-in-woods'))) target += 1;
  let hits = 0;
  let all = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++)
        for (let d = 1; d <= 6; d++) {
          all++;
          const isHit = (total: number): boolean =>
            played.has('extreme-rolls') && (total === 2 || total === 12) ? total === 12 : total >= target;
          if (isHit(a + b) || (q.lucky && isHit(c + d))) hits++;
        }
  return { target, chance: `${hits}/${all}` };
}

test('matches the table row by row and every roll', () => {
  proveMostly(
    {
      calculator: 'alpha-strike targetNumber',
      against: { en: 'the table row by row, every roll', ru: 'таблица по строкам, каждый бросок' },
    },
    questionsOf(targetNumber),
    (draft) => {
      const checked = check(targetNumber, draft);
      if (!checked.ok) return SKIPPED;
      const outcome = targetNumber.resolve(checked.value);
      if (outcome.refusal) {
        expect(toText(outcome.figures.chance)).toBe('0');
        return SKIPPED;
      }
      const expected = bruteForce(checked.value);
      expect(outcome.figures.target).toBe(expected.target);
      const [hits, all] = expected.chance.split('/').map(BigInt) as [bigint, bigint];
      expect(outcome.figures.chance.numerator * all).toBe(hits * outcome.figures.chance.denominator);
      expect(outcome.steps.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(expected.target);
    },
    { numRuns: 500, share: 0.3 },
  );
});

test('requires a distance or range only for weapon attacks outside of base contact', () => {
  expect(check(targetNumber, { skill: 4 })).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: ['inches'], given: null }] });
  for (const draft of [{ attack: 'PHYSICAL' }, { contact: true }, { attack: 'PHYSICAL', contact: true }, { inches: 8 }, { range: 'LONG' }])
    expect(check(targetNumber, { skill: 4, ...draft }).ok, JSON.stringify(draft)).toBe(true);
});

test.each([
  [8, 'medium, which 8" is, or none', 'средняя, раз до цели 8", или ничего'],
  [50, 'none, as 50" is beyond long range', 'ничего: 50" — за пределами дальней дистанции'],
])('accepts a distance of %d" only with its range bracket', (inches, en, ru) => {
  expect(check(targetNumber, { skill: 4, inches, range: 'SHORT' })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['range'], given: 'SHORT', allowed: { en, ru } }],
  });
  expect(check(targetNumber, { skill: 4, inches: 8, range: 'MEDIUM' }).ok).toBe(true);
});

test('refuses a unit that is shut down, but not a hot one', () => {
  const answered = (heat: number) => answer(targetNumber, { skill: 4, range: 'SHORT', heat }, 'en');
  expect(answered(4)).toMatchObject({ ok: true, value: { allowed: false, refusal: { code: 'SHUT_DOWN' } } });
  expect(answered(3)).toMatchObject({ ok: true, value: { allowed: true, figures: { target: 7 } } });
});

testSteps(targetNumber, [
  [
    { skill: 4, inches: 8, woodsInches: 2 },
    [
      'skill 4 table/to-hit {"skill":4}',
      'range 2 table/ranges {"range":"MEDIUM","inches":8,"sniper":false}',
      'attackerMovement 0 table/to-hit {"moved":"GROUND"}',
      'targetMovement 0 table/to-hit {"moved":"STOOD_STILL","tmm":0}',
      'woods 1 ruling/woods-once {"alsoCover":false}',
      'roll null to-hit {"target":7,"chance":"7/12"}',
    ],
  ],
  [
    { skill: 4, attack: 'PHYSICAL', targetMoved: 'GROUND', tmm: 2 },
    [
      'skill 4 table/to-hit {"skill":4}',
      'attackerMovement 0 table/to-hit {"moved":"GROUND"}',
      'targetMovement 2 table/to-hit {"moved":"GROUND","tmm":2}',
      'roll null to-hit {"target":6,"chance":"13/18"}',
    ],
  ],
]);
