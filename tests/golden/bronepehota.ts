/** Worked examples of Bronepehota: those of the rules, and one for each ruling where a figure hangs on it. */
import type { GoldenRow } from './row.js';

const infantry = { kind: 'INFANTRY', armor: 3 } as const;

const shooting: readonly GoldenRow[] = [
  {
    name: 'D6+2 at a little over 4 steps hits on 3 or more',
    place: '7.4 I',
    calculator: 'virtualShot',
    draft: { range: 'D6+2', power: '2D6', centimetres: 20.5, armor: 3 },
    expected: { allowed: true, hit: '2/3', distance: 5, least: 3 },
  },
  {
    name: 'the same in Cyrillic letters and whole steps',
    place: '7.4 I',
    calculator: 'virtualShot',
    draft: { range: 'Д6+2', power: '2Д6', steps: 5, armor: 3 },
    expected: { allowed: true, hit: '2/3', distance: 5, least: 3, destroyed: '1/2' },
  },
  {
    name: 'aimed D6+1 with a 5 reaches 12 steps',
    place: '11.1',
    calculator: 'virtualShot',
    draft: { range: 'D6+1', power: '1D6', steps: 12, armor: 3, aimed: true },
    expected: { allowed: true, least: 5, hit: '1/3' },
  },
  {
    name: 'an aimed D6+1 needs a 6 for 13 steps',
    place: '11.1',
    calculator: 'virtualShot',
    draft: { range: 'D6+1', power: '1D6', steps: 13, armor: 3, aimed: true },
    expected: { allowed: true, least: 6, hit: '1/6' },
  },
  {
    name: 'aiming is for infantry',
    place: '11.1',
    calculator: 'virtualShot',
    draft: { range: 'D12', power: '4D12', steps: 6, armor: 3, aimed: true, shooter: 'MACHINE' },
    expected: { allowed: false, refusal: { code: 'AIMED_INFANTRY_ONLY' }, hit: '0' },
  },
  {
    name: '4D12 against armor 7: each die hurts with 5/12, one pilot’s test',
    place: '7.4 II, III',
    calculator: 'virtualShot',
    draft: { range: 'D12+11', power: '4D12', steps: 12, target: 'MACHINE', armor: 7, pilotArmor: 3 },
    expected: {
      allowed: true,
      hit: '1',
      threshold: 7,
      damage: [
        { damage: 0, chance: '2401/20736' },
        { damage: 1, chance: '1715/5184' },
        { damage: 2, chance: '1225/3456' },
        { damage: 3, chance: '875/5184' },
        { damage: 4, chance: '625/20736' },
      ],
      destroyed: '0',
      pilotKilled: '18335/41472',
    },
  },
  {
    name: 'a single die of power 12 against armor 7 hurts with 5/12',
    place: '7.4 II',
    calculator: 'virtualShot',
    draft: { range: 'D6+5', power: 'D12', steps: 3, target: 'GUN', armor: 7 },
    expected: {
      allowed: true,
      damage: [
        { damage: 0, chance: '7/12' },
        { damage: 1, chance: '5/12' },
      ],
      pilotKilled: null,
    },
  },
  {
    name: 'cover raises what the dice must beat, not what destroys',
    place: 'ruling cover-threshold',
    calculator: 'virtualShot',
    draft: { range: 'D6+5', power: '1D20', steps: 3, target: 'MACHINE', armor: 1, cover: 'LESS_THAN_HALF_SEEN' },
    expected: { allowed: true, threshold: 4, destroyed: '4/5' },
  },
  {
    name: 'all dice of a shot meet the armor from before it',
    place: 'ruling armor-during-shot',
    calculator: 'virtualShot',
    draft: { range: 'D6+5', power: '2D6', steps: 3, target: 'GUN', armor: 2 },
    expected: { allowed: true, destroyed: '4/9' },
  },
  {
    name: 'an unseen target',
    place: '7.3, table 5',
    calculator: 'virtualShot',
    draft: { range: 'D6', power: '1D6', steps: 3, armor: 3, cover: 'UNSEEN' },
    expected: { allowed: false, refusal: { code: 'UNSEEN' } },
  },
  {
    name: 'any contact bars shooting',
    place: 'ruling contact-firing',
    calculator: 'virtualShot',
    draft: { range: 'D6', power: '1D6', steps: 3, armor: 3, contact: true },
    expected: { allowed: false, refusal: { code: 'CONTACT' } },
  },
  {
    name: 'the twin gun needs rank 2',
    place: '7.5',
    calculator: 'virtualShot',
    draft: { range: 'D12', power: '3D20', steps: 3, armor: 3, shooter: 'GUN', rank: 1, rankNeeded: 2 },
    expected: { allowed: false, refusal: { code: 'RANK' } },
  },
  {
    name: 'a shot that needs more than is left',
    place: 'ruling short-ammunition',
    calculator: 'virtualShot',
    draft: { range: 'D12', power: '4D12', steps: 3, armor: 3, shooter: 'MACHINE', ammunition: 3 },
    expected: { allowed: false, refusal: { code: 'SHORT_AMMUNITION' } },
  },
  {
    name: 'infantry has no ammunition limit',
    place: '7.7',
    calculator: 'virtualShot',
    draft: { range: 'D12', power: '2D6', steps: 3, armor: 3, ammunition: 0 },
    expected: { allowed: true, ammunitionUsed: 0, ammunitionLeft: null },
  },
  {
    name: 'a heavy rocket’s blast: 1D20 to all within 2 steps, the target not again',
    place: '7.4 IV, ruling blast-target',
    calculator: 'virtualShot',
    draft: {
      range: 'D6+5',
      power: '1D20',
      steps: 6,
      target: 'GUN',
      armor: 8,
      blast: {
        power: '1D20',
        steps: 2,
        bystanders: [
          { kind: 'INFANTRY', armor: 5, steps: 2 },
          { kind: 'INFANTRY', armor: 5, steps: 2.5 },
        ],
      },
    },
    expected: {
      allowed: true,
      mean: 0.6,
      bystanders: [
        { inReach: true, destroyed: '3/4' },
        { inReach: false, destroyed: '0' },
      ],
    },
  },
  {
    name: 'a flyer whose pilot dies takes D6 more',
    place: '4.3',
    calculator: 'virtualShot',
    draft: { range: 'D6+5', power: '1D20', steps: 6, target: 'MACHINE', armor: 4, pilotArmor: 0, flying: true },
    expected: { allowed: true, damage: [{ damage: 0 }, { damage: 1, chance: '4/5' }], pilotKilled: '4/5', destroyed: '8/15' },
  },
];

const grenades: readonly GoldenRow[] = [
  {
    name: 'a 4 lands 4 steps away and reaches all within 1 step',
    place: '7.8',
    calculator: 'grenade',
    draft: { steps: 4, armor: 3, throwerArmor: 3 },
    expected: {
      allowed: true,
      landings: [
        { steps: 1, reachesTarget: false, reachesThrower: true },
        { steps: 2, reachesTarget: false, reachesThrower: false },
        { steps: 3, reachesTarget: true },
        { steps: 4, reachesTarget: true, chance: '1/6', hurtsTarget: '17/20' },
        { steps: 5, reachesTarget: true },
        { steps: 6, reachesTarget: false },
      ],
      reached: '1/2',
      hurt: '17/40',
      throwerReached: '1/6',
      throwerKilled: '17/120',
    },
  },
  {
    name: 'the distance of a grenade is not rounded',
    place: 'ruling grenade-steps',
    calculator: 'grenade',
    draft: { steps: 7.1, armor: 3 },
    expected: { allowed: true, reached: '0', throwerKilled: null },
  },
];

const combat: readonly GoldenRow[] = [
  {
    name: 'armor 9, saw 2 and claw 1 attack with D6 + 12: a 4 gives 16',
    place: '8.1',
    calculator: 'closeCombat',
    draft: { attacker: { kind: 'MACHINE', armor: 9, closeCombat: 3 }, defender: { kind: 'GUN', armor: 15 } },
    expected: { allowed: true, attack: 12, attackDice: 1, defense: 15, defenseDice: 0, attackerWins: '1/2' },
  },
  {
    name: 'close combat 2 against armor 3',
    place: '8.2',
    calculator: 'closeCombat',
    draft: { attacker: { kind: 'INFANTRY', armor: 3, closeCombat: 2 }, defender: infantry },
    expected: { allowed: true, attackerWins: '5/18', destroyed: '5/18', pilotKilled: null },
  },
  {
    name: 'a machine taken by surprise defends without its weapons',
    place: '8.3',
    calculator: 'closeCombat',
    draft: {
      attacker: { kind: 'INFANTRY', armor: 3, closeCombat: 4 },
      defender: { kind: 'MACHINE', armor: 4, closeCombat: 2, pilotArmor: 3 },
      surprise: true,
    },
    expected: { allowed: true, attackDice: 2, attack: 4, defense: 4, attackerWins: '125/216', pilotKilled: '125/432' },
  },
  {
    name: 'nothing surprises a gun',
    place: 'ruling surprise-unmanned',
    calculator: 'closeCombat',
    draft: { attacker: { kind: 'INFANTRY', armor: 3, closeCombat: 4 }, defender: { kind: 'GUN', armor: 7 }, surprise: true },
    expected: { allowed: true, attackDice: 1, attackerWins: '1/2' },
  },
  {
    name: 'a gun does not attack',
    place: '8.1, table 6',
    calculator: 'closeCombat',
    draft: { attacker: { kind: 'GUN', armor: 8 }, defender: infantry },
    expected: { allowed: false, refusal: { code: 'CANNOT_ATTACK' } },
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
];

export const golden: readonly GoldenRow[] = [...shooting, ...grenades, ...combat, ...tests, ...moves, ...supplies];
