/** Worked examples of the World at War player aid: salvos, Chaos of War, the storm, moving fire and helicopters. */
import type { GoldenRow } from './row.js';

const salvo: readonly GoldenRow[] = [
  {
    name: 'T-72s lead, infantry and T-55s support: 6 dice at 5+',
    place: 'Worked example 1; Залповый огонь, пример',
    calculator: 'salvoFire',
    draft: { firepower: 4, toHit: 5, supporters: 2 },
    expected: {
      allowed: true,
      dice: 6,
      hit: '1/3',
      hits: [
        { hits: 0, chance: '64/729' },
        { hits: 1, chance: '64/243' },
        { hits: 2, chance: '80/243' },
        { hits: 3, chance: '160/729' },
        { hits: 4, chance: '20/243' },
        { hits: 5, chance: '4/243' },
        { hits: 6, chance: '1/729' },
      ],
    },
  },
  {
    name: 'leadership 1 + 2 adds 2',
    place: 'Worked example 2',
    calculator: 'salvoFire',
    draft: { firepower: 4, toHit: 5, leadership: [1, 2] },
    expected: { dice: 8, hit: '1/3' },
  },
  {
    name: 'one supporter makes no salvo',
    place: 'Salvo fire',
    calculator: 'salvoFire',
    draft: { firepower: 4, toHit: 5, supporters: 1 },
    expected: { allowed: false, refusal: { code: 'NEEDS_TWO_SUPPORTERS' }, dice: 0 },
  },
];

const ODDS: readonly (readonly [roll: number, id: string, chance: string])[] = [
  [2, 'not-dead-yet', '1/36'],
  [3, 'misunderstanding', '34/603'],
  [4, 'nato-air-support', '23/268'],
  [5, 'broken-radio', '70/603'],
  [6, 'berserk', '355/2412'],
  [7, 'widen-your-horizons', '0'],
  [8, 'wear-and-tear', '377/2412'],
  [9, 'armed-uprising', '53/402'],
  [10, 'friendly-fire', '85/804'],
  [11, 'alliance-leader', '47/603'],
  [12, 'salvo-fire', '13/268'],
  [13, 'nato-leader', '7/402'],
  [14, 'thors-hammer', '5/402'],
  [15, 'battle-maneuvers', '5/603'],
  [16, 'field-repair', '1/201'],
  [17, 'fortune-favors-the-bold', '1/402'],
  [18, 'sniper', '1/1206'],
];

const chaos: readonly GoldenRow[] = [
  {
    name: 'odds of all effects without leaders in play',
    place: 'Chaos of War',
    calculator: 'chaosOfWar',
    draft: {},
    expected: { effects: ODDS.map(([roll, id, chance]) => ({ roll, id, chance })), rollAgain: null },
  },
  ...ODDS.map(([roll, id]) => ({
    name: `a ${roll} is ${id}`,
    place: 'Таблица хаоса войны',
    calculator: 'chaosOfWar',
    draft: { roll, dice: roll > 12 ? 3 : 2 },
    expected: { effects: [{ roll, id }] },
  })),
  {
    name: 'an 11 with an Alliance leader in play is rolled again',
    place: 'Ruling leader-in-play',
    calculator: 'chaosOfWar',
    draft: { roll: 11, allianceLeaderInPlay: true },
    expected: { rollAgain: 2, effects: [{ id: 'alliance-leader', chance: '0' }] },
  },
  {
    name: 'a 7 on three dice is rolled again',
    place: 'Ruling rerolled-seven',
    calculator: 'chaosOfWar',
    draft: { roll: 7, dice: 3 },
    expected: { rollAgain: 3 },
  },
  {
    name: 'the storm ends in phase 1 to 5',
    place: 'Storm',
    calculator: 'stormDuration',
    draft: {},
    expected: {
      phases: [
        { phase: 1, chance: '1/3' },
        { phase: 2, chance: '1/3' },
        { phase: 3, chance: '2/9' },
        { phase: 4, chance: '5/54' },
        { phase: 5, chance: '1/54', over: '1' },
      ],
    },
  },
];

const moving: readonly GoldenRow[] = [
  {
    name: 'Bradleys: level 1 with HE only, and smoke',
    place: 'Стрельба в движении, США',
    calculator: 'movingFire',
    draft: { nation: 'USA', unit: 'bradley' },
    expected: {
      moving: true,
      smoke: true,
      levels: [
        { level: 'LEVEL_1', toHit: 1, firepower: -1 },
        { level: 'ADVANCED', toHit: 1, firepower: 0, extendedRange: false },
      ],
    },
  },
  {
    name: 'Abrams: level 2, and smoke',
    place: 'Стрельба в движении, США',
    calculator: 'movingFire',
    draft: { nation: 'USA', unit: 'abrams' },
    expected: { levels: [{ level: 'LEVEL_2', toHit: 1, firepower: 0 }, { level: 'ADVANCED' }], otherReading: [] },
  },
  {
    name: 'Milan of France, a damaged row',
    place: 'Ruling moving-fire-columns',
    calculator: 'movingFire',
    draft: { nation: 'FRANCE', unit: 'milan' },
    expected: { levels: [{ level: 'ADVANCED' }], otherReading: ['LEVEL_2'] },
  },
  {
    name: 'Abrams on the move and through smoke: 3 becomes 5',
    place: 'Rulings to-hit-sign, moving-and-smoke',
    calculator: 'movingFire',
    draft: { nation: 'USA', unit: 'abrams', onTheMove: true, throughSmoke: true, toHit: 3, firepower: 4 },
    expected: { allowed: true, change: 2, needed: 5, dice: 4, hit: '1/3', anyHit: '65/81' },
  },
  {
    name: 'no extended range through smoke',
    place: 'Стрельба в движении, продвинутый уровень',
    calculator: 'movingFire',
    draft: { nation: 'USA', unit: 'abrams', throughSmoke: true, range: 'EXTENDED' },
    expected: { allowed: false, refusal: { code: 'NO_EXTENDED_RANGE' }, needed: null },
  },
  {
    name: 'Cuba has no Abrams',
    place: 'Стрельба в движении, Куба',
    calculator: 'movingFire',
    draft: { nation: 'CUBA', unit: 'abrams' },
    expected: { allowed: false, refusal: { code: 'NOT_LISTED' }, levels: [] },
  },
];

const sight = (over: string, target: string, line: readonly object[], blockedBy: readonly string[]): Omit<GoldenRow, 'name'> => ({
  place: 'Линия обзора вертолета',
  calculator: 'helicopterLineOfSight',
  draft: { over, target, line },
  expected: { allowed: blockedBy.length === 0, clear: blockedBy.length === 0, blockedBy },
});

const helicopters: readonly GoldenRow[] = [
  {
    name: 'over clear, a hill target past a wooded hill',
    ...sight('CLEAR', 'HILL', [{ terrain: 'WOODED_HILL' }, { terrain: 'CLEAR' }], ['WOODED_HILL_BETWEEN']),
  },
  {
    name: 'over clear, a hill target past two Wreck markers on a hill',
    ...sight('CLEAR', 'HILL', [{ terrain: 'HILL', wrecks: 2 }, { terrain: 'CLEAR' }], ['WRECKS_ON_HILL']),
  },
  {
    name: 'over clear, a hill target past one Wreck marker',
    ...sight('CLEAR', 'HILL', [{ terrain: 'HILL', wrecks: 1 }, { terrain: 'CLEAR' }], []),
  },
  {
    name: 'over clear, a ground target past a hill',
    ...sight('CLEAR', 'GROUND', [{ terrain: 'HILL' }, { terrain: 'CLEAR', hexes: 5 }], ['HILL_BETWEEN']),
  },
  {
    name: 'over clear, two hexes behind a town',
    ...sight('CLEAR', 'GROUND', [{ terrain: 'TOWN' }, { terrain: 'CLEAR' }], ['BEHIND_TOWN']),
  },
  { name: 'over clear, three hexes behind a town', ...sight('CLEAR', 'GROUND', [{ terrain: 'TOWN' }, { terrain: 'CLEAR', hexes: 2 }], []) },
  {
    name: 'over woods, directly behind woods',
    ...sight('WOODS', 'GROUND', [{ terrain: 'CLEAR' }, { terrain: 'WOODS' }], ['BEHIND_WOODS']),
  },
  { name: 'over a hill, directly behind that very hill', ...sight('HILL', 'GROUND', [{ terrain: 'HILL', sameHill: true }], []) },
  {
    name: 'over a hill, directly behind another hill',
    ...sight('HILL', 'GROUND', [{ terrain: 'CLEAR' }, { terrain: 'HILL' }], ['BEHIND_OTHER_HILL']),
  },
  {
    name: 'over a wooded hill, a hill target directly behind another hill',
    ...sight('WOODED_HILL', 'HILL', [{ terrain: 'CLEAR' }, { terrain: 'HILL' }], ['BEHIND_OTHER_HILL']),
  },
  {
    name: 'over a hill, a hill target directly behind another hill',
    ...sight('HILL', 'HILL', [{ terrain: 'CLEAR' }, { terrain: 'HILL' }], []),
  },
];

export const worldAtWar: readonly GoldenRow[] = [...salvo, ...chaos, ...moving, ...helicopters];
