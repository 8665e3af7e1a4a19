/** Advice against the shooting calculator itself, asked once more for each change, with changes written out here by hand. */
import { add, compare, complement, type Fraction, fraction, subtract, toText } from '@rangefinder/dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { questionsOf } from '../../../testing/arbitraries.js';
import { shoot } from '../shoot/index.js';
import { advice } from './index.js';

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

/** What becomes of the first target; undefined where the shot may not be fired. */
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

/** Every change of the burst above, by hand. */
const CHANGES: readonly (readonly [change: string, amount: number | null, draft: object])[] = [
  ['MOVE_SLOWLY', null, { shooterMovedFast: false }],
  ['ONE_TARGET', 3, { targets: [{ ...FIRST, dice: 3 }] }],
  ['PASS_THE_COVER', null, { targets: [{ ...FIRST, cover: false }, DRAFT.targets[1]] }],
  ['SEE_CLEARLY', null, { targets: [{ ...FIRST, concealed: false }, DRAFT.targets[1]] }],
  ['CLEAR_THE_LINE', null, { coversOnLine: 0 }],
  ['TRY_THE_LUCK', null, { luckyShot: true }],
];

describe.each([
  ['OUT_OF_ACTION', 'outOfAction'],
  ['DEAD', 'dead'],
  ['HIT', 'hit'],
] as const)('%s', (aim, figure) => {
  test('each change brings what the shooting calculator says of it, the greatest gain first', () => {
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
    expect(found.toSorted()).toEqual(expected.toSorted());
    for (const [index, { gain }] of changes.entries())
      if (index > 0) expect(compare((changes[index - 1] as Row).gain, gain)).toBeGreaterThanOrEqual(0);
  });
});

const changesIn = (draft: object) =>
  advised({ rep: 4, weapon: 'rifle', targets: [{ dice: 1 }], ...draft }).changes.map(({ change }) => change);

test('nothing is advised that is so already', () => {
  expect(changesIn({ luckyShot: true })).toEqual([]);
  expect(changesIn({ twoWeapons: true, weapon: 'pistol' })).toContain('ONE_WEAPON');
});

test('a shot that is forbidden may become possible', () => {
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

test('or nothing helps', () => {
  expect(advised({ rep: 4, weapon: 'combat-knife', targets: [{ dice: 1 }] })).toMatchObject({
    allowed: false,
    refusal: { code: 'NOTHING_HELPS', rule: '5150/weapons' },
  });
});

test('without a weapon only hits can be aimed at', () => {
  const draft = { rep: 4, rateOfFire: 2, targets: [{ dice: 1 }] };
  expect(answer(advice, draft, 'en')).toMatchObject({ ok: false, problems: [{ code: 'MISSING', path: ['weapon'] }] });
  expect(answer(advice, { ...draft, aim: 'HIT' }, 'en')).toMatchObject({ ok: true });
});

test('the burst as it stands is that of the shooting calculator, whatever is asked', () => {
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
