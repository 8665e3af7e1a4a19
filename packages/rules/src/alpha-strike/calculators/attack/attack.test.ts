import { type Fraction, fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { assertMostly, SKIPPED } from '../../../testing/mostly.js';
import { prove, skipQuestion } from '../../../testing/proof.js';
import { type Counted, countAttack, farthest, heatsAfter } from '../../engine/testing/brute-force.js';
import { draftOf, scenario } from '../../engine/testing/scenarios.js';
import type { AttackKind } from '../../vocabulary.js';
import { attack } from './index.js';

type Figures = ReturnType<typeof attack.resolve>['figures'];

const KINDS: readonly AttackKind[] = ['WEAPON', 'REAR', 'INDIRECT', 'PHYSICAL', 'MELEE_WEAPON', 'RAM', 'DEATH_FROM_ABOVE'];

function stateKey({ destroyed, armor, structure, criticals }: Figures['states'][number]): string {
  const count = (name: string): number => criticals.filter((critical) => critical === name).length;
  return destroyed
    ? 'destroyed'
    : `A${armor} S${structure} E${count('ENGINE')} F${count('FIRE_CONTROL')} W${count('WEAPON')} M${count('MOVEMENT')} B${count('AMMUNITION')}`;
}

const inText = (entries: Iterable<readonly [string | number, Fraction]>): Record<string, string> =>
  Object.fromEntries([...entries].map(([key, chance]) => [key, toText(chance)]));
const counted = <K extends string | number>(weights: ReadonlyMap<K, bigint>, { total }: Counted): Record<string, string> =>
  inText([...weights].map(([key, weight]) => [key, fraction(weight, total)] as const));

test('matches the enumeration of every face of every die', () => {
  const reached = new Map<string, number>();
  const reach = (what: string): void => void reached.set(what, (reached.get(what) ?? 0) + 1);
  const skip = (what: string): void => {
    reach(what);
    skipQuestion();
  };
  prove(
    { calculator: 'alpha-strike attack', against: { en: 'every face of every die', ru: 'каждая грань каждого кубика' } },
    fc.property(scenario, (drawn) => {
      const checked = check(attack, draftOf(drawn));
      if (!checked.ok) return skip('problem');
      const { figures, refusal } = attack.resolve(checked.value);
      if (refusal?.code === 'OUT_OF_MOVE') expect(drawn.inchesMoved).toBeGreaterThan(farthest(drawn));
      if (refusal) return skip(refusal.code);
      if (drawn.attack === 'RAM' || drawn.attack === 'DEATH_FROM_ABOVE') expect(drawn.inchesMoved).toBeLessThanOrEqual(farthest(drawn));
      const expected = countAttack(drawn);
      expect(figures.target).toBe(expected.target);
      expect([figures.attackerHeat, figures.attackerHeatOnMiss, figures.targetHeat]).toEqual(heatsAfter(drawn));
      expect(inText(figures.states.map((state) => [stateKey(state), state.chance] as const))).toEqual(counted(expected.states, expected));
      expect(inText(figures.damage.map(({ damage, chance }) => [damage, chance] as const))).toEqual(counted(expected.damage, expected));
      expect(inText(figures.attackerDamage.map(({ damage, chance }) => [damage, chance] as const))).toEqual(
        counted(expected.own, expected),
      );
      expect(toText(figures.destroyed)).toBe(counted(expected.states, expected).destroyed ?? '0');
      reach(drawn.attack);
      if (expected.caseRolls > 0) reach('CASE rolls again');
      if (figures.hitDamage.length > 1) reach('minimal damage');
    }),
    { numRuns: 2000 },
  );
  for (const what of [...KINDS, 'OUT_OF_MOVE', 'CASE rolls again', 'minimal damage'])
    expect(reached.get(what) ?? 0, what).toBeGreaterThan(9);
});

const UNFINISHED = /undefined|NaN|null|\[object|function|Infinity/;

test('words every attack in complete sentences in both languages', () => {
  assertMostly(
    fc.tuple(scenario, fc.constantFrom('en' as const, 'ru' as const)),
    ([drawn, language]) => {
      const result = answer(attack, draftOf(drawn), language);
      if (!result.ok) return SKIPPED;
      const { summary, steps } = result.value;
      for (const text of [summary, ...steps.flatMap(({ label, text }) => [label, text])]) {
        expect(text).not.toMatch(UNFINISHED);
        expect(text.trim()).not.toBe('');
      }
    },
    { numRuns: 400, share: 0.5 },
  );
});

test('the steps add up to the target number and to the damage', () => {
  assertMostly(
    scenario,
    (drawn) => {
      const checked = check(attack, draftOf(drawn));
      if (!checked.ok) return SKIPPED;
      const { figures, steps, refusal } = attack.resolve(checked.value);
      if (refusal) return SKIPPED;
      const roll = steps.findIndex(({ key }) => key === 'roll');
      const damage = steps.findIndex(({ key }) => key === 'damage');
      const sum = (from: number, to: number): number => steps.slice(from, to).reduce((total, { value }) => total + (value ?? 0), 0);
      expect(sum(0, roll)).toBe(figures.target);
      expect(sum(roll, damage)).toBe(figures.hitDamage[0]?.damage);
    },
    { numRuns: 400, share: 0.2 },
  );
});

const TARGET = { size: 3, tmm: 1, move: '8"', damage: ['2', '2', '1'], armor: 4, structure: 5 };
const ATTACKER = { size: 2, damage: ['3', '3', '0'], overheatValue: 2 };

test.each([
  ['CONTACT', { inches: 0 }, {}],
  ['CONTACT', { inches: undefined, contact: true }, {}],
  ['OUT_OF_RANGE', { inches: 43 }, {}],
  ['OUT_OF_REACH', { attack: 'PHYSICAL', inches: 2 }, {}],
  ['OUT_OF_ARC', { inArc: false }, {}],
  ['NO_LINE_OF_SIGHT', { lineOfSight: false }, {}],
  ['WOODS_BLOCK', { woodsInches: 6 }, {}],
  ['NEEDS_GROUND_MOVEMENT', { attack: 'RAM', inches: 0, attackerMoved: 'STOOD_STILL' }, {}],
  ['NEEDS_JUMP', { attack: 'DEATH_FROM_ABOVE', inches: 0, attackerMoved: 'GROUND' }, {}],
  ['SHUT_DOWN', {}, { heat: 4 }],
  ['DESTROYED', {}, { criticals: ['ENGINE', 'ENGINE'] }],
  ['DESTROYED', {}, { criticals: ['AMMUNITION'] }],
  ['DESTROYED', {}, { criticals: ['DESTROYED'], specials: ['CASE'] }],
  ['LACKS_ABILITY', { attack: 'REAR' }, {}],
  ['LACKS_ABILITY', { weapons: 'SRM' }, { specials: ['LRM1/1/1'] }],
  ['HAS_MELEE_WEAPON', { attack: 'PHYSICAL', inches: 1 }, { specials: ['ОББ'] }],
  ['HAS_LINE_OF_SIGHT', { attack: 'INDIRECT', spotter: true }, { specials: ['НПН 2'] }],
  ['NO_SPOTTER', { attack: 'INDIRECT', lineOfSight: false }, { specials: ['IF2'] }],
  ['OUT_OF_MOVE', { attack: 'RAM', inches: 0, inchesMoved: 9 }, { move: '8"' }],
  ['OUT_OF_MOVE', { attack: 'RAM', inches: 0, inchesMoved: 5 }, { move: '8"', heat: 2 }],
  ['OUT_OF_MOVE', { attack: 'RAM', inches: 0, inchesMoved: 11, speedDemon: true }, { move: '8"' }],
  ['OUT_OF_MOVE', { attack: 'DEATH_FROM_ABOVE', inches: 0, attackerMoved: 'JUMPED', inchesMoved: 6 }, { move: '8"/4"j' }],
  ['LACKS_ABILITY', { rearDamage: 1 }, {}],
  ['REAR_VALUE', { rearDamage: 5 }, { specials: ['REAR1/1/-'] }],
  ['REAR_VALUE', { rearDamage: 1 }, { specials: ['REAR1/1/-'], criticals: ['WEAPON'] }],
  ['NO_DAMAGE', { inches: 30 }, {}],
  ['NO_DAMAGE', {}, { criticals: ['WEAPON', 'WEAPON', 'WEAPON'] }],
  ['OVERHEAT_FORBIDDEN', { attack: 'PHYSICAL', inches: 1, overheat: 1 }, {}],
  ['OVERHEAT_ABOVE_VALUE', { overheat: 3 }, {}],
  ['OVERHEAT_ABOVE_SCALE', { overheat: 2 }, { heat: 3 }],
])('refuses %s', (code, situation, attacker) => {
  const draft = { attacker: { ...ATTACKER, ...attacker }, target: TARGET, situation: { inches: 10, ...situation } };
  for (const language of ['en', 'ru'] as const)
    expect(answer(attack, draft, language)).toMatchObject({ ok: true, value: { allowed: false, refusal: { code } } });
});

test.each([
  ['MISSING', ['target', 'armor'], {}, { armor: undefined }, {}],
  ['MISSING', ['attacker', 'damage'], { damage: undefined }, {}, {}],
  ['MISSING', ['attacker', 'size'], { size: undefined }, {}, { attack: 'PHYSICAL', inches: 1 }],
  ['MISSING', ['target', 'tmm'], {}, { tmm: undefined }, { targetMoved: 'GROUND' }],
  ['MISSING', ['situation', 'inchesMoved'], {}, {}, { attack: 'RAM', inches: 0 }],
  ['MISSING', ['situation', 'inches'], {}, {}, { inches: undefined }],
  ['CONFLICT', ['situation', 'inches'], {}, {}, { attack: 'RAM', inchesMoved: 6 }],
  ['CONFLICT', ['situation', 'attackerMoved'], { move: '0"' }, {}, { attackerMoved: 'GROUND' }],
  ['OUT_OF_RANGE', ['attacker', 'size'], { size: 5 }, {}, { attack: 'PHYSICAL', inches: 1 }],
  ['OUT_OF_RANGE', ['target', 'size'], {}, { size: 5 }, { attack: 'RAM', inches: 0, inchesMoved: 3 }],
  ['CONFLICT', ['situation', 'targetMoved'], {}, {}, { targetMoved: 'JUMPED' }],
  ['CONFLICT', ['situation', 'targetMoved'], {}, { heat: 4 }, { targetMoved: 'GROUND' }],
  ['CONFLICT', ['situation', 'attackerMoved'], { move: '6"' }, {}, { attackerMoved: 'JUMPED' }],
  ['CONFLICT', ['target', 'heat'], {}, { hasHeatScale: false, heat: 1 }, {}],
  [
    'CONFLICT',
    ['situation', 'weapons'],
    { specials: ['IF1'] },
    {},
    { attack: 'INDIRECT', weapons: 'LRM', lineOfSight: false, spotter: true },
  ],
  ['BAD_FORMAT', ['attacker', 'damage', 1], { damage: ['3', 'x', '1'] }, {}, {}],
  ['BAD_FORMAT', ['target', 'move'], {}, { move: 'fast' }, {}],
])('rejects %s at %j', (code, path, attacker, target, situation) => {
  const draft = { attacker: { ...ATTACKER, ...attacker }, target: { ...TARGET, ...target }, situation: { inches: 10, ...situation } };
  expect(check(attack, draft)).toMatchObject({ ok: false, problems: [{ code, path }] });
});

test('a hit without damage rolls no critical hit, even on a natural 12', () => {
  const draft = { attacker: { damage: ['0*', '0*', '0*'] }, target: TARGET, situation: { inches: 5 } };
  const result = answer(attack, draft, 'en');
  expect(result).toMatchObject({
    ok: true,
    value: { steps: expect.arrayContaining([expect.objectContaining({ rule: 'alpha-strike/ruling/no-damage-no-critical' })]) },
  });
});

test.each([
  [{ attack: 'RAM', inches: 0, inchesMoved: 10, speedDemon: true }, { move: '8"' }],
  [
    { attack: 'RAM', inches: 0, inchesMoved: 2 },
    { move: '6"', criticals: ['MOVEMENT', 'MOVEMENT'], heat: 0 },
  ],
  [{ attack: 'DEATH_FROM_ABOVE', inches: 0, attackerMoved: 'JUMPED', inchesMoved: 4 }, { move: '8"/4"j' }],
  [{ rearDamage: 1 }, { specials: ['REAR1/1/-'] }],
  [{ rearDamage: 2 }, { specials: ['REAR2/0*/-'] }],
  [{ rearDamage: 1 }, { specials: ['REAR2/0*/-'] }],
])('allows %j', (situation, attacker) => {
  const draft = { attacker: { ...ATTACKER, ...attacker }, target: TARGET, situation: { inches: 10, ...situation } };
  expect(answer(attack, draft, 'en')).toMatchObject({ ok: true, value: { allowed: true } });
});

test('lists an ammunition hit that CASE absorbs, but not with CASE II', () => {
  const after = (special: string) => {
    const draft = { attacker: ATTACKER, target: { ...TARGET, armor: 0, specials: [special] }, situation: { inches: 5 } };
    const checked = check(attack, draft);
    if (!checked.ok) throw new Error('allowed');
    return attack.resolve(checked.value).figures.states.flatMap(({ criticals }) => criticals);
  };
  expect(after('CASE')).toContain('AMMUNITION');
  expect(after('CASE II')).not.toContain('AMMUNITION');
});

test('limits heat from HT to two points', () => {
  const draft = { attacker: { damage: ['3', '3', '0'], specials: ['HT3/2/1'] }, target: TARGET, situation: { inches: 5 } };
  expect(answer(attack, draft, 'en')).toMatchObject({ ok: true, value: { figures: { targetHeat: 2 } } });
});

test('summarizes the attack in one sentence', () => {
  const draft = { attacker: ATTACKER, target: TARGET, situation: { inches: 5, overheat: 1 } };
  expect(answer(attack, draft, 'en')).toMatchObject({
    ok: true,
    value: {
      summary: 'Target number 4 on 2D6, odds 11/12 (91.7%); a hit deals 4; odds to destroy 1/648 (0.2%); the attacker’s heat becomes 1.',
    },
  });
});
