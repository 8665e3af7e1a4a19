/** Compares advice with the enumeration of every roll, and with a separate shooting question for each change. */
import { add, compare, complement, type Fraction, fraction, subtract, toText, ZERO } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { wordsOf } from '../../../calculator/fields.js';
import { questionsOf } from '../../../testing/arbitraries.js';
import { prove } from '../../../testing/proof.js';
import { AIMS, type Aim, CHANGES as ALL_CHANGES, VISIBILITIES } from '../../vocabulary.js';
import { shoot } from '../shoot/index.js';
import { advice } from './index.js';
import { type Brought, broughtBy, changesOf } from './testing/brute-force.js';

const FIRST = { dice: 2, armor: 'light', cover: true, concealed: true };
const DRAFT = {
  rep: 3,
  weapon: 'assault-rifle',
  inches: 18,
  shooterMovedFast: true,
  coversOnLine: 1,
  targets: [FIRST, { dice: 1, armor: 'heavy' }],
};

interface Row {
  readonly change: string;
  readonly amount: number | null;
  readonly gain: Fraction;
  readonly hit: Fraction;
  readonly outOfAction: Fraction;
  readonly dead: Fraction;
}
interface Target {
  readonly hits: readonly { readonly hits: number; readonly chance: Fraction }[];
  readonly worst: readonly { readonly result: string; readonly chance: Fraction }[];
}

function advised(draft: object) {
  const answered = answer(advice, draft, 'en');
  if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
  const { figures, ...rest } = answered.value;
  return { ...rest, changes: figures.changes as readonly Row[], now: figures.now as Omit<Row, 'gain'> & { readonly allowed: boolean } };
}

/** The effects on the first target. Undefined when the shot is not allowed. */
function shot(draft: object): Omit<Row, 'change' | 'amount' | 'gain'> | undefined {
  const answered = answer(shoot, draft, 'en');
  if (!answered.ok || !answered.value.allowed) return undefined;
  const [first] = answered.value.figures.targets as readonly Target[];
  const chance = (result: string): Fraction => first?.worst.find((each) => each.result === result)?.chance ?? fraction(0);
  return {
    hit: complement(first?.hits.find(({ hits }) => hits === 0)?.chance ?? fraction(0)),
    outOfAction: add(chance('DEAD'), chance('OUT_OF_THE_FIGHT')),
    dead: chance('DEAD'),
  };
}

/** All changes of the burst above, written by hand. */
const CHANGES: readonly (readonly [change: string, amount: number | null, draft: object])[] = [
  ['MOVE_SLOWLY', null, { shooterMovedFast: false }],
  ['ONE_TARGET', 3, { targets: [{ ...FIRST, dice: 3 }] }],
  ['PASS_THE_COVER', null, { targets: [{ ...FIRST, cover: false }, DRAFT.targets[1]] }],
  ['SEE_CLEARLY', null, { targets: [{ ...FIRST, concealed: false }, DRAFT.targets[1]] }],
  ['CLEAR_THE_LINE', null, { coversOnLine: 0 }],
];

describe.each([
  ['OUT_OF_ACTION', 'outOfAction'],
  ['DEAD', 'dead'],
  ['HIT', 'hit'],
] as const)('%s', (aim, figure) => {
  test('lists changes by gain, with the same results as the shooting calculator', () => {
    const { changes, now } = advised({ ...DRAFT, aim });
    const before = shot(DRAFT) as Row;
    expect(toText(now[figure])).toBe(toText(before[figure]));
    const expected = CHANGES.map(([change, amount, more]) => {
      const after = shot({ ...DRAFT, ...more }) as Row;
      return [
        change,
        amount,
        toText(after.hit),
        toText(after.outOfAction),
        toText(after.dead),
        toText(subtract(after[figure], before[figure])),
      ];
    });
    const found = changes.map(({ change, amount, hit, outOfAction, dead, gain }) => [
      change,
      amount,
      toText(hit),
      toText(outOfAction),
      toText(dead),
      toText(gain),
    ]);
    expect(found.toSorted()).toEqual(expected.filter((row) => !/^[-−0]/.test(String(row.at(-1)))).toSorted());
    for (const [index, { gain }] of changes.entries())
      if (index > 0) expect(compare((changes[index - 1] as Row).gain, gain)).toBeGreaterThanOrEqual(0);
  });
});

const changesIn = (draft: object) =>
  advised({ rep: 4, weapon: 'rifle', targets: [{ dice: 1 }], ...draft }).changes.map(({ change }) => change);

test('does not suggest what is already the case', () => {
  expect(changesIn({ luckyShot: true })).toEqual([]);
  expect(changesIn({ twoWeapons: true, weapon: 'pistol' })).toContain('ONE_WEAPON');
});

test('suggests changes that make a forbidden shot possible', () => {
  const { now, allowed, changes, summary } = advised({
    rep: 5,
    weapon: 'rifle',
    inches: 30,
    visibility: 'NIGHT',
    targets: [{ dice: 1 }],
    aim: 'HIT',
  });
  expect([allowed, now.allowed, toText(now.hit)]).toEqual([true, false, '0']);
  expect(changes.map(({ change, amount }) => [change, amount])).toEqual([['CLOSE_IN', 12]]);
  expect(summary).toMatch(/^As it stands the shot is not allowed; best: close in to 12"/);
  expect(changesIn({ inFront: false })).toEqual(['FACE_THE_TARGET']);
});

test('suggests two changes when no single one is enough', () => {
  const { now, allowed, changes, summary } = advised({ rep: 5, weapon: 'pistol', inches: 20, inFront: false, targets: [{ dice: 1 }] });
  expect([allowed, now.allowed]).toEqual([true, false]);
  expect(changes).toMatchObject([{ change: 'FACE_THE_TARGET', also: 'CLOSE_IN', alsoAmount: 12 }]);
  expect(summary).toMatch(/best: face the target and close in to 12" \(\+/);
});

test('tells what the other targets lose', () => {
  const { changes, summary } = advised({ rep: 4, weapon: 'assault-rifle', targets: [{ dice: 2 }, { dice: 1 }] });
  expect(changes).toMatchObject([{ change: 'ONE_TARGET' }]);
  expect(summary).toMatch(/percentage points, other targets −/);
});

test('returns no changes when nothing helps', () => {
  expect(advised({ rep: 4, weapon: 'combat-knife', targets: [{ dice: 1 }] })).toMatchObject({
    allowed: false,
    refusal: { code: 'NOTHING_HELPS', rule: '5150/weapons' },
  });
});

test('accepts only hits as the aim without a weapon', () => {
  const draft = { rep: 4, rateOfFire: 2, targets: [{ dice: 1 }] };
  expect(answer(advice, draft, 'en')).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: ['weapon'] }] });
  expect(answer(advice, { ...draft, aim: 'HIT' }, 'en')).toMatchObject({ ok: true });
});

test('returns the unchanged burst as the shooting calculator does, for any aim', () => {
  let answered = 0;
  fc.assert(
    fc.property(questionsOf(advice), (draft) => {
      const advisedOf = answer(advice, draft, 'ru');
      if (!advisedOf.ok) return;
      const { aim: _, ...burst } = draft as { aim?: unknown };
      const own = shot(burst);
      const { now } = advisedOf.value.figures as unknown as { now: Row & { allowed: boolean } };
      expect(now.allowed).toBe(own !== undefined);
      if (!own) return;
      answered++;
      expect([toText(now.hit), toText(now.outOfAction)]).toEqual([toText(own.hit), toText(own.outOfAction)]);
    }),
    { numRuns: 250 },
  );
  expect(answered).toBeGreaterThan(30);
});

const rarely = (value: boolean) => fc.oneof({ weight: 4, arbitrary: fc.constant(!value) }, { weight: 1, arbitrary: fc.constant(value) });
const target = fc.record({
  dice: fc.constantFrom(1, 1, 2),
  armor: fc.constantFrom('none', 'light', 'heavy', 'absorbing', 'reflecting', 'distorting', 'shimmer', 'exo', 'battle'),
  cover: rarely(true),
  concealed: fc.boolean(),
  prone: rarely(true),
  movedFast: rarely(true),
});
const oneWeapon = { weapon: fc.constantFrom('pistol', 'large-calibre-pistol', 'rapid-fire-laser-pistol', 'machine-gun') };
const twoWeapons = {
  weapon: fc.constantFrom('laser-pistol', 'pistol', 'large-calibre-pistol', 'submachine-gun', 'machine-gun'),
  secondWeapon: fc.option(fc.constantFrom('laser-pistol', 'large-calibre-pistol'), { nil: undefined }),
  twoWeapons: fc.boolean(),
};
const situation = {
  rep: fc.integer({ min: 1, max: 7 }),
  repModifier: fc.constantFrom(0, 0, -1),
  inches: fc.constantFrom(undefined, 3, 6, 11.5, 12, 13, 48, 60),
  spreadInches: fc.constantFrom(undefined, undefined, 1, 2, 5),
  visibility: fc.constantFrom('CLEAR' as const, ...wordsOf(VISIBILITIES)),
  coversOnLine: fc.constantFrom(0, 0, 1, 2),
  inFront: rarely(false),
  shooterMovedFast: rarely(true),
  luckyShot: fc.boolean(),
  targets: fc.array(target, { minLength: 1, maxLength: 3 }),
  aim: fc.constantFrom(...wordsOf(AIMS)),
};

const NOTHING_BROUGHT: Brought = { hit: ZERO, outOfAction: ZERO, dead: ZERO, outOfAmmunition: ZERO };
const aimedAt = ({ hit, outOfAction, dead }: Brought, aim: Aim): Fraction => ({ HIT: hit, OUT_OF_ACTION: outOfAction, DEAD: dead })[aim];
const inText = ({ hit, outOfAction, dead, outOfAmmunition }: Brought): string =>
  [hit, outOfAction, dead, outOfAmmunition].map(toText).join(' ');

/** Every pair of changes, one after the other, that makes a forbidden burst possible and reaches the aim. */
const pairsIn = (burst: Parameters<typeof changesOf>[0], aim: Aim): readonly string[] =>
  changesOf(burst).flatMap(([first, once]) =>
    changesOf(once).flatMap(([second, twice]) => {
      const brought = broughtBy(twice);
      const names = [first, second].map((name) => name.split(' ')[0]).toSorted();
      return brought && aimedAt(brought, aim).numerator > 0n ? [`${names.join(' + ')}: ${inText(brought)}`] : [];
    }),
  );

test('matches the enumeration of every change as a burst of its own', () => {
  const reached = new Set<string>();
  prove(
    {
      calculator: '5150 advice',
      against: { en: 'every change apart, every roll of all dice', ru: 'каждое изменение отдельно, каждый бросок всех кубиков' },
    },
    fc.property(fc.oneof(fc.record({ ...situation, ...oneWeapon }), fc.record({ ...situation, ...twoWeapons })), (drawn) => {
      const checked = check(advice, drawn.targets.length > 1 ? drawn : { ...drawn, spreadInches: undefined });
      if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
      const { aim, ...burst } = checked.value;
      const { figures, refusal } = advice.resolve(checked.value);
      const now = broughtBy(burst);
      const before = aimedAt(now ?? NOTHING_BROUGHT, aim);
      const expected = changesOf(burst).flatMap(([name, changed]) => {
        const brought = broughtBy(changed);
        const gain = brought && subtract(aimedAt(brought, aim), before);
        return brought && gain && compare(gain, ZERO) > 0 ? [`${name}: ${inText(brought)}, ${toText(gain)}`] : [];
      });
      const isDeadEnd = now === undefined && expected.length === 0;
      const pairs = isDeadEnd ? pairsIn(burst, aim) : [];
      expect(figures.now.allowed).toBe(now !== undefined);
      expect(inText(figures.now)).toBe(inText(now ?? NOTHING_BROUGHT));
      expect(refusal === undefined).toBe(now !== undefined || expected.length > 0 || pairs.length > 0);
      if (isDeadEnd) {
        const listed = figures.changes.map((row) => `${[row.change, row.also].toSorted().join(' + ')}: ${inText(row)}`);
        for (const pair of listed) expect(pairs).toContain(pair);
        if (listed.length > 0) reached.add('pair');
        return;
      }
      const found = figures.changes.map(
        (row) => `${row.change}${row.amount === undefined ? '' : ` ${row.amount}`}: ${inText(row)}, ${toText(row.gain)}`,
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
      for (const [index, { change, gain }] of figures.changes.entries()) {
        if (index > 0) expect(compare((figures.changes[index - 1] as { gain: Fraction }).gain, gain)).toBeGreaterThanOrEqual(0);
        reached.add(change);
      }
    }),
    { numRuns: 500 },
  );
  expect([...reached].toSorted()).toEqual([...wordsOf(ALL_CHANGES), 'pair'].toSorted());
});
