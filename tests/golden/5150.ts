/** Golden rows of 5150: shooting, damage, dice passed, points and finds. */
import type { GoldenRow } from './row.js';

const face = (die: number, hit: boolean) => ({ die, hit });
const ofFace = (die: number, hit: boolean) => Array.from({ length: 6 }, (_, index) => (index + 1 === die ? face(die, hit) : {}));
const passed = (two: string, one: string, none: string) => ({
  outcomes: [
    { passed: 2, chance: two },
    { passed: 1, chance: one },
    { passed: 0, chance: none },
  ],
});
const distances = (far: string, middle: string, near: string) => ({
  outcomes: [
    { inches: 16, chance: far },
    { inches: 12, chance: middle },
    { inches: 8, chance: near },
  ],
});

export const golden: readonly GoldenRow[] = [
  {
    name: 'Rep 4 at a target in cover: 10 needed, 8 past the cover',
    place: 'Shooting: the hit table',
    calculator: 'advice',
    draft: { rep: 4, weapon: 'rifle', targets: [{ dice: 1, cover: true }], aim: 'HIT' },
    expected: {
      allowed: true,
      now: { allowed: true, hit: '1/6' },
      changes: [{ change: 'PASS_THE_COVER', hit: '1/2', gain: 1 / 3 }],
    },
  },
  // ── worked examples ───────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'Rep 4: a 6 hits the first target with 10',
    place: 'Worked example 1; Shooting: choice of target',
    calculator: 'hitTable',
    draft: { rep: 4 },
    expected: { allowed: true, rows: ofFace(6, true) },
  },
  {
    name: 'Rep 4: a 5 hits the first target with 9',
    place: 'Worked example 1; Shooting: choice of target',
    calculator: 'hitTable',
    draft: { rep: 4 },
    expected: { rows: ofFace(5, true) },
  },
  {
    name: 'Rep 4: a 4 misses the second target with 8',
    place: 'Worked example 1; Shooting: choice of target',
    calculator: 'hitTable',
    draft: { rep: 4, targetNumber: 2 },
    expected: { rows: ofFace(4, false), chance: '1/3' },
  },
  {
    name: 'Rep 4, three dice, the first two at one target and the third at another',
    place: 'Worked example 1; Shooting: choice of target',
    calculator: 'shoot',
    draft: { rep: 4, rateOfFire: 3, targets: [{ dice: 2 }, { dice: 1 }] },
    expected: {
      allowed: true,
      targets: [
        {
          hits: [
            { hits: 0, chance: '1/8' },
            { hits: 1, chance: '3/8' },
            { hits: 2, chance: '1/2' },
          ],
        },
        {
          hits: [
            { hits: 0, chance: '26/27' },
            { hits: 1, chance: '1/27' },
          ],
        },
      ],
      outOfAmmunition: '2/27',
    },
  },
  {
    name: 'Impact 2 against light armor',
    place: 'Worked example 2; damage table',
    calculator: 'damage',
    draft: { weapon: 'large-calibre-pistol', armor: 'light' },
    expected: { impact: '2', dead: '1/6', outOfTheFight: '1/6', stunned: '2/3', absorbed: '0', unharmed: '0' },
  },
  {
    name: 'The Hand of Fate',
    place: 'Worked example 3; Shooting: Hand of Fate',
    calculator: 'damage',
    draft: { weapon: 'submachine-gun', armor: 'exo' },
    expected: { impact: 'NE', dead: '1/216', outOfTheFight: '0', stunned: '5/216', unharmed: '35/36' },
  },
  {
    name: 'Fast Move dice 4 and 5, Rep 5',
    place: 'Worked example 4; Movement: fast movement',
    calculator: 'fastMove',
    draft: { rep: 5, roll: [4, 5] },
    expected: distances('1', '0', '0'),
  },
  {
    name: 'Fast Move dice 4 and 5, Rep 4',
    place: 'Worked example 4; Movement: fast movement',
    calculator: 'fastMove',
    draft: { rep: 4, roll: [4, 5] },
    expected: distances('0', '1', '0'),
  },
  {
    name: 'Fast Move dice 4 and 5, Rep 3',
    place: 'Worked example 4; Movement: fast movement',
    calculator: 'fastMove',
    draft: { rep: 3, roll: [4, 5] },
    expected: distances('0', '0', '1'),
  },
  {
    name: 'An 8 misses the one in cover',
    place: 'Worked example 7; Grenades: blast radius',
    calculator: 'hitTable',
    draft: { rep: 4, cover: true },
    expected: { rows: ofFace(4, false) },
  },
  {
    name: 'An 8 hits those in the open',
    place: 'Worked example 7; Grenades: blast radius',
    calculator: 'hitTable',
    draft: { rep: 4 },
    expected: { rows: ofFace(4, true) },
  },
  {
    name: 'A grenade has Impact 2 without armor',
    place: 'Worked example 7; Grenades: blast radius',
    calculator: 'damage',
    draft: { weapon: 'grenades' },
    expected: { impact: '2', dead: '1/6', outOfTheFight: '1/6', stunned: '2/3' },
  },
  {
    name: 'Leader die 3 against Rep 4 lifts one passed die to two',
    place: 'Worked example 8; leaders',
    calculator: 'passDice',
    draft: { rep: 4, leaderRep: 4, roll: [3, 5], leaderRoll: 3 },
    expected: passed('1', '0', '0'),
  },
  {
    name: 'Leader die 3 against Rep 4 adds nothing to two',
    place: 'Worked example 8; leaders',
    calculator: 'passDice',
    draft: { rep: 4, leaderRep: 4, roll: [2, 4], leaderRoll: 3 },
    expected: passed('1', '0', '0'),
  },
  {
    name: 'Leader die 3 against Rep 4 lifts none to one',
    place: 'Worked example 8; leaders',
    calculator: 'passDice',
    draft: { rep: 4, leaderRep: 4, roll: [5, 6], leaderRoll: 3 },
    expected: passed('0', '1', '0'),
  },
  {
    name: 'A submachine gun kills EXO armor on two 1s and a 1',
    place: 'Worked example 9; Shooting: Hand of Fate',
    calculator: 'damageMatrix',
    draft: { weapons: ['submachine-gun'], armors: ['exo'] },
    expected: { cells: [{ impact: 'NE', dead: '1/216', stunned: '5/216' }] },
  },
  {
    name: 'The machine gun has Impact 3 against light armor',
    place: 'Damage, example; ruling machine-gun-example',
    calculator: 'damage',
    draft: { weapon: 'machine-gun', armor: 'light' },
    expected: { impact: '3', dead: '1/6', outOfTheFight: '1/3', stunned: '1/2' },
  },
  {
    name: 'A die passes Rep 5 up to 5',
    place: 'Introduction: dice',
    calculator: 'passDice',
    draft: { rep: 5, roll: [5, 6] },
    expected: passed('0', '1', '0'),
  },

  // ── rulings and corners ───────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'Rep 2 hits with a 6',
    place: 'Ruling low-rep-shoots',
    calculator: 'hitTable',
    draft: { rep: 2 },
    expected: { chance: '1/6', rows: ofFace(6, true) },
  },
  { name: 'Rep 1 never hits', place: 'Ruling low-totals', calculator: 'hitTable', draft: { rep: 1 }, expected: { chance: '0' } },
  {
    name: 'A lucky 6 of Rep 3 is saved by half',
    place: 'Ruling lucky-shot-rep',
    calculator: 'hitTable',
    draft: { rep: 3, cover: true, luckyShot: true },
    expected: { chance: '1/12' },
  },
  {
    name: 'Rep 2 has no luck',
    place: 'Ruling lucky-shot-rep',
    calculator: 'hitTable',
    draft: { rep: 2, cover: true, luckyShot: true },
    expected: { chance: '0' },
  },
  {
    name: 'The third target needs a 10',
    place: 'Hit table',
    calculator: 'hitTable',
    draft: { rep: 4, targetNumber: 3 },
    expected: { chance: '1/6' },
  },
  {
    name: 'A pistol reaches 12 inches',
    place: 'Ruling hard-range',
    calculator: 'shoot',
    draft: { rep: 4, weapon: 'pistol', inches: 12, targets: [{ dice: 2 }] },
    expected: { allowed: true },
  },
  {
    name: 'A pistol reaches no farther',
    place: 'Ruling hard-range',
    calculator: 'shoot',
    draft: { rep: 4, weapon: 'pistol', inches: 12.5, targets: [{ dice: 2 }] },
    expected: { allowed: false, refusal: { code: 'OUT_OF_RANGE' } },
  },
  {
    name: 'No more dice than the rate of fire',
    place: 'Weapons: rate of fire',
    calculator: 'shoot',
    draft: { rep: 4, weapon: 'rifle', targets: [{ dice: 1 }, { dice: 1 }] },
    expected: { allowed: false, refusal: { code: 'TOO_MANY_DICE' } },
  },
  {
    name: 'Rifles are not fired in pairs',
    place: 'Shooting: two weapons',
    calculator: 'shoot',
    draft: { rep: 4, weapon: 'rifle', twoWeapons: true, targets: [{ dice: 1 }] },
    expected: { allowed: false, refusal: { code: 'NOT_IN_PAIRS' } },
  },
  {
    name: 'Two pistols roll four dice, and an 8 misses',
    place: 'Shooting: two weapons',
    calculator: 'shoot',
    draft: { rep: 4, weapon: 'pistol', twoWeapons: true, targets: [{ dice: 4 }] },
    expected: {
      targets: [{ hits: [{ chance: '16/81' }, { chance: '32/81' }, { chance: '8/27' }, { chance: '8/81' }, { chance: '1/81' }] }],
      outOfAmmunition: '19/144',
    },
  },
  {
    name: 'Absorbing armor absorbs half of the bullets',
    place: 'Personal protection: absorbing armor',
    calculator: 'shoot',
    draft: { rep: 7, weapon: 'rifle', targets: [{ dice: 1, armor: 'absorbing' }] },
    expected: {
      targets: [
        {
          worst: [
            { result: 'MISSED', chance: '0' },
            { result: 'ABSORBED', chance: '1/2' },
            { result: 'UNHARMED', chance: '0' },
            { result: 'STUNNED', chance: '1/3' },
            { result: 'OUT_OF_THE_FIGHT', chance: '1/12' },
            { result: 'DEAD', chance: '1/12' },
          ],
        },
      ],
    },
  },
  {
    name: 'Distorting armor is always in cover',
    place: 'Personal protection: distorting armor',
    calculator: 'shoot',
    draft: { rep: 4, weapon: 'rifle', targets: [{ dice: 1, armor: 'distorting' }] },
    expected: { targets: [{ hits: [{ chance: '5/6' }, { chance: '1/6' }] }] },
  },
  {
    name: 'Absorbing armor does not absorb a laser',
    place: 'Ruling absorb-laser',
    calculator: 'damage',
    draft: { weapon: 'laser-rifle', armor: 'absorbing' },
    expected: { impact: '3', absorbed: '0', stunned: '1/2' },
  },
  {
    name: 'Impact 0 only stuns',
    place: 'Ruling stun-on-zero',
    calculator: 'damage',
    draft: { weapon: 'pistol', armor: 'heavy' },
    expected: { impact: '0', stunned: '1', dead: '0' },
  },
  {
    name: 'Power makes NE a 1',
    place: 'Melee weapons',
    calculator: 'damage',
    draft: { weapon: 'rifle-with-bayonet', armor: 'battle', powered: true },
    expected: { impact: '1', dead: '1/6', stunned: '5/6' },
  },
  {
    name: 'No Hand of Fate in melee',
    place: 'Ruling melee-impact',
    calculator: 'damage',
    draft: { weapon: 'combat-knife', armor: 'exo' },
    expected: { impact: 'NE', unharmed: '1' },
  },
  {
    name: 'Improvised weapons have Impact 1',
    place: 'Melee: improvised weapons; ruling improvised-impact',
    calculator: 'damage',
    draft: { weapon: 'improvised', armor: 'heavy' },
    expected: { impact: '1', dead: '1/6', outOfTheFight: '0', stunned: '5/6' },
  },
  {
    name: 'Rep 4 passes two dice as often as one',
    place: 'Introduction: dice',
    calculator: 'passDice',
    draft: { rep: 4 },
    expected: { ...passed('4/9', '4/9', '1/9'), hero: '1/36' },
  },
  {
    name: 'Three dice of a Leader never pass three',
    place: 'Ruling three-passed',
    calculator: 'passDice',
    draft: { rep: 4, extraDice: 1 },
    expected: { ...passed('20/27', '2/9', '1/27'), hero: '2/27' },
  },
  {
    name: 'Fast Move with the leader die',
    place: 'Ruling fast-move-leader',
    calculator: 'fastMove',
    draft: { rep: 4, leaderRep: 5 },
    expected: distances('22/27', '1/6', '1/54'),
  },
  {
    name: 'A Rep 5 colonist with assault rifle, grenades and heavy armor',
    place: 'Army lists: prices',
    calculator: 'forceCost',
    draft: { figures: [{ rep: 5, weapons: ['assault-rifle', 'grenades'], armor: 'heavy' }] },
    expected: { allowed: true, total: 206, figures: [{ each: 206, total: 206 }] },
  },
  {
    name: 'Four alike cost four times as much',
    place: 'Army lists: prices',
    calculator: 'forceCost',
    draft: { figures: [{ rep: 4, weapons: ['rifle'], armor: 'light', count: 4 }] },
    expected: { total: 432, figures: [{ count: 4, each: 108, total: 432 }] },
  },
  {
    name: 'Rep 6 has no price',
    place: 'Ruling unpriced',
    calculator: 'forceCost',
    draft: { figures: [{ rep: 4 }, { rep: 6 }] },
    expected: {
      allowed: false,
      refusal: { code: 'UNPRICED' },
      total: null,
      figures: [
        { each: 66, total: 66 },
        { each: null, total: null },
      ],
    },
  },
  {
    name: 'EXO armor has no price',
    place: 'Ruling unpriced',
    calculator: 'forceCost',
    draft: { figures: [{ rep: 5, armor: 'exo' }] },
    expected: { allowed: false, refusal: { code: 'UNPRICED' }, total: null },
  },
  {
    name: 'Rep of ordinary people',
    place: 'Army lists: Rep of the men',
    calculator: 'availability',
    draft: { kind: 'REP' },
    expected: {
      reps: [
        { rep: 5, chance: '1/6' },
        { rep: 4, chance: '1/2' },
        { rep: 3, chance: '1/3' },
      ],
    },
  },
  {
    name: 'Armor of ordinary people',
    place: 'Army lists: availability of armor',
    calculator: 'availability',
    draft: { kind: 'ARMOR' },
    // None, light, heavy, absorbing, reflecting, distorting, shimmer.
    expected: { armors: ['13/18', '7/36', '1/18', '5/432', '7/1296', '1/432', '11/1296'].map((chance) => ({ chance })) },
  },
  {
    name: 'A rifle against a knife: one burst, one test, no answer',
    place: 'Shooting, Received Fire, suppression',
    calculator: 'exchangeOfFire',
    draft: { first: [{ rep: 4, weapon: 'rifle' }], second: [{ rep: 4, weapon: 'combat-knife' }] },
    // Hit on 4+: Impact 3. Suppressed in the open: prone with two or one dice passed, else it runs.
    expected: { first: [{ silenced: '0' }], second: [{ outOfAction: '1/4', silenced: '1' }] },
  },
  {
    name: 'A group of Rep 4 and 5 shares its dice: both act on 8 of 9 rolls',
    place: 'How to test reactions',
    calculator: 'groupReaction',
    draft: { test: 'RECEIVED_FIRE', figures: [{ rep: 4 }, { rep: 5 }] },
    expected: { everyone: '8/9', nobody: '1/36' },
  },
  {
    name: 'Two inches of woods cost four, a door two: exactly the move of Rep 4',
    place: 'Terrain',
    calculator: 'movementCost',
    draft: { rep: 4, legs: [{ ground: 'OPEN', inches: 2 }, { ground: 'ROUGH', inches: 2 }, { ground: 'DOOR' }] },
    expected: { thisTurn: '1', turns: [{ turns: 1, chance: '1' }] },
  },
  {
    name: 'One against two who never fail a die never ends',
    place: 'Melee, improvised weapons',
    calculator: 'meleeAgainstSeveral',
    draft: { fighter: { rep: 7, secondWeapon: true }, opponents: [{ rep: 7 }, { rep: 7 }] },
    expected: { endless: '1', fighterWins: '0', opponentsWin: '0' },
  },
];
