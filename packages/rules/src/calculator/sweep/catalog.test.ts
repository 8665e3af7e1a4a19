/** Sweeps over catalog entries: several entries form an axis, and each supplies its figures. */
import { toText } from '@rangefinder/dice';
import { describe, expect, test } from 'vitest';
import { systems } from '../../index.js';
import { answer } from '../answer.js';
import type { AnyCalculator } from '../calculator.js';
import { findQueries } from './axes.js';
import { type Grid, gridOf } from './grid.js';
import { cellsOf, planSweep } from './plan.js';
import { rankingOf } from './ranking.js';
import type { EntryFigures } from './values.js';

const named = (system: string, name: string): AnyCalculator =>
  systems.find(({ slug }) => slug === system)?.calculators.find((one) => one.name === name) as AnyCalculator;
const attack = named('alpha-strike', 'attack');
const virtualShot = named('bronepehota', 'virtualShot');

const UNITS: Readonly<Record<string, object>> = {
  light: { size: 1, tmm: 3, move: '16"', damage: ['1', '1', '0'], armor: 2, structure: 1 },
  heavy: { size: 3, tmm: 1, move: '8"', damage: ['4', '4', '2'], armor: 7, structure: 6 },
  tank: { type: 'CV', size: 3, tmm: 1, damage: ['4', '4', '2'], armor: 7, structure: 6 },
  bare: { size: 2, tmm: 1, armor: 3, structure: 3 },
};
const WEAPONS: Readonly<Record<string, object>> = { rifle: { range: 'D6+2', power: '2D6' }, cannon: { range: 'D20', power: '3D12' } };
const unit: EntryFigures = (_, id) => UNITS[id] as never;
const weapon: EntryFigures = (_, id) => WEAPONS[id] as never;

const SITUATION = { inches: 12, targetMoved: 'GROUND' };
const target = { size: 3, tmm: 2, armor: 3, structure: 3 };

function planned(calculator: AnyCalculator, draft: object, figures: readonly string[], entry?: EntryFigures) {
  const plan = planSweep(calculator, draft, { figures, entry });
  if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
  return plan.value;
}
function gridWith(calculator: AnyCalculator, draft: object, figures: readonly string[], entry: EntryFigures): Grid {
  const grid = gridOf(planned(calculator, draft, figures, entry), 'en');
  if (!grid.ok) throw new Error(JSON.stringify(grid.problems));
  return grid.value;
}
const fractionOf = (calculator: AnyCalculator, draft: object, figure: string): string | undefined => {
  const own = answer(calculator, draft, 'en');
  return own.ok ? toText(own.value.figures[figure] as never) : undefined;
};

describe('sweep over entries', () => {
  test('uses the figures of each entry, except those that the draft gives', () => {
    const draft = { attacker: { unit: ['light', 'heavy'], skill: 2 }, target, situation: SITUATION };
    const { axes, figures } = gridWith(attack, draft, ['hit', 'destroyed'], unit);
    expect(axes.map(({ input, values }) => [input, values.map(({ label }) => label)])).toEqual([['attacker.unit', ['light', 'heavy']]]);
    for (const [at, figure] of ['hit', 'destroyed'].entries())
      expect(figures[at]?.fractions).toEqual(
        ['light', 'heavy'].map((id) => fractionOf(attack, { ...draft, attacker: { skill: 2, ...UNITS[id] } }, figure)),
      );
  });

  test('combines entries and ranges', () => {
    const draft = { attacker: { unit: 'light,heavy' }, target, situation: { ...SITUATION, inches: [5, 12, 30] } };
    const { cells, figures } = gridWith(attack, draft, ['hit'], unit);
    expect(cells).toBe(6);
    const expected = [UNITS.light, UNITS.heavy].flatMap((attacker) =>
      [5, 12, 30].map((inches) => fractionOf(attack, { attacker, target, situation: { ...SITUATION, inches } }, 'hit')),
    );
    // The light unit does no damage at long range.
    expect(figures[0]?.fractions).toEqual(expected.map((text) => (text === '0' ? null : text)));
  });

  test('combines entries with values of one of their figures', () => {
    const draft = { attacker: { unit: ['light', 'heavy'], skill: [2, 5] }, target, situation: SITUATION };
    const { figures } = gridWith(attack, draft, ['hit'], unit);
    const expected = [UNITS.light, UNITS.heavy].flatMap((figures) =>
      [2, 5].map((skill) => fractionOf(attack, { ...draft, attacker: { ...figures, skill } }, 'hit')),
    );
    expect(figures[0]?.fractions).toEqual(expected);
  });

  test('fills the top level of the question', () => {
    const draft = { weapon: ['rifle', 'cannon'], centimetres: 21, armor: 3 };
    const { figures } = gridWith(virtualShot, draft, ['hit'], weapon);
    const { weapon: _, ...rest } = draft;
    expect(figures[0]?.fractions).toEqual(Object.values(WEAPONS).map((gun) => fractionOf(virtualShot, { ...rest, ...gun }, 'hit')));
  });

  test('does not return stale results for another target or figure', () => {
    const of = (draft: object) => gridWith(attack, draft, ['hit'], unit).figures[0]?.fractions;
    const draft = { attacker: { unit: ['light', 'heavy'] }, target, situation: SITUATION };
    const before = of(draft);
    expect(of(draft)).toEqual(before);
    expect(of({ ...draft, target: { ...target, tmm: 4 } })).not.toEqual(before);
    expect(of({ ...draft, attacker: { ...draft.attacker, skill: 2 } })).not.toEqual(before);
    expect(of(draft)).toEqual(before);
  });

  test('distinguishes NaN and Infinity from an omitted figure', () => {
    const plan = (heat: unknown) =>
      planned(attack, { attacker: { unit: ['light', 'heavy'], heat }, target, situation: SITUATION }, ['hit'], unit);
    expect(gridOf(plan(null), 'en').ok).toBe(true);
    for (const heat of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(gridOf(plan(heat), 'en')).toMatchObject({ ok: false, problems: [{ path: ['attacker', 'heat'] }] });
  });

  test('reports an unknown entry', () => {
    const draft = { attacker: { unit: ['light', 'nobody'] }, target, situation: SITUATION };
    expect(planSweep(attack, draft, { entry: unit })).toMatchObject({
      ok: false,
      problems: [{ code: 'NOT_FOUND', path: ['attacker', 'unit'], given: 'nobody', allowed: { en: 'the id of a unit in the catalog' } }],
    });
    expect(planSweep(virtualShot, { weapon: ['nothing', 'rifle'], steps: 3, armor: 3 }, { entry: weapon })).toMatchObject({
      ok: false,
      problems: [{ code: 'NOT_FOUND', path: ['weapon'], allowed: { en: 'the id of a weapon in the catalog' } }],
    });
    expect(planSweep(attack, draft)).toMatchObject({ ok: false, problems: [{ code: 'NOT_FOUND', given: 'light' }] });
  });

  test('rejects * for entries of the catalog', () => {
    const draft = { attacker: { unit: '*' }, target, situation: SITUATION };
    const plan = planSweep(attack, draft);
    expect(plan.ok ? [] : plan.problems.map(({ code, path }) => [code, path])).toContainEqual(['BAD_FORMAT', ['attacker', 'unit']]);
  });

  test('reports a problem outside the axis once', () => {
    const draft = { attacker: { unit: ['light', 'heavy'] }, target, situation: { inches: -1 } };
    const plan = planSweep(attack, draft, { entry: unit });
    expect(plan.ok ? [] : plan.problems.map(({ code, path }) => [code, path])).toEqual([['OUT_OF_RANGE', ['situation', 'inches']]]);
  });

  test('reports missing and invalid figures of an entry in its cell', () => {
    const draft = { attacker: { unit: ['light', 'bare', 'wrong'] }, target, situation: SITUATION };
    const entry: EntryFigures = (field, id, siblings) => (id === 'wrong' ? { ...UNITS.light, skill: 99 } : unit(field, id, siblings));
    const { figures, problems } = gridWith(attack, draft, ['hit'], entry);
    expect(figures[0]?.numbers.map((number) => number === null)).toEqual([false, true, true]);
    expect(problems.map(({ cell, problem }) => [cell, problem.code, problem.path])).toEqual([
      [1, 'MISSING', ['attacker', 'damage']],
      [2, 'OUT_OF_RANGE', ['attacker', 'skill']],
    ]);
  });
});

describe('ranking', () => {
  const draft = { attacker: { unit: ['light', 'heavy', 'bare', 'tank'] }, target, situation: SITUATION };
  const ranked = (order: object, page = { offset: 0, first: 20 }) => {
    const plan = planned(attack, draft, ['expectedDamage', 'hit', 'target'], unit);
    const ranking = rankingOf(plan, { by: 0, descending: true, ...order }, page, 'en');
    if (!ranking.ok) throw new Error(JSON.stringify(ranking.problems));
    return ranking.value;
  };

  test('lists the best first with their figures, and counts unranked cells by reason', () => {
    const { ranked: count, page, leftOut, figures } = ranked({});
    expect(count).toBe(2);
    expect(page.map(({ cell }) => cell)).toEqual([1, 0]);
    const best = page[0] as (typeof page)[number];
    const own = { attacker: UNITS.heavy, target, situation: SITUATION };
    expect(best.score).toBe(best.values[0]?.number);
    expect(best.values.map(({ fraction }) => fraction)).toEqual([null, fractionOf(attack, own, 'hit'), null]);
    expect(figures.map(({ figure, numbers }) => [figure, numbers])).toEqual([
      ['expectedDamage', []],
      ['hit', []],
      ['target', []],
    ]);
    expect(leftOut.map(({ reason, count, cell }) => [reason, count, cell])).toEqual([
      ['MISSING', 1, 2],
      ['NO_RULES_FOR_TYPE', 1, 3],
    ]);
    expect(leftOut.map(({ text }) => text)).toEqual([
      expect.stringContaining('attacker.damage: a value is needed'),
      expect.stringMatching(/^Not allowed: .*combat vehicles/),
    ]);
  });

  test('lists the worst first, and returns a page', () => {
    expect(ranked({ descending: false }).page.map(({ cell }) => cell)).toEqual([0, 1]);
    expect(ranked({}, { offset: 1, first: 1 }).page.map(({ cell }) => cell)).toEqual([0]);
  });

  test('divides by points, and counts cells without points', () => {
    const { page, leftOut } = ranked({ points: [10, 40, 1, 1] });
    expect(page.map(({ cell }) => cell)).toEqual([0, 1]);
    expect(page.map(({ score }) => score)).toEqual([10, 40].map((price, at) => (page[at]?.values[0]?.number as number) / price));
    expect(leftOut).toHaveLength(2);
    const without = ranked({ points: [0, null] });
    expect(without.page).toEqual([]);
    expect(without.leftOut[0]).toEqual({ reason: 'NO_POINTS', count: 2, cell: 0, text: '' });
  });

  test('counts cells without the figure, and keeps the given order of equal ones', () => {
    const sides = planned(attack, { attacker: UNITS.light, target, situation: { ...SITUATION, woods: [true, false, true] } }, ['target']);
    const first = rankingOf(sides, { by: 0, descending: true }, { offset: 0, first: 9 }, 'en');
    expect(first.ok && first.value.page.map(({ cell }) => cell)).toEqual([0, 1]);
    const same = planned(attack, { attacker: UNITS.light, target, situation: { ...SITUATION, inches: [8, 9, 10] } }, ['target']);
    const equal = rankingOf(same, { by: 0, descending: true }, { offset: 0, first: 9 }, 'en');
    expect(equal.ok && equal.value.page.map(({ cell }) => cell)).toEqual([0, 1, 2]);
    const ammunition = named('bronepehota', 'ammunition');
    const turns = planned(ammunition, { track: 9, shots: [{ power: '2D6' }], shooter: ['MACHINE', 'INFANTRY'] }, ['turns']);
    const ranking = rankingOf(turns, { by: 0, descending: true }, { offset: 0, first: 9 }, 'en');
    expect(ranking.ok && ranking.value).toMatchObject({ ranked: 1, leftOut: [{ reason: 'NO_VALUE', count: 1, cell: 1, text: '' }] });
  });

  test('reports a problem common to all cells as a problem of the question', () => {
    const plan = planned(attack, { ...draft, attacker: { unit: ['bare', 'bare'] } }, ['hit'], unit);
    expect(rankingOf(plan, { by: 0, descending: true }, { offset: 0, first: 9 }, 'en')).toMatchObject({
      ok: false,
      problems: [{ code: 'MISSING', path: ['attacker', 'damage'] }],
    });
  });
});

describe('catalog queries', () => {
  test('are found wherever an entry is allowed', () => {
    const query = 'pv<=30';
    const found = (calculator: AnyCalculator, draft: unknown) =>
      findQueries(calculator.input, draft).map(({ path, field, query }) => [path.join('.'), field.of, query]);
    expect(found(attack, { attacker: { unit: { query } }, target, situation: SITUATION })).toEqual([['attacker.unit', 'unit', query]]);
    expect(found(virtualShot, { weapon: { query } })).toEqual([['weapon', 'weapon', query]]);
    const balance = named('alpha-strike', 'forceBalance');
    const force = [{ pointValue: 30 }, { unit: { query } }];
    expect(found(balance, { first: force, second: force })).toEqual([
      ['first.1.unit', 'unit', query],
      ['second.1.unit', 'unit', query],
    ]);
    expect(found(balance, { first: { unit: { query } } })).toEqual([]);
  });

  test.each([{ unit: 'light' }, { unit: { query: 30 } }, { unit: { query: 'x', of: 'y' } }, { unit: ['light'] }, 'light', null])(
    'are not found in %j',
    (attacker) => expect(findQueries(attack.input, { attacker })).toEqual([]),
  );
});

test('cellsOf counts the cells of a draft', () => {
  expect(cellsOf(attack, { attacker: { unit: ['a', 'b', 'c'] }, situation: { inches: '0..42' } })).toBe(3 * 43);
  expect(cellsOf(attack, 'everything')).toBe(1);
});
