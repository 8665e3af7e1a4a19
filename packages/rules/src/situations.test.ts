/**
 * Facts that two inputs can express: either one alone gives the same answer, and a contradiction is refused. Checked on the examples
 * of each calculator and on random drafts, with all other inputs as they come.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyCalculator, check } from './calculator/calculator.js';
import type { Fields } from './calculator/fields.js';
import { systems } from './index.js';
import { questionsOf } from './testing/arbitraries.js';

type Draft = Readonly<Record<string, unknown>>;

/** Two ways to state a fact, and a statement that contradicts the first. */
interface Fact {
  /** Of Alpha Strike unless it says otherwise. */
  readonly system?: string;
  readonly calculator: string;
  /** The object with the fields: `situation`, `situation.first`. Empty for the question itself. */
  readonly within: string;
  /** Fields of the object, and of the whole question, with which the fact can be stated. */
  readonly where?: Draft;
  readonly question?: Draft;
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

/** What the weapons of 5150 tell. */
const ARMED: readonly Omit<Fact, 'calculator' | 'within'>[] = [
  {
    question: { test: 'RECEIVED_FIRE', enemyWeapon: 'machine-gun' },
    one: { weapon: 'rifle' },
    other: { weapon: 'rifle', suppressed: true },
    denied: { suppressed: false },
  },
  {
    question: { test: 'RECEIVED_FIRE', enemyWeapon: undefined },
    one: { weapon: 'combat-knife' },
    other: { canFire: false },
    denied: { canFire: true },
  },
];

/** What follows from the state and the weapon of a figure of 5150. */
const FIGURE: readonly Omit<Fact, 'calculator' | 'within'>[] = [
  {
    where: { state: 'STEADY', loaded: true, enemyWeapon: 'machine-gun' },
    one: { weapon: 'rifle' },
    other: { weapon: 'rifle', suppressed: true },
    denied: { suppressed: false },
  },
  {
    where: { state: 'STEADY' },
    one: { weapon: 'combat-knife' },
    other: { weapon: 'combat-knife', loaded: true },
    denied: { loaded: false },
  },
  { where: { state: 'PANICKED' }, one: {}, other: { cover: true }, denied: { cover: false } },
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
  ...PLACES.slice(0, 4).map((fact) => ({ calculator: 'advice', within: 'situation', ...fact })),
  {
    calculator: 'advice',
    within: 'situation',
    where: { attack: 'WEAPON', inches: 8 },
    one: { woodsInches: 7 },
    other: { woodsInches: 7, lineOfSight: false },
    denied: { lineOfSight: true },
  },
  ...['attackers.0', 'targets.0'].map((within) => ({
    calculator: 'fireAssignment',
    within,
    where: { move: '0"', tmm: 0 },
    one: {},
    other: { moved: 'IMMOBILE' },
    denied: { moved: 'GROUND' },
  })),
  {
    calculator: 'fireAssignment',
    within: 'targets.0',
    one: { waterDepth: 1 },
    other: { waterDepth: 1, partialCover: true },
    denied: { partialCover: false },
  },
  {
    calculator: 'fireAssignment',
    within: 'lines.0',
    where: { attacker: 1, target: 1 },
    one: { woodsInches: 7 },
    other: { woodsInches: 7, lineOfSight: false },
    denied: { lineOfSight: true },
  },
  ...['virtualShot', 'unitFire', 'shotsToDestroy', 'grenade'].map((calculator) => ({
    system: 'bronepehota',
    calculator,
    within: '',
    one: { steps: 4 },
    other: { centimetres: 20 },
    denied: { centimetres: 21 },
  })),
  {
    system: 'bronepehota',
    calculator: 'unitState',
    within: '',
    question: { unit: undefined, speedSectors: undefined, gun: true, captorRank: undefined },
    where: { durability: 6 },
    one: { armor: 4 },
    other: { damage: 2 },
    denied: { damage: 3 },
  },
  {
    system: 'bronepehota',
    calculator: 'unitState',
    within: '',
    question: { unit: undefined, speedSectors: undefined, gun: true, armor: undefined, damage: undefined },
    where: { durability: 6, rank: 2 },
    one: { captorRank: 2 },
    other: { captorRank: 2, crewed: false },
    denied: { crewed: true },
  },
  ...[
    { calculator: 'reaction', within: '' },
    { calculator: 'groupReaction', within: 'figures.0', figures: [{ rep: 4 }] },
  ].flatMap(({ figures, ...place }) =>
    ARMED.map((fact) => ({ system: '5150', ...place, ...fact, question: { ...fact.question, ...(figures && { figures }) } })),
  ),
  ...FIGURE.map((fact) => ({ system: '5150', calculator: 'figureState', within: '', ...fact })),
];

const calculatorOf = ({ system = 'alpha-strike', calculator }: Fact): AnyCalculator =>
  systems.find(({ slug }) => slug === system)?.calculators.find(({ name }) => name === calculator) as AnyCalculator;

const rest = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list.slice(1) : []);

/** The draft with fields of an object at a path replaced. `0` is the first item of a list. */
function withFields(draft: Draft, within: string, fields: Draft, dropped: readonly string[]): Draft {
  const [name, ...below] = within === '' ? [] : within.split('.');
  if (name === '0') return [withFields((draft[0] ?? {}) as Draft, below.join('.'), fields, dropped), ...rest(draft)] as never;
  if (name !== undefined) return { ...draft, [name]: withFields((draft[name] ?? {}) as Draft, below.join('.'), fields, dropped) };
  return { ...Object.fromEntries(Object.entries(draft).filter(([key]) => !dropped.includes(key))), ...fields };
}

/** Fields of Alpha Strike that state the same facts in yet another way. */
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

/** A question by our rulings: other readings of some of them are about these facts. */
const asPublished = ({ input }: AnyCalculator, draft: Draft): Draft => ('readings' in input ? { ...draft, readings: [] } : draft);

/** Allowed or not, and the figures. */
function resultOf(calculator: AnyCalculator, draft: Draft): unknown {
  const checked = check(calculator, asPublished(calculator, draft));
  if (!checked.ok) return undefined;
  const { figures, refusal } = calculator.resolve(checked.value);
  return { allowed: refusal === undefined, figures };
}

const title = ({ calculator, within, where = {}, one, denied }: Fact): string =>
  `${calculator} ${within} ${JSON.stringify({ ...where, ...one })} against ${JSON.stringify(denied)}`;

describe.each(FACTS.map((fact) => ({ title: title(fact), fact })))('$title', ({ fact }) => {
  const { system, within, where = {}, question = {}, one, other, denied } = fact;
  const calculator = calculatorOf(fact);
  const drafts = fc.oneof(fc.constantFrom(...calculator.examples.map(({ draft }) => draft)), questionsOf(calculator));
  const states = (draft: Draft, fields: Draft): Draft =>
    withFields({ ...draft, ...question }, within, { ...where, ...fields }, [
      ...(system === undefined ? RELATED : []),
      ...Object.keys({ ...one, ...other, ...denied }),
    ]);

  test('either statement alone gives the same answer, and the contradiction is refused', () => {
    let compared = 0;
    fc.assert(
      fc.property(drafts, (draft) => {
        const stated = resultOf(calculator, states(draft, one));
        const implied = resultOf(calculator, states(draft, other));
        expect(implied).toEqual(stated);
        if (stated === undefined) return;
        compared++;
        const contradicted = check(calculator, asPublished(calculator, states(draft, { ...one, ...denied })));
        expect(contradicted).toMatchObject({ ok: false, problems: [expect.objectContaining({ code: 'CONFLICT' })] });
      }),
      // Cheap, and fewer drafts may all be invalid.
      { numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(0);
  });
});

/** Fields that another field can state, as `calculator within.name`. */
function* derivedIn(fields: Fields, path = ''): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    if (field.insteadOf !== undefined || (field.kind === 'boolean' && field.assumed !== undefined)) yield `${path}${name}`;
    if (field.kind === 'object') yield* derivedIn(field.fields, `${path}${name}.`);
    if (field.kind === 'list' && field.item.kind === 'object') yield* derivedIn(field.item.fields, `${path}${name}.0.`);
  }
}

test('every field that another one can state has a fact here', () => {
  const stated = new Set(
    FACTS.flatMap(({ system = 'alpha-strike', calculator, within, one, other, denied }) =>
      Object.keys({ ...one, ...other, ...denied }).map((name) => `${system} ${calculator} ${within === '' ? '' : `${within}.`}${name}`),
    ),
  );
  const declared = systems.flatMap(({ slug, calculators }) =>
    calculators.flatMap((calculator: AnyCalculator) =>
      [...derivedIn(calculator.input)].map((path) => `${slug} ${calculator.name} ${path}`),
    ),
  );
  expect(declared.filter((path) => !stated.has(path))).toEqual([]);
});
