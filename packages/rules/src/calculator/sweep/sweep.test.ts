/** Every cell of a sweep equals the answer to its single question, for all calculators and inputs. */
import { type Fraction, toDecimal, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { systems } from '../../index.js';
import { draftOf, questionsOf } from '../../testing/arbitraries.js';
import { runs } from '../../testing/runs.js';
import { answer } from '../answer.js';
import type { AnyCalculator } from '../calculator.js';
import type { Field, Fields } from '../fields.js';
import type { Path } from '../problems.js';
import { type Grid, gridOf } from './grid.js';
import { costOfSweep, draftOfCell, planSweep, type SweepPlan } from './plan.js';

const all = systems.flatMap(({ slug, calculators }) => calculators.map((calculator) => ({ id: `${slug} ${calculator.name}`, calculator })));
const named = (id: string): AnyCalculator => all.find((one) => one.id === id)?.calculator as AnyCalculator;
const targetNumber = named('alpha-strike targetNumber');

type Draft = Readonly<Record<string, unknown>>;

/** The inputs of a draft with a single value. */
function leavesOf(fields: Fields, draft: unknown, path: Path = []): { path: Path; field: Field }[] {
  return Object.entries(fields).flatMap(([name, field]) => leavesAt(field, (draft as Draft | undefined)?.[name], [...path, name]));
}
function leavesAt(field: Field, given: unknown, path: Path): { path: Path; field: Field }[] {
  if (field.kind === 'object') return given === undefined || given === null ? [] : leavesOf(field.fields, given, path);
  if (field.kind === 'list') return Array.isArray(given) ? given.flatMap((item, at) => leavesAt(field.item, item, [...path, at])) : [];
  return field.kind === 'catalog' ? [] : [{ path, field }];
}

/** Independent of the implementation under test. */
function placed(within: unknown, [step, ...below]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(within) ? [...within] : { ...(within as Draft) }) as Record<string | number, unknown>;
  copy[step] = placed(copy[step], below, value);
  return copy;
}

const valuesFor = (field: Field): fc.Arbitrary<unknown[]> =>
  fc.uniqueArray(
    draftOf({ x: { ...field, countsFor: undefined } as unknown as Field })
      .map(({ x }) => x)
      .filter((value) => value !== undefined && !(typeof value === 'string' && field.kind !== 'text' && /[,*]|\.\./.test(value))),
    { minLength: 1, maxLength: 4, selector: (value) => (Object.is(value, -0) ? 0 : value) },
  );

/** A draft, one or two of its inputs, and their values. */
const sweepsOf = (calculator: AnyCalculator) =>
  questionsOf(calculator).chain((draft) => {
    const leaves = leavesOf(calculator.input, draft);
    return fc
      .shuffledSubarray(leaves, { minLength: Math.min(1, leaves.length), maxLength: Math.min(2, leaves.length) })
      .chain((chosen) =>
        fc.tuple(...chosen.map(({ path, field }) => valuesFor(field).map((values) => ({ path, values })))).map((axes) => ({ draft, axes })),
      );
  });

function figureOf(field: Field | undefined, value: unknown): readonly unknown[] {
  if (!field || value === null || value === undefined) return [null, null, null];
  if (field.kind === 'boundedChance' && !('denominator' in (value as object))) {
    const { low, high } = value as { low: number; high: number };
    return [(low + high) / 2, null, expect.stringMatching(/^[\d,]+–[\d,]+/)];
  }
  if (field.kind === 'chance' || field.kind === 'boundedChance') return [toDecimal(value as Fraction), toText(value as Fraction), null];
  if (field.kind === 'exact') return [toDecimal(value as Fraction), null, null];
  if (typeof value === 'number') return [value, null, null];
  return typeof value === 'boolean' ? [value ? 1 : 0, null, null] : [null, null, String(value)];
}

/** The value at a path of a complete answer. */
const reached = (value: unknown, path: string): unknown => path.split('.').reduce<unknown>(reachedBy, value);

function reachedBy(held: unknown, step: string): unknown {
  if (!Array.isArray(held)) return (held as Draft | null | undefined)?.[step];
  if (/^\d+$|^last$/.test(step)) return step === 'last' ? held.at(-1) : held[Number(step)];
  const about = held.find((item) => Object.values(item as object).some((word) => word === step));
  return about ?? (held.length > 0 ? { chance: { numerator: 0n, denominator: 1n } } : undefined);
}

function fieldOf(fields: Fields, path: string): Field | undefined {
  const [name = '', ...below] = path.split('.');
  return below.reduce<Field | undefined>(
    (field, step) => (field?.kind === 'object' ? field.fields[step] : field?.kind === 'list' ? field.item : undefined),
    fields[name],
  );
}

const seen = { cells: 0, answered: 0, refused: 0, objected: 0 };

function expectCells(calculator: AnyCalculator, plan: SweepPlan, cellDraft: (cell: number) => unknown): void {
  const grid = gridOf(plan, 'ru');
  const answers = Array.from({ length: plan.cells }, (_, cell) => answer(calculator, cellDraft(cell), 'ru'));
  seen.cells += plan.cells;
  if (!grid.ok) {
    for (const problem of grid.problems)
      for (const own of answers) expect(own.ok ? [] : own.problems.map(({ code }) => code)).toContain(problem.code);
    return;
  }
  answers.forEach((own, cell) => {
    const problems = grid.value.problems.filter((each) => each.cell === cell).map(({ problem }) => problem);
    expect(problems).toEqual(own.ok ? [] : own.problems);
    expect(grid.value.refusals[cell]).toBe(own.ok ? (own.value.refusal?.code ?? null) : null);
    const isAnswered = own.ok && own.value.allowed;
    if (!own.ok) seen.objected++;
    else if (isAnswered) seen.answered++;
    else seen.refused++;
    for (const { figure, numbers, fractions, texts } of grid.value.figures)
      expect([numbers[cell], fractions?.[cell] ?? null, texts?.[cell] ?? null], figure).toEqual(
        figureOf(fieldOf(calculator.output, figure), isAnswered ? reached(own.value.figures, figure) : undefined),
      );
  });
}

describe.each(all.filter(({ calculator }) => Object.keys(calculator.input).length > 0))('$id', ({ calculator }) => {
  test('every cell equals the answer to its question', () =>
    fc.assert(
      fc.property(sweepsOf(calculator), ({ draft, axes }) => {
        const swept = axes.reduce<unknown>((sofar, { path, values }) => placed(sofar, path, values), draft);
        const plan = planSweep(calculator, swept);
        if (axes.length === 0) return expect(plan.ok).toBe(false);
        if (!plan.ok) return; // drafts that are invalid at any value have a test of their own
        const found = plan.value.axes.map(({ path }) => axes.find((axis) => axis.path.join() === path.join()) as (typeof axes)[number]);
        const columns = found[1]?.values.length ?? 1;
        expectCells(calculator, plan.value, (cell) => {
          const at = found.length === 1 ? [cell] : [Math.floor(cell / columns), cell % columns];
          expect(draftOfCell(calculator, swept, at)).toEqual(
            found.reduce<unknown>((sofar, { path, values }, axis) => placed(sofar, path, values[at[axis] as number]), draft),
          );
          return found.reduce<unknown>((sofar, { path, values }, axis) => placed(sofar, path, values[at[axis] as number]), draft);
        });
        expect(costOfSweep(plan.value)).toBeGreaterThanOrEqual(0);
        return;
      }),
      { numRuns: runs(25) },
    ));

  test('its examples can be swept', () => {
    for (const { draft } of calculator.examples) {
      const [leaf] = leavesOf(calculator.input, draft).filter(({ path }) => reached(draft, path.join('.')) !== undefined);
      if (!leaf) continue;
      const value = reached(draft, leaf.path.join('.'));
      const plan = planSweep(calculator, placed(draft, leaf.path, [value]));
      expect(plan.ok ? [] : plan.problems).toEqual([]);
      if (plan.ok) expectCells(calculator, plan.value, () => draft);
    }
  });
});

test('bounded chances have the middle of their bounds, no fraction, and a text with the bounds', () => {
  const duel = named('alpha-strike duel');
  const heavy = { size: 4, tmm: 1, move: '6"', damage: ['5', '5', '2'], overheatValue: 1, armor: 10, structure: 8 };
  const draft = { first: heavy, second: heavy, situation: { inches: 12 }, turns: '1,10' };
  const plan = planSweep(duel, draft, { figures: ['turns.last.firstDestroyed'] });
  const [destroyed] = (plan.ok && gridOf(plan.value, 'en').ok && (gridOf(plan.value, 'en') as { value: Grid }).value.figures) || [];
  expect(destroyed?.fractions?.[0]).toMatch(/^\d/);
  expect(destroyed?.texts?.[0]).toBeNull();
  const text = destroyed?.texts?.[1] ?? '';
  const own = answer(duel, { ...draft, turns: 10 }, 'en');
  const last = own.ok ? (own.value.figures.turns as { firstDestroyed: { low: number; high: number } }[]).at(-1)?.firstDestroyed : undefined;
  if (last && 'low' in last) expect([destroyed?.numbers[1], text]).toEqual([(last.low + last.high) / 2, expect.stringMatching(/–/)]);
  else expect(text).toBe('');
});

test('the random cells include answers, refusals and problems', () => {
  expect(seen.answered).toBeGreaterThan(seen.cells / 3);
  expect(seen.refused).toBeGreaterThan(runs(100) - 1);
  expect(seen.objected).toBeGreaterThan(runs(80));
});

const valuesAt = (draft: object, at = 0): unknown => {
  const plan = planSweep(targetNumber, { skill: 4, range: 'SHORT', ...draft });
  return plan.ok ? plan.value.axes[at]?.values : plan.problems;
};

const gridFor = (calculator: AnyCalculator, draft: object, figures: readonly string[]) => {
  const plan = planSweep(calculator, draft, { figures });
  const grid = plan.ok ? gridOf(plan.value, 'en') : plan;
  if (!grid.ok) throw new Error(JSON.stringify(grid.problems));
  return grid.value;
};

describe('values of an axis', () => {
  test.each([
    [{ tmm: '0..3' }, [0, 1, 2, 3]],
    [{ tmm: '3..0' }, [3, 2, 1, 0]],
    [{ tmm: '0..10/4' }, [0, 4, 8]],
    [{ tmm: '1, 2,5..6' }, [1, 2, 5, 6]],
    [{ tmm: [1, '2..3', 3] }, [1, 2, 3]],
    [{ skill: '*' }, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    [{ woods: '*' }, [false, true]],
    [{ woods: 'true,false' }, [true, false]],
    [{ targetMoved: '*' }, ['STOOD_STILL', 'GROUND', 'JUMPED', 'IMMOBILE']],
    [{ targetMoved: 'JUMPED, GROUND' }, ['JUMPED', 'GROUND']],
    [{ range: undefined, inches: '0..0.3/0.1' }, [0, 0.1, 0.2, 0.3]],
  ])('expands %j', (draft, values) => expect(valuesAt(draft)).toEqual(values));

  test.each([
    [{ tmm: '0...3' }, 'BAD_FORMAT', ['tmm']],
    [{ tmm: '0..3/0' }, 'BAD_FORMAT', ['tmm']],
    [{ tmm: '0..99999' }, 'BAD_FORMAT', ['tmm']],
    [{ tmm: '8..12' }, 'OUT_OF_RANGE', ['tmm']],
    [{ tmm: '0..2/0.5' }, 'NOT_WHOLE', ['tmm']],
    [{ targetMoved: 'JUMPED,FLEW' }, 'UNKNOWN_VALUE', ['targetMoved']],
    [{ woods: 'true,maybe' }, 'BAD_FORMAT', ['woods']],
    [{ tmm: 3 }, 'MISSING', []],
    [{ tmm: '0..2', skill: '0..2', heat: '0..2' }, 'WRONG_TYPE', ['heat']],
    [{ tmm: '0..2', skill: 9 }, 'OUT_OF_RANGE', ['skill']],
    [{ tmm: '0..2', sniperr: true }, 'UNKNOWN_FIELD', ['sniperr']],
    [{ range: undefined, inches: '0..999', skill: '*' }, 'OUT_OF_RANGE', ['skill']],
  ] as const)('%j: reports %s', (draft, code, path) => {
    const plan = planSweep(targetNumber, { skill: 4, range: 'SHORT', ...draft });
    expect(plan.ok ? [] : plan.problems.map((problem) => [problem.code, problem.path])).toContainEqual([code, path]);
  });

  test('reports a problem common to all cells as a problem of the question', () => {
    const plan = planSweep(targetNumber, { skill: 4, tmm: '0..2' });
    expect(plan.ok && gridOf(plan.value, 'en')).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: ['inches'] }] });
  });

  test('reports an unknown figure and the closest valid one', () => {
    expect(planSweep(targetNumber, { skill: '*', range: 'SHORT' }, { figures: ['chnce'] })).toMatchObject({
      ok: false,
      problems: [{ code: 'UNKNOWN_VALUE', path: ['figures'], given: 'chnce', allowed: { en: 'chance, target' } }],
    });
  });

  test('supports figures within objects and lists', () => {
    const melee = named('5150 melee');
    const draft = { ...melee.examples[0]?.draft, rounds: '1..3' };
    const { figures } = gridFor(melee, draft, ['end.opponent.outOfTheFight', 'rounds.last.round', 'end.fighterWins']);
    expect(figures.map(({ numbers }) => numbers)).toEqual([
      [0, 0, 0].map(() => expect.any(Number)),
      [1, 2, 3],
      [0, 0, 0].map(() => expect.any(Number)),
    ]);
  });

  test('selects a list item by its word, with chance 0 if not listed', () => {
    const shoot = named('5150 shoot');
    const draft = { rep: 4, weapon: 'pistol', targets: [{ dice: 1 }] };
    const results = ['DEAD', 'ABSORBED'];
    const { figures } = gridFor(
      shoot,
      { ...draft, rep: '3..5' },
      results.map((result) => `targets.0.worst.${result}.chance`),
    );
    for (const [at, result] of results.entries())
      for (const [cell, rep] of [3, 4, 5].entries()) {
        const own = answer(shoot, { ...draft, rep }, 'en');
        const worst = own.ok ? (own.value.figures.targets as { worst: { result: string; chance: Fraction }[] }[])[0]?.worst : undefined;
        const chance = worst?.find((each) => each.result === result)?.chance;
        expect(figures[at]?.fractions?.[cell]).toBe(chance ? toText(chance) : '0');
      }
  });
});
