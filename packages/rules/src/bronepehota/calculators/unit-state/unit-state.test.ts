import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer } from '../../../calculator/answer.js';
import { check } from '../../../calculator/calculator.js';
import { prove } from '../../../testing/proof.js';
import { unitState } from './index.js';

type Draft = Readonly<Record<string, unknown>>;
function ask(draft: Draft) {
  const checked = check(unitState, draft);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return unitState.resolve(checked.value).figures;
}

function answerOf(draft: Draft) {
  const answered = answer(unitState, draft, 'en');
  if (!answered.ok) throw new Error(JSON.stringify(answered.problems));
  return answered.value;
}

const MACHINE = {
  durability: 12,
  speedSectors: [
    { max: 12, min: 9, speed: 4 },
    { max: 8, min: 5, speed: 3 },
    { max: 4, min: 1, speed: 1 },
  ],
  rateOfFire: 2,
};

describe('a machine of durability 12', () => {
  test('is undamaged without armor and damage', () =>
    expect(ask(MACHINE)).toMatchObject({ armor: 12, speed: 4, shots: 2, repairTurns: 0 }));
  test('is the same by armor and by damage', () => expect(ask({ ...MACHINE, armor: 7 })).toEqual(ask({ ...MACHINE, damage: 5 })));
  test('slows down by its sectors', () =>
    expect(ask({ ...MACHINE, damage: 5 }).next.map(({ speed }) => speed)).toEqual([3, 3, 1, 1, 1, 1, 0]));
  test('shoots as often as ammunition and contact let it', () => {
    expect(ask({ ...MACHINE, ammunition: 1 }).shots).toBe(1);
    expect(ask({ ...MACHINE, contact: true }).shots).toBe(0);
  });
  test('does nothing without a pilot, lying, or destroyed', () => {
    expect(ask({ ...MACHINE, crewed: false })).toMatchObject({ speed: 0, shots: 0, attacks: false });
    expect(ask({ ...MACHINE, lying: true })).toMatchObject({ speed: 0, shots: 0, attacks: false });
    expect(ask({ ...MACHINE, damage: 12 })).toMatchObject({ destroyed: true, speed: 0, shots: 0, repairTurns: undefined });
  });
  test('is repaired by soldiers and a HELIX together', () =>
    expect(ask({ ...MACHINE, damage: 5, repairers: 1, helix: true }).repairTurns).toBe(2));
  test.each([
    [{}, 5, 'by a soldier'],
    [{ helix: true }, 3, 'by HELIX.'],
    [{ helix: true, repairers: 2 }, 2, 'by HELIX and soldiers'],
  ])('is repaired by one soldier, or by a HELIX alone, unless soldiers are given: %j', (draft, turns, by) => {
    const result = answer(unitState, { ...MACHINE, damage: 5, ...draft }, 'en');
    expect(result).toMatchObject({ ok: true, value: { figures: { repairTurns: turns }, summary: expect.stringContaining(by) } });
  });
});

describe('without the durability', () => {
  const { durability: _, ...machine } = MACHINE;
  test.each([{}, { armor: 7 }, { damage: 5 }, { armor: 7, damage: 5 }, { damage: 12 }])('the sectors tell it: %j', (draft) =>
    expect(ask({ ...machine, ...draft })).toEqual(ask({ ...MACHINE, ...draft })),
  );
  test('armor and damage tell it', () =>
    expect(ask({ gun: true, armor: 4, damage: 2 })).toEqual(ask({ gun: true, durability: 6, armor: 4 })));
  test('the armor tells everything but the repair', () => {
    const gun = { gun: true, armor: 4, rateOfFire: 1, rank: 2, captorRank: 3 };
    expect({ ...ask({ ...gun, durability: 6 }), repairTurns: undefined }).toEqual(ask(gun));
    const { steps } = answerOf(gun);
    expect(steps).toContainEqual(expect.objectContaining({ key: 'armor', value: 4, text: 'Armor 4, as the slider shows' }));
    expect(steps.map(({ key }) => key)).not.toContain('noRepair');
  });
});

test.each([
  [{}, 'Machine or gun: armor 5', 'Машина или орудие: броня 5', true],
  [{ gun: true }, 'Gun: armor 5', 'Орудие: броня 5', false],
  [{ gun: false }, 'Machine: armor 5', 'Машина: броня 5', true],
  [{ unit: 'bronepehota/mortar' }, 'Gun: armor 5', 'Орудие: броня 5', false],
  [{ speedSectors: [{ max: 8, min: 1, speed: 2 }] }, 'Machine: armor 5', 'Машина: броня 5', true],
])('names what %j tells of the unit', (draft, en, ru, attacks) => {
  const damaged = { durability: 8, damage: 3, ...draft };
  expect(answer(unitState, damaged, 'en')).toMatchObject({ value: { summary: expect.stringContaining(en), figures: { attacks } } });
  expect(answer(unitState, damaged, 'ru')).toMatchObject({ value: { summary: expect.stringContaining(ru) } });
});

describe('a capture', () => {
  const gun = { gun: true, durability: 6, rateOfFire: 1, rank: 2 };
  test('lets a gun fire at once', () => expect(ask({ ...gun, captorRank: 2 })).toMatchObject({ capture: 'FIRES_AT_ONCE', shots: 1 }));
  test('after a shot of the gun or its captor leaves it silent this turn', () =>
    expect(ask({ ...gun, captorRank: 2, shotThisTurn: true })).toMatchObject({ capture: 'FROM_NEXT_TURN', shots: 0 }));
  test('of a gun needs no rank, its fire does', () =>
    expect(ask({ ...gun, captorRank: 1 })).toMatchObject({ capture: 'WITHOUT_FIRE', shots: 0 }));
  test('of a machine needs the rank of a pilot', () => {
    expect(ask({ ...MACHINE, rank: 2, captorRank: 1 }).capture).toBe('RANK_TOO_LOW');
    expect(ask({ ...MACHINE, rank: 2, captorRank: 2 })).toMatchObject({ capture: 'FROM_NEXT_TURN', speed: 0, shots: 0 });
  });
});

test.each([
  [{ gun: true, durability: 6, captorRank: 2 }, 'MISSING', ['rank']],
  [{ durability: 6, rank: 2, captorRank: 2 }, 'MISSING', ['gun']],
  [{ durability: 6, shotThisTurn: true }, 'MISSING', ['captorRank']],
  [{ gun: true, durability: 6, rank: 2, captorRank: 2, crewed: true }, 'CONFLICT', ['crewed']],
  [{}, 'MISSING', ['durability']],
  [{ gun: true, damage: 2 }, 'MISSING', ['durability']],
  [{ speedSectors: [{ max: 6, min: 1, speed: 2 }], armor: 7 }, 'CONFLICT', ['armor']],
  [{ speedSectors: [{ max: 6, min: 1, speed: 2 }], damage: 7 }, 'CONFLICT', ['damage']],
  [{ durability: 6, armor: 7 }, 'CONFLICT', ['armor']],
  [{ durability: 6, armor: 4, damage: 3 }, 'CONFLICT', ['damage']],
  [{ gun: true, durability: 6, speedSectors: [{ max: 6, min: 1, speed: 2 }] }, 'CONFLICT', ['gun']],
])('%j is a problem', (draft, code, path) => expect(check(unitState, draft)).toMatchObject({ ok: false, problems: [{ code, path }] }));

/** Marks damage cell by cell, and repairs turn by turn. */
function byHand(draft: {
  durability: number;
  damage: number;
  repairers: number;
  helix: boolean;
  contact: boolean;
  cuts: readonly number[];
}) {
  const track: number[] = [];
  for (let cell = draft.durability; cell >= 1; cell--) track.push(draft.cuts.filter((cut) => cell > cut).length);
  let armor = draft.durability;
  for (let mark = 0; mark < draft.damage && armor > 0; mark++) armor--;
  const speed = armor === 0 ? 0 : track[draft.durability - armor];
  let turns: number | undefined = 0;
  for (let now = armor; now < draft.durability; turns++) {
    if (armor === 0 || draft.contact || draft.repairers + (draft.helix ? 2 : 0) === 0) {
      turns = undefined;
      break;
    }
    for (let soldier = 0; soldier < draft.repairers; soldier++) now++;
    if (draft.helix) now += 2;
  }
  return { armor, speed, turns: draft.contact || armor === 0 ? undefined : turns };
}

/** What comes of a capture, and the shots of this turn, rule by rule. */
function captured(draft: { gun: boolean; shotThisTurn: boolean; rank: number; captorRank: number; armor: number }) {
  const { gun, shotThisTurn, rank, captorRank, armor } = draft;
  if (armor < 1) return ['DESTROYED', 0];
  const may = captorRank >= rank;
  if (!gun) return [may ? 'FROM_NEXT_TURN' : 'RANK_TOO_LOW', 0];
  if (!may) return ['WITHOUT_FIRE', 0];
  return shotThisTurn ? ['FROM_NEXT_TURN', 0] : ['FIRES_AT_ONCE', 2];
}

test('matches every capture, rule by rule', () => {
  const booleans = [false, true];
  const ranks = [1, 2, 3];
  for (const gun of booleans)
    for (const shotThisTurn of booleans)
      for (const armor of [0, 3])
        for (const rank of ranks)
          for (const captorRank of ranks) {
            const draft = { gun, shotThisTurn, rank, captorRank, armor };
            const { capture, shots } = ask({ ...draft, durability: 4, rateOfFire: 2, ammunition: 9 });
            expect([capture, shots], JSON.stringify(draft)).toEqual(captured(draft));
          }
});

const drafts = fc.integer({ min: 1, max: 30 }).chain((durability) =>
  fc.record({
    durability: fc.constant(durability),
    damage: fc.integer({ min: 0, max: durability }),
    repairers: fc.integer({ min: 0, max: 3 }),
    helix: fc.boolean(),
    contact: fc.boolean(),
    cuts: fc
      .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 3 })
      .map((cuts) => [0, ...cuts.filter((cut) => cut < durability)].toSorted((a, b) => a - b)),
  }),
);

test('matches damage marked cell by cell and repair turn by turn', () => {
  prove(
    {
      calculator: 'bronepehota unitState',
      against: { en: 'damage cell by cell, repair turn by turn', ru: 'повреждения по клетке, ремонт по туру' },
    },
    fc.property(drafts, ({ cuts, ...draft }) => {
      // The speed of a cell is the number of cuts below it.
      const speedSectors = cuts
        .map((cut, index) => ({ min: cut + 1, max: cuts[index + 1] ?? draft.durability, speed: index + 1 }))
        .toReversed();
      const { durability: _, ...unsaid } = draft;
      const { armor, speed, repairTurns } = ask({ ...(draft.helix ? unsaid : draft), speedSectors });
      expect({ armor, speed, turns: repairTurns }).toEqual(byHand({ ...draft, cuts }));
    }),
    { numRuns: 300 },
  );
});
