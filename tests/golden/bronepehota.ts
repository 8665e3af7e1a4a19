/** Worked examples of Bronepehota: those of the rules, and one for each ruling that changes a figure. */
import { actions } from './bronepehota-actions.js';
import type { GoldenRow } from './row.js';

const infantry = { kind: 'INFANTRY', armor: 3 } as const;

const turnOfFire: readonly GoldenRow[] = [
  {
    name: 'two shots that always hit a gun of durability 1 with a D6 above 1',
    place: '7.4',
    calculator: 'unitFire',
    draft: { shots: [{ range: 'D6+2', power: '1D6', count: 2 }], steps: 1, target: 'GUN', armor: 1 },
    expected: { allowed: true, destroyed: '35/36', ammunitionUsed: 2 },
  },
  {
    name: 'a D6 above armor 3 kills infantry on the second shot on average',
    place: '7.4',
    calculator: 'shotsToDestroy',
    draft: { range: 'D6+2', power: '1D6', steps: 1, armor: 3 },
    expected: { allowed: true, expectedShots: 2, evenShots: 1, sureShots: 4 },
  },
  {
    name: 'the cost of an army is the sum of its units',
    place: '1.5',
    calculator: 'armyPoints',
    draft: { army: [{ cost: 90 }, { cost: 60, count: 2 }], opponent: [{ cost: 100, count: 2 }] },
    expected: { allowed: true, total: 210, opponentTotal: 200, verdict: 'BALANCED' },
  },
];

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

export const golden: readonly GoldenRow[] = [...shooting, ...turnOfFire, ...grenades, ...combat, ...actions];
