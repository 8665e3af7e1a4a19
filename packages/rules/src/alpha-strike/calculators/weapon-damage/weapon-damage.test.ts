import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { testAnswerTexts } from '../../../testing/answer-tests.js';
import { draftOf } from '../../../testing/arbitraries.js';
import { SKIPPED } from '../../../testing/mostly.js';
import { proveMostly } from '../../../testing/proof.js';
import { weaponDamage } from './index.js';
import type { Question } from './resolve.js';

const ask = (draft: object, language: 'en' | 'ru' = 'en') => answer(weaponDamage, draft, language);
const STALKER = { damage: ['3', '4', '2'], ov: 3, overheat: 3 };
const BATTLEMASTER = { damage: ['3', '3', '1'], ov: 1, specials: ['НН 1/1/–'] };

describe('examples of the source', () => {
  test.each([
    ['SHORT', 6],
    ['MEDIUM', 7],
    ['LONG', 2],
  ])('STK-3F with all its overheat at %s range deals %d', (range, damage) =>
    expect(ask({ ...STALKER, range })).toMatchObject({ value: { figures: { damage, heatGained: 3 } } }),
  );

  test('allows only 1 more point with 3 boxes crossed off', () => {
    expect(ask({ ...STALKER, range: 'SHORT', heat: 3, overheat: 2 })).toMatchObject({
      value: { allowed: false, refusal: { code: 'OVERHEAT_ABOVE_SCALE' } },
    });
    expect(ask({ ...STALKER, range: 'SHORT', heat: 3, overheat: 1 })).toMatchObject({ value: { allowed: true, figures: { damage: 4 } } });
  });

  test('BLR-1G fires to the rear and to the front', () => {
    expect(ask({ ...BATTLEMASTER, range: 'SHORT', attack: 'REAR' })).toMatchObject({ value: { figures: { damage: 1 } } });
    expect(ask({ ...BATTLEMASTER, range: 'MEDIUM', rearDamage: 1 })).toMatchObject({ value: { figures: { damage: 2 } } });
    expect(ask({ ...BATTLEMASTER, range: 'MEDIUM', rearDamage: 1, overheat: 1 })).toMatchObject({ value: { figures: { damage: 3 } } });
  });

  test('HT1 with damage 3', () => {
    expect(ask({ damage: ['3', '2', '1'], range: 'SHORT', specials: ['HT1/1/-'] }, 'ru')).toMatchObject({
      value: {
        figures: { damage: 3, targetHeat: 1 },
        summary: 'Попадание на ближней дистанции наносит 3 очка урона; цель нагреется на 1.',
      },
    });
  });
});

test('minimal damage from the rear', () => {
  expect(ask({ damage: ['1', '0*', '0'], range: 'MEDIUM', fromRear: true })).toMatchObject({
    value: { figures: { damage: 1 }, summary: 'A hit at medium range from the rear deals 1 or 2 points of damage (even odds).' },
  });
});

test.each([
  [{ range: 'LONG', damage: ['1', '1', '–'] }, 'NO_DAMAGE'],
  [{ range: 'LONG', weapons: 'SRM', specials: ['SRM2/2'] }, 'NO_DAMAGE'],
  [{ range: 'SHORT', weapons: 'LRM' }, 'LACKS_ABILITY'],
  [{ range: 'SHORT', attack: 'INDIRECT' }, 'LACKS_ABILITY'],
  [{ range: 'SHORT', attack: 'REAR', specials: ['REAR1/1/-'], overheat: 1, ov: 1 }, 'OVERHEAT_FORBIDDEN'],
  [{ range: 'SHORT', overheat: 2, ov: 1 }, 'OVERHEAT_ABOVE_VALUE'],
  [{ range: 'SHORT', weaponHits: 3 }, 'NO_DAMAGE'],
  [{ range: 'SHORT', rearDamage: 1 }, 'LACKS_ABILITY'],
  [{ range: 'SHORT', rearDamage: 5, specials: ['REAR1/1/-'] }, 'REAR_VALUE'],
  [{ range: 'SHORT', rearDamage: 1, weaponHits: 1, specials: ['REAR1/1/-'] }, 'REAR_VALUE'],
])('refuses %j: %s', (draft, code) =>
  expect(ask({ damage: ['3', '3', '3'], ...draft })).toMatchObject({ value: { allowed: false, refusal: { code } } }),
);

test.each([
  [{ attack: 'RAM' }, 'attack'],
  [{ attack: 'INDIRECT', weapons: 'LRM' }, 'weapons'],
  [{ weapons: 'LRM', rearDamage: 1 }, 'rearDamage'],
])('rejects the contradiction in %j', (draft, field) =>
  expect(check(weaponDamage, { damage: ['3', '3', '3'], range: 'SHORT', ...draft })).toMatchObject({
    problems: [{ code: 'CONFLICT', path: [field] }],
  }),
);

test.each(['IF', '3x', '', '-1'])('rejects the damage value %j', (value) =>
  expect(check(weaponDamage, { damage: ['3', value, '3'], range: 'SHORT' })).toMatchObject({
    problems: [{ code: 'BAD_FORMAT', path: ['damage', 1] }],
  }),
);

const valueText = fc.constantFrom('–', '0', '0*', '1', '2', '3', '5');
const special = fc.constantFrom(
  'OVL',
  'ПДД',
  'HT1/2/-',
  'НГР 3/0/1',
  'REAR1/0*/-',
  'НН 2/1/–',
  'IF2',
  'НПН 0*',
  'LRM1/2/3',
  'SRM3/2',
  'CASE',
);
const draft = fc
  .record({
    rest: draftOf(weaponDamage.input),
    damage: fc.array(valueText, { minLength: 3, maxLength: 3 }),
    specials: fc.array(special, { maxLength: 5 }),
    attack: fc.constantFrom('WEAPON', 'WEAPON', 'REAR', 'INDIRECT'),
    ov: fc.nat(2),
    weaponHits: fc.constantFrom(0, 0, 1, 2),
    rearDamage: fc.constantFrom(0, 0, 1, 2),
  })
  .map(({ rest, attack, rearDamage, ...given }) => {
    const weapons = attack === 'WEAPON' ? rest.weapons : 'ALL';
    const normal = attack === 'WEAPON' && (weapons ?? 'ALL') === 'ALL';
    return {
      ...rest,
      ...given,
      attack,
      weapons,
      heat: 0,
      overheat: Math.min(given.ov, Number(rest.overheat ?? 0)),
      rearDamage: normal ? rearDamage : 0,
    };
  });

/** Reference implementation: the damage for each face of a D6. Undefined when refused. */
function bruteForce(q: Question): number[] | undefined {
  const at = ['SHORT', 'MEDIUM', 'LONG'].indexOf(q.range);
  const named = (pattern: RegExp) => q.specials.findLast((text) => pattern.test(text))?.replace(/^\D+/, '');
  const line =
    q.attack === 'REAR'
      ? named(/^(REAR|НН)/)
      : q.attack === 'INDIRECT'
        ? named(/^(IF|НПН)/)
        : q.weapons === 'ALL'
          ? q.damage.join('/')
          : named(q.weapons === 'LRM' ? /^LRM/ : /^SRM/);
  if (line === undefined) return undefined;
  const played = new Set<string>(q.readings);
  const normal = q.attack === 'WEAPON' && q.weapons === 'ALL';
  const printed = q.attack === 'INDIRECT' ? line : (line.split('/')[at] ?? '0');
  const lost = normal || !played.has('weapon-hit-spares-abilities') ? q.weaponHits : 0;
  const die = printed === '0*' && lost === 0;
  const value = Math.max(0, (Number.parseInt(printed, 10) || 0) - lost);
  if (!die && value === 0) return undefined;
  const rear = (named(/^(REAR|НН)/) ?? '')
    .split('/')
    .map((text) => (text === '0*' ? (played.has('minimal-is-zero') ? 0 : 1) : Number.parseInt(text, 10)))
    .map((points) => points - (played.has('weapon-hit-spares-abilities') ? 0 : q.weaponHits));
  if (q.rearDamage > 0 && !rear.includes(q.rearDamage)) return undefined;
  if ((q.attack === 'REAR' && q.overheat > 0) || q.overheat > q.ov || q.heat + q.overheat > 4) return undefined;
  const ht = named(/^(HT|НГР)/)?.split('/')[at];
  if (q.overheat > 0 && ht !== undefined && played.has('ht-excludes-overheat')) return undefined;
  if (q.overheat > 0 && !normal && played.has('no-overheat-with-abilities')) return undefined;
  const gives = normal || (q.attack !== 'REAR' && played.has('ht-with-any-weapons'));
  const extra = gives && q.overheat === 0 && !q.targetHasHeatScale ? Number.parseInt(ht ?? '0', 10) || 0 : 0;
  const hot = q.range !== 'LONG' || q.specials.includes('OVL') || q.specials.includes('ПДД') ? q.overheat : 0;
  const left = Math.max(0, value - q.rearDamage);
  const bonus = hot + (q.fromRear ? 1 : 0);
  const rolls = die && (q.rearDamage === 0 || played.has('minimal-is-zero'));
  return [1, 2, 3, 4, 5, 6].map((face) => {
    if (rolls && face <= 3 && played.has('minimal-bonus-with-point')) return left + extra;
    return left + bonus + extra + (rolls && face > 3 ? 1 : 0);
  });
}

test('matches the sum added up for every face of the die', () => {
  const seen = new Map<string, number>();
  const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1);
  proveMostly(
    { calculator: 'alpha-strike weaponDamage', against: { en: 'a sum for every face of the die', ru: 'сумма для каждой грани кубика' } },
    draft,
    (given) => {
      const checked = check(weaponDamage, given);
      if (!checked.ok) return SKIPPED;
      const { figures, refusal, steps } = weaponDamage.resolve(checked.value);
      const faces = bruteForce(checked.value);
      expect(refusal === undefined).toBe(faces !== undefined);
      count(refusal?.code ?? 'allowed');
      if (!faces) return SKIPPED;
      if (figures.outcomes.length === 2) count('minimal');
      if (figures.targetHeat > 0) count('heat');
      for (const { damage, chance } of figures.outcomes)
        expect(faces.filter((face) => face === damage).length * Number(chance.denominator)).toBe(6 * Number(chance.numerator));
      expect(figures.outcomes.map(({ damage }) => damage)).toEqual([...new Set(faces)].sort((a, b) => a - b));
      expect(figures.expectedDamage.numerator * 6n).toBe(
        BigInt(faces.reduce((sum, face) => sum + face)) * figures.expectedDamage.denominator,
      );
      expect(steps.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(figures.damage);
      expect(figures.damage).toBe(faces.length === 1 || faces[5] === faces[0] ? faces[5] : (faces[5] as number) - 1);
    },
    { numRuns: 4000, share: 0.15 },
  );
  for (const name of ['allowed', 'minimal', 'heat', 'LACKS_ABILITY', 'NO_DAMAGE', 'REAR_VALUE', 'OVERHEAT_FORBIDDEN'])
    expect(seen.get(name) ?? 0, name).toBeGreaterThan(5);
});

test.each([
  [{ attack: 'REAR' }, 'LACKS_ABILITY', 'alpha-strike/rear-weapons'],
  [{ attack: 'INDIRECT' }, 'LACKS_ABILITY', 'alpha-strike/indirect-fire'],
  [{ weapons: 'LRM' }, 'LACKS_ABILITY', 'alpha-strike/missiles'],
  [{ attack: 'REAR', specials: ['REAR1/1/-'], overheat: 1, ov: 1 }, 'OVERHEAT_FORBIDDEN', 'alpha-strike/rear-weapons'],
  [{ overheat: 2, ov: 3, heat: 3 }, 'OVERHEAT_ABOVE_SCALE', 'alpha-strike/overheat'],
])('refuses %j: %s', (draft, code, rule) =>
  expect(ask({ damage: ['3', '3', '1'], range: 'SHORT', ...draft })).toMatchObject({ value: { allowed: false, refusal: { code, rule } } }),
);

test('a refused attack deals nothing and reports the free boxes', () => {
  const refused = ask({ damage: ['3', '3', '1'], range: 'SHORT', overheat: 2, ov: 3, heat: 3 });
  expect(refused).toMatchObject({ value: { figures: { damage: 0, outcomes: [] }, refusal: { text: expect.stringMatching(/\b1\b/) } } });
});

testAnswerTexts(weaponDamage, [
  [
    { damage: ['3', '3', '0'], range: 'SHORT', specials: ['HT3/2/1'] },
    'the target heats up by 2 in the end phase, the most in a turn',
    'цель нагреется на 2 — больше за ход нельзя',
  ],
  [
    { damage: ['3', '3', '1'], range: 'SHORT', specials: ['HT1/1/1'] },
    'HT 1: the target heats up by 1 in the end phase',
    'НГР 1: в завершающей фазе цель нагреется на 1',
  ],
  [
    { damage: ['3', '3', '1'], range: 'SHORT', specials: ['HT1/1/1'] },
    'deals 3 points of damage; the target heats up by 1.',
    '3 очка урона; цель нагреется на 1.',
  ],
  [
    { damage: ['0', '0', '0'], range: 'SHORT', weapons: 'LRM', specials: ['LRM1/1/1'] },
    'Long-range missiles (LRM) at short range: 1 on the card',
    'Ракеты большой дальности (РБД) на ближней дистанции: на карточке 1',
  ],
  [
    { damage: ['3', '3', '1'], range: 'LONG', attack: 'INDIRECT', specials: ['IF0'] },
    'IF has no damage value at long range',
    'у НПН нет урона на дальней дистанции',
  ],
  [{ damage: ['3', '3', '0'], range: 'LONG' }, 'the unit has no damage value', 'у боевой единицы нет урона'],
]);
