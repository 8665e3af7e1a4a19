/** Worked examples of Bronepehota other than shooting with dice and close combat: tests, real shots, movement, supplies. */
import type { GoldenRow } from './row.js';

const turn: readonly GoldenRow[] = [
  {
    name: 'three players, one has rolled an 8',
    place: '3.1',
    calculator: 'initiativeRoll',
    draft: { players: [{ roll: 8 }, {}, {}] },
    expected: {
      allowed: true,
      tied: '19/144',
      players: [
        { first: '49/144', initiative: '83/216' },
        { first: '19/72', initiative: '133/432' },
        { first: '19/72', initiative: '133/432' },
      ],
    },
  },
];

const tests: readonly GoldenRow[] = [
  {
    name: 'survival test D6 with armor 3',
    place: '5.3',
    calculator: 'survivalTest',
    draft: { armor: 3 },
    expected: { allowed: true, alive: '1/2', panicked: '0', dead: '1/2' },
  },
  {
    name: 'the same with panic',
    place: '11.2',
    calculator: 'survivalTest',
    draft: { armor: 3, panic: true },
    expected: { allowed: true, alive: '1/3', panicked: '1/6', dead: '1/2' },
  },
  {
    name: 'armor test D12 against 7',
    place: '6.6',
    calculator: 'armorTest',
    draft: { armor: 7, pilotArmor: 3 },
    expected: { allowed: true, protected: '7/12', alive: '19/24', dead: '5/24' },
  },
  {
    name: 'armor 9 hit by a shell is tested against 7',
    place: '6.6',
    calculator: 'armorTest',
    draft: { armor: 9, damage: 2, pilotArmor: 3 },
    expected: { allowed: true, armorAfter: 7, protected: '7/12', dead: '5/24' },
  },
  {
    name: 'a shell on a standing machine of armor 9',
    place: '6.7, table 4',
    calculator: 'realShot',
    draft: { charge: 'SHELL', target: 'MACHINE', armor: 9, pilotArmor: 3, ammunition: 12 },
    expected: { allowed: true, damage: 2, armorAfter: 7, destroyed: '0', pilotKilled: '5/24', ammunitionUsed: 2, ammunitionLeft: 10 },
  },
  {
    name: 'a rocket that fells a machine of armor 12: D20 against 4',
    place: '6.7, table 4',
    calculator: 'realShot',
    draft: { charge: 'ROCKET', target: 'MACHINE', impact: 'FELL', armor: 12, pilotArmor: 2 },
    expected: { allowed: true, damage: 8, armorAfter: 4, pilotKilled: '8/15', ammunitionUsed: 4 },
  },
  {
    name: 'infantry that stands is tested',
    place: '6.7, table 4',
    calculator: 'realShot',
    draft: { charge: 'MINE', armor: 4 },
    expected: { allowed: true, destroyed: '1/3', ammunitionUsed: 3 },
  },
  {
    name: 'infantry that falls is dead',
    place: '6.7, table 4',
    calculator: 'realShot',
    draft: { charge: 'SHELL', armor: 4, impact: 'FELL' },
    expected: { allowed: true, destroyed: '1' },
  },
  {
    name: 'a flyer that crashes is destroyed as often as its pilot dies',
    place: '4.3, 6.7',
    calculator: 'realShot',
    draft: { charge: 'SHELL', target: 'MACHINE', armor: 3, pilotArmor: 3, flying: true },
    expected: { allowed: true, damage: 2, armorAfter: 1, pilotKilled: '11/24', destroyed: '11/24' },
  },
  {
    name: 'mines are not shot from machines',
    place: '6',
    calculator: 'realShot',
    draft: { charge: 'MINE', launcher: 'MACHINE', armor: 4 },
    expected: { allowed: false, refusal: { code: 'WRONG_CHARGE' } },
  },
];

const moves: readonly GoldenRow[] = [
  {
    name: 'speed 4: one step to the mortar, then 7.5 cm with it',
    place: '4.1',
    calculator: 'movementCost',
    draft: { speed: 4, legs: [{ steps: 1 }, { steps: 1.5, withGun: true }] },
    expected: { allowed: true, used: 4, left: 0 },
  },
  {
    name: 'climbing 1.5 steps',
    place: '4.1',
    calculator: 'movementCost',
    draft: { speed: 4, legs: [{ move: 'CLIMB', steps: 1.5 }] },
    expected: { allowed: true, used: 3, left: 1 },
  },
  {
    name: 'the Bronekhod: 1 back, a turn, 2 forward',
    place: '4.2',
    calculator: 'movementCost',
    draft: { kind: 'TRACKED', speed: 4, legs: [{ move: 'BACK', steps: 1 }, { move: 'TURN', degrees: 60 }, { steps: 2 }] },
    expected: { allowed: true, used: 4, left: 0, legs: [{ points: 1 }, { points: 1 }, { points: 2 }] },
  },
  {
    name: 'exactly half a step is free',
    place: 'ruling half-step',
    calculator: 'movementCost',
    draft: { speed: 1, legs: [{ move: 'OBSTACLE', height: 2.5 }] },
    expected: { allowed: true, used: 0, left: 1 },
  },
  {
    name: 'above half a step costs 2',
    place: 'table 1',
    calculator: 'movementCost',
    draft: { speed: 4, legs: [{ move: 'OBSTACLE', height: 3 }] },
    expected: { allowed: true, used: 2, left: 2 },
  },
  {
    name: 'exactly 45° is passable',
    place: 'ruling slope-45',
    calculator: 'movementCost',
    draft: { speed: 4, legs: [{ move: 'SLOPE', steps: 2, degrees: 45 }] },
    expected: { allowed: true, used: 2 },
  },
  {
    name: 'a slope of 60° up to a step high is an obstacle',
    place: '4.1, ruling steep-slope',
    calculator: 'movementCost',
    draft: { speed: 4, legs: [{ move: 'SLOPE', steps: 1, degrees: 60 }] },
    expected: { allowed: true, used: 2, left: 2 },
  },
  {
    name: 'a walking machine does not back over an obstacle',
    place: '4.2',
    calculator: 'movementCost',
    draft: {
      kind: 'WALKING',
      speed: 4,
      clearance: 4,
      legs: [
        { move: 'BACK', steps: 1 },
        { move: 'OBSTACLE', height: 3.9 },
        { move: 'BACK', steps: 0.5 },
      ],
    },
    expected: { allowed: false, refusal: { code: 'OBSTACLE_NOT_FORWARD' }, used: 2, legsDone: 1 },
  },
  {
    name: 'a ladder that is too long waits',
    place: '4.1',
    calculator: 'movementCost',
    draft: { speed: 4, legs: [{ steps: 1 }, { move: 'LADDER', steps: 4 }] },
    expected: { allowed: false, refusal: { code: 'WAITS_BEFORE' }, used: 1, left: 3, legsDone: 1 },
  },
  {
    name: 'jump 5: length 2, height 2',
    place: '9.4',
    calculator: 'jump',
    draft: { jump: 5, length: 2, height: 2 },
    expected: { allowed: true, needed: 4, left: 1 },
  },
  {
    name: 'jump 5: length 4, height 2',
    place: '9.4',
    calculator: 'jump',
    draft: { jump: 5, length: 4, height: 2 },
    expected: { allowed: false, refusal: { code: 'TOO_FAR' }, needed: 6 },
  },
  {
    name: 'jump 5: length 4, height 1',
    place: '9.4',
    calculator: 'jump',
    draft: { jump: 5, length: 4, height: 1 },
    expected: { allowed: true, needed: 5, left: 0 },
  },
  {
    name: 'a drop counts as height',
    place: 'ruling drop-as-height',
    calculator: 'jump',
    draft: { jump: 5, length: 4, height: -2 },
    expected: { allowed: false, refusal: { code: 'TOO_FAR' } },
  },
];

const supplies: readonly GoldenRow[] = [
  {
    name: '3D20 then 2D12 cost 3 then 2',
    place: '7.7',
    calculator: 'ammunition',
    draft: { track: 16, rateOfFire: 2, shots: [{ power: '3D20' }, { power: '2D12' }] },
    expected: {
      allowed: true,
      used: 5,
      left: 11,
      shots: [
        { used: 3, left: 13 },
        { used: 2, left: 11 },
      ],
    },
  },
  {
    name: 'the second shot cannot be paid for',
    place: 'ruling short-ammunition',
    calculator: 'ammunition',
    draft: { track: 4, shots: [{ power: '3D20' }, { power: '2D12' }] },
    expected: { allowed: false, refusal: { code: 'SHORT_AMMUNITION' }, used: 3, left: 1 },
  },
  {
    name: 'shell, mine, rocket',
    place: '6.5, table 3',
    calculator: 'ammunition',
    draft: { track: 9, shooter: 'GUN', shots: [{ charge: 'SHELL' }, { charge: 'MINE' }, { charge: 'ROCKET' }] },
    expected: { allowed: true, used: 9, left: 0, dry: true },
  },
  {
    name: '10 % of the cheaper army',
    place: '1.5, ruling balance-base',
    calculator: 'forceBalance',
    draft: { costs: [300, 330] },
    expected: { allowed: true, difference: 30, percent: 10, verdict: 'BALANCED' },
  },
  {
    name: '20 % of the cheaper army',
    place: '1.5, ruling balance-base',
    calculator: 'forceBalance',
    draft: { costs: [120, 100] },
    expected: { allowed: true, percent: 20, verdict: 'ACCEPTABLE' },
  },
  {
    name: 'durability 12 with 5 damage: armor 7, two soldiers repair it in three turns',
    place: '3.2, 9.1',
    calculator: 'unitState',
    draft: { durability: 12, damage: 5, rateOfFire: 2, ammunition: 1, repairers: 2 },
    expected: { armor: 7, shots: 1, repairTurns: 3 },
  },
  {
    name: 'a gun captured by a soldier of its rank fires at once, if neither has shot',
    place: '9.2',
    calculator: 'unitState',
    draft: { gun: true, durability: 6, rateOfFire: 1, rank: 2, captorRank: 2 },
    expected: { capture: 'FIRES_AT_ONCE', shots: 1 },
  },
];

export const actions: readonly GoldenRow[] = [...turn, ...tests, ...moves, ...supplies];
