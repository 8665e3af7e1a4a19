/** The text of an answer shows the same figures as a sweep, for all calculators. */
import { type Fraction, toDecimal, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../calculator/answer.js';
import type { AnyCalculator } from '../calculator/calculator.js';
import type { Field } from '../calculator/fields.js';
import { isObject } from '../calculator/flat.js';
import { publicAnswer } from '../calculator/public.js';
import { showingOf } from '../calculator/showing.js';
import { fieldAt, principalFigures } from '../calculator/sweep/figures.js';
import { gridOf } from '../calculator/sweep/grid.js';
import { planSweep } from '../calculator/sweep/plan.js';
import { systems } from '../systems.js';
import { questionsOf } from '../testing/arbitraries.js';
import { runs } from '../testing/runs.js';
import { answerLines } from './answer-lines.js';

const all = systems.flatMap(({ slug, calculators }) => calculators.map((calculator) => ({ id: `${slug}/${calculator.name}`, calculator })));

const showing = showingOf('test', { place: () => undefined, entry: () => undefined }, 'en', '');

function linesFor(calculator: AnyCalculator, draft: unknown) {
  const answered = answer(calculator, draft, 'en');
  if (!answered.ok) return undefined;
  return {
    allowed: answered.value.allowed,
    figures: answered.value.figures,
    lines: answerLines(calculator, publicAnswer(calculator, answered.value, showing)),
  };
}

/** The text at a path of the lines: a line of its own, or a cell of a table. Undefined if there is none. */
function shownAt(lines: readonly string[], path: string): string | undefined {
  const own = lines.find((line) => line.startsWith(`${path}: `));
  if (own) return own.slice(path.length + 2);
  const steps = path.split('.');
  const place = steps.findIndex((step) => /^\d+$/.test(step));
  const start = lines.indexOf(`${steps.slice(0, place).join('.')}:`);
  if (place < 0 || start < 0) return undefined;
  const column = steps.slice(place + 1).join('.');
  const head = column ? cellsOf(lines[start + 1] ?? '') : [''];
  const end = lines.findIndex((line, at) => at > start && /^- |^More with|^[\w.]+:$/.test(line));
  const at = start + (column ? 2 : 1) + Number(steps[place]);
  const row = at < end ? cellsOf(lines[at] ?? '') : [];
  return row[head.indexOf(column)] || undefined;
}

/** The cells of a line of CSV. */
const cellsOf = (line: string): readonly string[] =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');

/** The figure at a path, found without the code under test. */
const reached = (figures: unknown, path: string): unknown => path.split('.').reduce(reachedBy, figures);

function reachedBy(value: unknown, step: string): unknown {
  if (!Array.isArray(value)) return (value as Readonly<Record<string, unknown>> | undefined | null)?.[step];
  if (/^\d+$|^last$/.test(step)) return step === 'last' ? value.at(-1) : value[Number(step)];
  const about = value.find((item) => isObject(item) && Object.values(item).includes(step));
  return about ?? (value.length > 0 ? { chance: { numerator: 0n, denominator: 1n } } : undefined);
}

const MAX_SHOWN_FRACTION = 40;

const isMean = ({ output }: AnyCalculator, path: string): boolean => fieldAt(output, path)?.field.kind === 'exact';

function expectShown(calculator: AnyCalculator, text: string | undefined, value: unknown, path: string): void {
  const exact = isObject(value) && 'denominator' in value ? toText(value as unknown as Fraction) : undefined;
  if (value === undefined || value === null) expect(text, path).toBeUndefined();
  else if (exact && isMean(calculator, path))
    expect(Number(text), path).toBe(Number(toDecimal(value as unknown as Fraction).toPrecision(6)));
  else if (exact && exact.length <= MAX_SHOWN_FRACTION) expect(text?.split(' ')[0], path).toBe(exact);
  else expect(text, path).toMatch(/\S/);
}

describe.each(all)('$id', ({ calculator }) => {
  const paths = principalFigures(calculator.output, calculator.principal);
  const isListed =
    !calculator.principal &&
    Object.values(calculator.output).every((one) => (one as Field).kind === 'list' || (one as Field).kind === 'object');

  test('every principal figure is in the lines as in the answer', () =>
    fc.assert(
      fc.property(questionsOf(calculator), (draft) => {
        const shown = linesFor(calculator, draft);
        if (!shown?.allowed) return;
        for (const path of isListed ? [] : paths) expectShown(calculator, shownAt(shown.lines, path), reached(shown.figures, path), path);
      }),
      { numRuns: runs(20) },
    ));

  test('every principal figure is in the lines as in a sweep', () => {
    for (const { draft } of calculator.examples) {
      const shown = linesFor(calculator, draft);
      const [varied] = Object.entries(draft).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
      if (!varied || !shown?.allowed) continue;
      const plan = planSweep(calculator, { ...draft, [varied[0]]: [varied[1]] });
      const grid = plan.ok ? gridOf(plan.value, 'en') : plan;
      if (!grid.ok) continue;
      for (const { figure, fractions, texts } of grid.value.figures)
        if (fractions?.[0] && fractions[0].length <= MAX_SHOWN_FRACTION)
          expect(shownAt(shown.lines, figure)?.split(' ')[0], figure).toBe(fractions[0]);
        else if (texts?.[0] && !isListed) expect(shownAt(shown.lines, figure), figure).toMatch(/\S/);
    }
  });

  test('no line has a null or an object', () => {
    for (const { draft } of calculator.examples)
      for (const line of linesFor(calculator, draft)?.lines ?? []) expect(line).not.toMatch(/\bnull\b|\bundefined\b|\[object/);
  });
});

test('a result that is named by a word is not the first of its list', () => {
  const shoot = all.find(({ id }) => id === '5150/shoot')?.calculator as AnyCalculator;
  const shown = linesFor(shoot, { rep: 4, weapon: 'assault-rifle', inches: 20, targets: [{ dice: 3 }] });
  expect(shown?.lines.join('\n')).toContain('397/1728,301/864,19/64');
});
