import { type Fraction, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { criticalHits } from './index.js';

const ask = (draft: object, language: 'en' | 'ru' = 'en') => answer(criticalHits, draft, language);

test('resolves the example of the source: a 10', () => {
  expect(ask({ roll: 10 }, 'ru')).toMatchObject({
    value: {
      figures: { rows: [{ roll: 10, effect: 'FIRE_CONTROL' }] },
      summary: 'Критическое попадание, бросок 10: системы управления огнём. +2 к целевому значению орудийных атак; попадания складываются.',
    },
  });
});

test('lists the complete table in order', () => {
  const result = ask({});
  expect(result).toMatchObject({ value: { summary: 'One critical roll destroys this unit with odds of 1/18 (5.6%).' } });
  const rows = result.ok ? (result.value.figures.rows as { roll: number; effect: string }[]) : [];
  expect(rows.map(({ effect }) => effect)).toEqual([
    'AMMUNITION',
    'ENGINE',
    'FIRE_CONTROL',
    'NONE',
    'WEAPON',
    'MOVEMENT',
    'WEAPON',
    'NONE',
    'FIRE_CONTROL',
    'ENGINE',
    'DESTROYED',
  ]);
  expect(rows.map(({ roll }) => roll)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test.each([
  ['ENGINE', '1/9', [3, 11], 'Engine: odds 1/9 (11.1%) on a critical roll. +1 heat'],
  ['AMMUNITION', '1/36', [2], 'Ammunition: odds 1/36 (2.8%) on a critical roll. The ammunition blows up'],
  ['NONE', '2/9', [5, 9], 'No critical hit: odds 2/9 (22.2%) on a critical roll. Nothing happens.'],
])('returns the odds of %s', (effect, odds, rolls, summary) => {
  const result = ask({ effect });
  if (!result.ok) throw new Error('allowed');
  expect(toText(result.value.figures.chance as Fraction)).toBe(odds);
  expect(result.value.figures.rows).toMatchObject(rolls.map((roll) => ({ roll, effect })));
  expect(result.value.summary).toContain(summary);
});

test('refuses another critical hit than that of the roll', () => {
  expect(check(criticalHits, { roll: 3, effect: 'WEAPON' })).toMatchObject({
    ok: false,
    problems: [{ code: 'CONFLICT', path: ['effect'], given: 'WEAPON', allowed: { en: '“engine” for a roll of 3' } }],
  });
  expect(ask({ roll: 3, effect: 'ENGINE' })).toMatchObject({
    value: { figures: { chance: { numerator: 1n, denominator: 9n } }, summary: expect.stringContaining('Critical roll 3: engine.') },
  });
});

describe('ammunition hit', () => {
  test.each([
    [[], '1', 'blows up'],
    [['ССХБ'], '0', '1 point'],
    [['CASE', 'CASE II'], '0', 'CASE II: nothing'],
    [['ЭНО'], '0', 'ENE: nothing'],
  ])('with %j', (specials, destroyed, words) => {
    const checked = check(criticalHits, { roll: 2, specials });
    if (!checked.ok) throw new Error('allowed');
    const { figures } = criticalHits.resolve(checked.value);
    expect(toText(figures.destroyed)).toBe(destroyed);
    expect(figures.rows[0]?.text.en).toContain(words);
  });
});

test.each([1, 13, 6.5])('rejects %d as a roll of 2D6', (roll) => expect(check(criticalHits, { roll })).toMatchObject({ ok: false }));

test('matches a lookup of every roll of two dice', () => {
  const name = (total: number) =>
    total === 2
      ? 'AMMUNITION'
      : total === 12
        ? 'DESTROYED'
        : total % 8 === 3
          ? 'ENGINE'
          : total === 4 || total === 10
            ? 'FIRE_CONTROL'
            : total === 7
              ? 'MOVEMENT'
              : total === 5 || total === 9
                ? 'NONE'
                : 'WEAPON';
  prove(
    { calculator: 'alpha-strike criticalHits', against: { en: 'every roll of two dice', ru: 'каждый бросок двух кубиков' } },
    fc.property(
      fc.record({
        roll: fc.option(fc.integer({ min: 2, max: 12 }), { nil: undefined }),
        effect: fc.option(fc.constantFrom('AMMUNITION', 'ENGINE', 'FIRE_CONTROL', 'NONE', 'WEAPON', 'MOVEMENT', 'DESTROYED'), {
          nil: undefined,
        }),
        specials: fc.subarray(['CASE', 'ССХБ II', 'ENE', 'OVL']),
        engineHits: fc.nat(1),
      }),
      (drawn) => {
        const isOfRoll = drawn.roll === undefined || drawn.effect === undefined || name(drawn.roll) === drawn.effect;
        expect(check(criticalHits, drawn).ok).toBe(isOfRoll);
        const draft = isOfRoll ? drawn : { ...drawn, effect: undefined };
        const checked = check(criticalHits, draft);
        if (!checked.ok) throw new Error('every such draft is allowed');
        const { figures } = criticalHits.resolve(checked.value);
        const safe = draft.specials.some((special) => special !== 'OVL');
        const kills = (total: number) =>
          total === 12 || (total === 2 && !safe) || ((total === 3 || total === 11) && draft.engineHits === 1);
        let rolls = 0;
        let destroyed = 0;
        let wanted = 0;
        const wantedEffect = draft.roll === undefined ? draft.effect : name(draft.roll);
        const counts = new Map<number, number>();
        for (let a = 1; a <= 6; a++)
          for (let b = 1; b <= 6; b++) {
            counts.set(a + b, (counts.get(a + b) ?? 0) + 1);
            if (name(a + b) === wantedEffect) wanted++;
            if (draft.roll !== undefined && draft.roll !== a + b) continue;
            rolls++;
            if (kills(a + b)) destroyed++;
          }
        expect(figures.chance && Number(figures.chance.numerator) / Number(figures.chance.denominator)).toBe(
          wantedEffect === undefined ? undefined : wanted / 36,
        );
        const listed = [...counts.keys()].filter(
          (total) => (draft.roll ?? total) === total && (draft.effect ?? name(total)) === name(total),
        );
        expect(Number(figures.destroyed.numerator) * rolls).toBe(destroyed * Number(figures.destroyed.denominator));
        expect(figures.rows.map(({ roll }) => roll)).toEqual(listed.toSorted((a, b) => a - b));
        for (const { roll, effect, chance } of figures.rows) {
          expect(effect).toBe(name(roll));
          expect(Number(chance.numerator) * 36).toBe((counts.get(roll) ?? 0) * Number(chance.denominator));
        }
      },
    ),
    { numRuns: 200 },
  );
});

test.each([{}, { roll: 10 }, { effect: 'ENGINE' }])('%j against a unit with two engine hits is refused: it is destroyed', (draft) => {
  const text = 'Not allowed: a unit is destroyed by its second engine hit.';
  expect(ask({ ...draft, engineHits: 2 })).toMatchObject({ value: { allowed: false, refusal: { code: 'DESTROYED', text } } });
  expect(ask({ ...draft, engineHits: 2 }, 'ru')).toMatchObject({ value: { refusal: { text: expect.stringContaining('реактору') } } });
});
