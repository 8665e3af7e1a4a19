/**
 * Facts that two inputs can express: either one alone gives the same answer, and a contradiction is refused. Checked on the examples
 * of each calculator and on random drafts, with all other inputs as they come.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyCalculator, check } from './calculator/calculator.js';
import { systems } from './index.js';
import { questionsOf } from './testing/arbitraries.js';

type Draft = Readonly<Record<string, unknown>>;

/** Two ways to state a fact, and a statement that contradicts the first. */
interface Fact {
  readonly calculator: string;
  /** The object with the fields: `situation`, `situation.first`. Empty for the question itself. */
  readonly within: string;
  /** Fields of the situation in which the fact can be stated. */
  readonly where?: Draft;
  readonly one: Draft;
  readonly other: Draft;
  readonly denied: Draft;
}

const PLACES: readonly Omit<Fact, 'calculator' | 'within'>[] = [
  { one: { targetWaterDepth: 1 }, other: { partialCover: true, targetWaterDepth: 0 }, denied: { partialCover: false } },
  { one: { woodsInches: 2 }, other: { woods: true, woodsInches: 0 }, denied: { woods: false } },
  { where: { attack: 'PHYSICAL' }, one: { inches: 0 }, other: { contact: true }, denied: { contact: false } },
  { where: { attack: 'PHYSICAL' }, one: { contact: true }, other: { inches: 0 }, denied: { inches: 3 } },
  { where: { attack: 'RAM', attackerMoved: 'GROUND' }, one: {}, other: { contact: true }, denied: { contact: false } },
  { where: { attack: 'RAM', attackerMoved: 'GROUND' }, one: {}, other: { inches: 0 }, denied: { inches: 20 } },
  { where: { attack: 'DEATH_FROM_ABOVE', attackerMoved: 'JUMPED' }, one: {}, other: { contact: true }, denied: { contact: false } },
  {
    where: { attack: 'WEAPON', inches: 8 },
    one: { woodsInches: 7 },
    other: { lineOfSight: false, woods: true },
    denied: { lineOfSight: true },
  },
];

const FACTS: readonly Fact[] = [
  ...PLACES.map((fact) => ({ calculator: 'targetNumber', within: '', ...fact })),
  ...PLACES.map((fact) => ({ calculator: 'attack', within: 'situation', ...fact })),
  {
    calculator: 'targetNumber',
    within: '',
    where: { attack: 'WEAPON' },
    one: { inches: 8 },
    other: { range: 'MEDIUM' },
    denied: { range: 'SHORT' },
  },
  {
    calculator: 'targetNumber',
    within: '',
    where: { attack: 'WEAPON', inches: 8, tmm: 2 },
    one: { targetShutDown: true },
    other: { targetShutDown: true, targetMoved: 'IMMOBILE' },
    denied: { targetMoved: 'JUMPED' },
  },
  {
    calculator: 'heat',
    within: '',
    where: { fired: false },
    one: { heat: 4 },
    other: { heat: 4, shutDown: true },
    denied: { shutDown: false },
  },
  ...['situation.first', 'situation.second'].map((within) => ({
    calculator: 'duel',
    within,
    where: { moved: 'GROUND' },
    one: { waterDepth: 1 },
    other: { waterDepth: 1, partialCover: true },
    denied: { partialCover: false },
  })),
];

const alphaStrike = systems.find(({ slug }) => slug === 'alpha-strike');
const named = (name: string): AnyCalculator => alphaStrike?.calculators.find((one) => one.name === name) as AnyCalculator;

/** The draft with fields of an object at a path replaced. */
function withFields(draft: Draft, within: string, fields: Draft, dropped: readonly string[]): Draft {
  const [name, ...below] = within === '' ? [] : within.split('.');
  if (name !== undefined) return { ...draft, [name]: withFields((draft[name] ?? {}) as Draft, below.join('.'), fields, dropped) };
  return { ...Object.fromEntries(Object.entries(draft).filter(([key]) => !dropped.includes(key))), ...fields };
}

/** Fields that state the same facts in yet another way. */
const RELATED = [
  'inches',
  'range',
  'contact',
  'lineOfSight',
  'woods',
  'woodsInches',
  'partialCover',
  'targetWaterDepth',
  'shutDown',
  'targetMoved',
];

/** Allowed or not, and the figures; readings are left out, because some of them are about these facts. */
function resultOf(calculator: AnyCalculator, draft: Draft): unknown {
  const checked = check(calculator, { ...draft, readings: [] });
  if (!checked.ok) return undefined;
  const { figures, refusal } = calculator.resolve(checked.value);
  return { allowed: refusal === undefined, figures };
}

const title = ({ calculator, within, where = {}, one, denied }: Fact): string =>
  `${calculator} ${within} ${JSON.stringify({ ...where, ...one })} against ${JSON.stringify(denied)}`;

describe.each(FACTS.map((fact) => ({ title: title(fact), fact })))('$title', ({ fact }) => {
  const { within, where = {}, one, other, denied } = fact;
  const calculator = named(fact.calculator);
  const drafts = fc.oneof(fc.constantFrom(...calculator.examples.map(({ draft }) => draft)), questionsOf(calculator));
  const states = (draft: Draft, fields: Draft): Draft => withFields(draft, within, { ...where, ...fields }, RELATED);

  test('either statement alone gives the same answer, and the contradiction is refused', () => {
    let compared = 0;
    fc.assert(
      fc.property(drafts, (draft) => {
        const stated = resultOf(calculator, states(draft, one));
        const implied = resultOf(calculator, states(draft, other));
        expect(implied).toEqual(stated);
        if (stated === undefined) return;
        compared++;
        const contradicted = check(calculator, { ...states(draft, { ...one, ...denied }), readings: [] });
        expect(contradicted).toMatchObject({ ok: false, problems: [expect.objectContaining({ code: 'CONFLICT' })] });
      }),
      // Cheap, and fewer drafts may all be invalid.
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(0);
  });
});
