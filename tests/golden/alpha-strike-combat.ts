/** Golden rows of Alpha Strike: whole attacks, duels and initiative. */
import type { GoldenRow } from './row.js';

const ATTACK_DIAGRAM = 'Worked example 1; Combat phase, step 4: the diagram of the to-hit roll';
const STALKER = 'Worked example 3; Overheating, the example of the STK-3F';
const RIFLEMAN = 'Worked example 4; Combat phase, step 7: the example of the RFL-3N';
const LOKI = 'Worked examples 5 and 9; End phase, the example of the Loki Prime';
const BATTLEMASTER = 'Worked example 6; Special abilities: the example of the BLR-1G';

const anvil = {
  size: 3,
  tmm: 2,
  move: '10"j',
  damage: ['3', '3', '3'],
  overheatValue: 1,
  armor: 5,
  structure: 5,
  specials: ['ECM', 'ENE'],
};
const cataphract = {
  skill: 3,
  size: 3,
  tmm: 2,
  move: '10"',
  damage: ['3', '3', '2'],
  armor: 6,
  structure: 3,
  specials: ['FLK1/1/1', 'REAR1/1/-'],
};
const stalker3F = { size: 4, tmm: 1, move: '6"', damage: ['3', '4', '2'], overheatValue: 3, armor: 7, structure: 7, specials: ['IF1'] };
const stalker5S = {
  size: 4,
  tmm: 1,
  move: '6"',
  damage: ['3', '3', '2'],
  overheatValue: 4,
  armor: 7,
  structure: 4,
  specials: ['AMS', 'CASE', 'IF1'],
};
const bushwacker = { size: 2, tmm: 2, move: '10"', damage: ['3', '3', '2'], armor: 5, structure: 3, specials: ['AC1/1/-', 'CASE', 'IF1'] };
const rifleman = { size: 3, tmm: 1, move: '8"', damage: ['2', '2', '1'], overheatValue: 2, armor: 4, structure: 5 };
const loki = { size: 3, tmm: 2, move: '10"', damage: ['4', '4', '4'], overheatValue: 3, armor: 4, structure: 4, specials: ['CASE'] };
const battleMaster = {
  size: 4,
  tmm: 1,
  move: '8"',
  damage: ['3', '3', '1'],
  overheatValue: 1,
  armor: 8,
  structure: 7,
  specials: ['REAR1/1/-'],
};
const shadowHawk = { size: 2, tmm: 2, move: '10"/6"j', damage: ['2', '2', '1'], armor: 5, structure: 5, specials: ['IF0*'] };
const commando = { size: 1, tmm: 2, move: '12"', damage: ['2', '2', '0'], armor: 2, structure: 2, specials: ['SRM1/1'] };
const locust = { size: 1, tmm: 3, move: '16"', damage: ['2', '1', '0'], armor: 2, structure: 2, specials: ['ENE'] };

const sure = (damage: number) => [{ damage, chance: '1' }];

const weapons: readonly GoldenRow[] = [
  {
    name: 'skill 4, medium range, TMM 2, woods and cover: 10 to hit, 8 from 6" away',
    place: 'Combat phase, step 4: the modifiers of the to-hit roll',
    calculator: 'advice',
    draft: {
      attacker: { size: 3, move: '6"', damage: ['3', '3', '1'] },
      target: { tmm: 2, armor: 5, structure: 3 },
      situation: { inches: 12, targetMoved: 'GROUND', woods: true, partialCover: true },
      aim: 'HIT',
    },
    expected: {
      allowed: true,
      now: { target: 10, hit: '1/6' },
      changes: [
        { change: 'CLOSE_IN', amount: 6, target: 8, hit: '5/12', gain: 0.25 },
        { change: 'STAND_STILL', target: 9, hit: '5/18', gain: 1 / 9 },
        { change: 'AVOID_WOODS', target: 9, hit: '5/18' },
        { change: 'AVOID_COVER', target: 9, hit: '5/18' },
      ],
    },
  },
  {
    name: 'an MP hit takes half of 10" and of TMM 3, rounded up; a fire-control hit and heat 1 cost 3',
    place: 'Critical hits: MP and fire control; heat scale',
    calculator: 'unitState',
    draft: { unit: { tmm: 3, move: '10"', damage: ['3', '3', '1'], heat: 1, criticals: ['MOVEMENT', 'FIRE_CONTROL'] } },
    expected: { ground: 3, jump: 0, tmm: 1, toHit: 3, damage: ['3', '3', '1'], shutDown: false },
  },
  {
    name: 'half of the target hidden: partial cover, exactly a third: none',
    place: 'Combat phase, step 1: line of sight and partial cover',
    calculator: 'cover',
    draft: { height: 2, hidden: 1 },
    expected: { lineOfSight: true, partialCover: true, modifier: 1 },
  },
  {
    name: 'a combat vehicle: the quick start has no rules for it',
    place: 'What the quick start covers: ’Mechs only',
    calculator: 'attack',
    draft: { attacker: { ...cataphract, type: 'CV' }, target: anvil, situation: { inches: 4 } },
    expected: { allowed: false, refusal: { code: 'NO_RULES_FOR_TYPE' }, target: null },
  },
  {
    name: 'what an attack does not count',
    place: 'Special abilities: those that the quick start describes',
    calculator: 'attack',
    draft: { attacker: cataphract, target: anvil, situation: { inches: 4 } },
    expected: { notCounted: { attacker: ['FLK1/1/1'], target: ['ECM'] } },
  },
  {
    name: 'CTF-3L attacks an ANV-5M that jumped into water, 2" away',
    place: ATTACK_DIAGRAM,
    calculator: 'attack',
    draft: { attacker: cataphract, target: anvil, situation: { inches: 2, targetMoved: 'JUMPED', partialCover: true } },
    expected: {
      allowed: true,
      refusal: null,
      target: 7,
      hit: '7/12',
      hitDamage: sure(3),
      damage: [
        { damage: 0, chance: '5/12' },
        { damage: 3, chance: '7/12' },
      ],
    },
  },
  {
    name: 'STK-3F with three points of overheat at short range',
    place: STALKER,
    calculator: 'attack',
    draft: { attacker: stalker3F, target: battleMaster, situation: { inches: 6, overheat: 3 } },
    expected: { hitDamage: sure(6), attackerHeat: 3 },
  },
  {
    name: 'STK-3F with three points of overheat at medium range',
    place: STALKER,
    calculator: 'attack',
    draft: { attacker: stalker3F, target: battleMaster, situation: { inches: 24, overheat: 3 } },
    expected: { hitDamage: sure(7), attackerHeat: 3 },
  },
  {
    name: 'STK-3F with three points of overheat at long range, without OVL',
    place: STALKER,
    calculator: 'attack',
    draft: { attacker: stalker3F, target: battleMaster, situation: { inches: 42, overheat: 3 } },
    expected: { hitDamage: sure(2), attackerHeat: 3 },
  },
  {
    name: 'STK-3F at heat 3 may use one point more',
    place: STALKER,
    calculator: 'attack',
    draft: { attacker: { ...stalker3F, heat: 3 }, target: battleMaster, situation: { inches: 6, overheat: 1 } },
    expected: { allowed: true, hitDamage: sure(4), attackerHeat: 4 },
  },
  {
    name: 'STK-3F at heat 3 may not use two',
    place: STALKER,
    calculator: 'attack',
    draft: { attacker: { ...stalker3F, heat: 3 }, target: battleMaster, situation: { inches: 6, overheat: 2 } },
    expected: {
      allowed: false,
      refusal: { code: 'OVERHEAT_ABOVE_SCALE', rule: { id: 'alpha-strike/overheat' } },
      target: null,
      hit: '0',
      states: [],
    },
  },
  {
    name: 'STK-5S takes three points of armor off an RFL-3N',
    place: RIFLEMAN,
    calculator: 'attack',
    draft: { attacker: stalker5S, target: rifleman, situation: { inches: 12 } },
    expected: {
      target: 6,
      hit: '13/18',
      destroyed: '1/648',
      expectedDamage: 13 / 6,
      states: [
        { armor: 1, structure: 5, destroyed: false, criticals: [], chance: '227/324' },
        { armor: 4, structure: 5, destroyed: false, criticals: [], chance: '5/18' },
        { armor: 1, structure: 5, destroyed: false, criticals: ['WEAPON'], chance: '5/648' },
        { armor: 1, structure: 5, destroyed: false, criticals: ['MOVEMENT'], chance: '1/216' },
        { armor: 1, structure: 5, destroyed: false, criticals: ['FIRE_CONTROL'], chance: '1/216' },
        { armor: 1, structure: 5, destroyed: false, criticals: ['ENGINE'], chance: '1/324' },
        { armor: 0, structure: 0, destroyed: true, criticals: [], chance: '1/648' },
      ],
    },
  },
  {
    name: 'BSW-X1 hits the same RFL-3N: structure 3 and one critical roll',
    place: RIFLEMAN,
    calculator: 'attack',
    draft: { attacker: bushwacker, target: { ...rifleman, armor: 1 }, situation: { inches: 12 } },
    expected: { target: 6, hit: '13/18', destroyed: '163/3888', hitDamage: sure(3) },
  },
  {
    name: 'RFL-3N with fire control hit: +2 on the next attack',
    place: RIFLEMAN,
    calculator: 'attack',
    draft: {
      attacker: { ...rifleman, armor: 0, structure: 3, criticals: ['FIRE_CONTROL'] },
      target: bushwacker,
      situation: { inches: 12 },
    },
    expected: { target: 8, hit: '5/12', hitDamage: sure(2) },
  },
  {
    name: 'BLR-1G fires rear-mounted weapons at a Commando',
    place: BATTLEMASTER,
    calculator: 'attack',
    draft: { attacker: battleMaster, target: commando, situation: { inches: 6, attack: 'REAR' } },
    expected: { allowed: true, target: 5, hit: '5/6', hitDamage: sure(1) },
  },
  {
    name: 'BLR-1G fires forward in the same turn: one point less',
    place: BATTLEMASTER,
    calculator: 'attack',
    draft: { attacker: battleMaster, target: shadowHawk, situation: { inches: 12, rearDamage: 1 } },
    expected: { allowed: true, hitDamage: sure(2) },
  },
  {
    name: 'BLR-1G fires forward in the same turn with overheat',
    place: BATTLEMASTER,
    calculator: 'attack',
    draft: { attacker: battleMaster, target: shadowHawk, situation: { inches: 12, rearDamage: 1, overheat: 1 } },
    expected: { allowed: true, hitDamage: sure(3), attackerHeat: 1 },
  },
  {
    name: 'rear-mounted weapons cannot be overheated',
    place: 'Special abilities: rear-mounted weapons',
    calculator: 'attack',
    draft: { attacker: battleMaster, target: commando, situation: { inches: 6, attack: 'REAR', overheat: 1 } },
    expected: { allowed: false, refusal: { code: 'OVERHEAT_FORBIDDEN' } },
  },
  {
    name: 'HT1 with damage 3: three points and one of heat',
    place: 'Worked example 8; Combat phase, step 6: special ability Heat',
    calculator: 'attack',
    draft: { attacker: { damage: ['3', '3', '0'], specials: ['НГР 1/1/–'] }, target: rifleman, situation: { inches: 5 } },
    expected: { hitDamage: sure(3), targetHeat: 1, attackerHeat: 0 },
  },
  {
    name: 'woods of 7" along the line block an attack',
    place: 'Worked example 8; Combat phase, step 1: the diagram of lines of sight',
    calculator: 'attack',
    draft: { attacker: cataphract, target: anvil, situation: { inches: 12, woodsInches: 7 } },
    expected: { allowed: false, refusal: { code: 'WOODS_BLOCK', rule: { id: 'alpha-strike/line-of-sight' } }, target: null },
  },
  {
    name: 'a value of 0 at that range: no attack',
    place: 'Combat phase, step 3',
    calculator: 'attack',
    draft: { attacker: locust, target: commando, situation: { inches: 30 } },
    expected: { allowed: false, refusal: { code: 'NO_DAMAGE', rule: { id: 'alpha-strike/range' } }, hit: '0' },
  },
  {
    name: 'minimal damage: the D6 decides',
    place: 'Combat phase, step 6: minimal damage',
    calculator: 'attack',
    draft: { attacker: shadowHawk, target: commando, situation: { inches: 12, attack: 'INDIRECT', lineOfSight: false, spotter: true } },
    expected: {
      target: 6,
      hitDamage: [
        { damage: 0, chance: '1/2' },
        { damage: 1, chance: '1/2' },
      ],
      damage: [
        { damage: 0, chance: '23/36' },
        { damage: 1, chance: '13/36' },
      ],
    },
  },
];

const heat: readonly GoldenRow[] = [
  {
    name: 'Loki at heat 2 needs two more',
    place: LOKI,
    calculator: 'attack',
    draft: { attacker: { ...loki, heat: 2 }, target: commando, situation: { inches: 12 } },
    expected: { target: 8, attackerHeat: 2 },
  },
  {
    name: 'a target at heat 2 has a TMM lower by one',
    place: LOKI,
    calculator: 'attack',
    draft: { attacker: commando, target: { ...loki, heat: 2 }, situation: { inches: 12, targetMoved: 'GROUND' } },
    expected: { target: 7, targetHeat: 2 },
  },
  {
    name: 'Loki at heat 2 that uses two more is shut down',
    place: LOKI,
    calculator: 'attack',
    draft: { attacker: { ...loki, heat: 2 }, target: commando, situation: { inches: 12, overheat: 2 } },
    expected: { hitDamage: sure(6), attackerHeat: 4 },
  },
  {
    name: 'shut down, it does not attack',
    place: LOKI,
    calculator: 'attack',
    draft: { attacker: { ...loki, heat: 4 }, target: commando, situation: { inches: 12 } },
    expected: { allowed: false, refusal: { code: 'SHUT_DOWN', rule: { id: 'alpha-strike/shutdown' } } },
  },
  {
    name: 'shut down, it is immobile for weapons and restarts',
    place: LOKI,
    calculator: 'attack',
    draft: { attacker: commando, target: { ...loki, heat: 4 }, situation: { inches: 12 } },
    expected: { target: 2, hit: '1', targetHeat: 0 },
  },
  {
    name: 'shut down, it gives no movement modifier against physical attacks',
    place: 'Rulings: shutdown-physical',
    calculator: 'attack',
    draft: { attacker: commando, target: { ...loki, heat: 4 }, situation: { inches: 1, attack: 'PHYSICAL' } },
    expected: { target: 4, hitDamage: sure(1) },
  },
];

const byHand: readonly GoldenRow[] = [
  {
    name: 'a ram over 6" by a unit of size 3',
    place: 'Worked example 2; Physical attacks: ram',
    calculator: 'attack',
    draft: { attacker: cataphract, target: rifleman, situation: { inches: 0, attack: 'RAM', inchesMoved: 6 } },
    expected: {
      target: 4,
      hit: '11/12',
      hitDamage: sure(2),
      attackerDamage: [
        { damage: 0, chance: '1/12' },
        { damage: 1, chance: '11/12' },
      ],
    },
  },
  {
    name: 'a charge no farther than the unit can move',
    place: 'Physical attacks, step 1: special physical attacks',
    calculator: 'attack',
    draft: { attacker: cataphract, target: rifleman, situation: { inches: 0, attack: 'RAM', inchesMoved: 12 } },
    expected: { allowed: false, refusal: { code: 'OUT_OF_MOVE' } },
  },
  {
    name: 'a Speed Demon charges 2" farther',
    place: 'Formations: cavalry lance',
    calculator: 'attack',
    draft: { attacker: cataphract, target: rifleman, situation: { inches: 0, attack: 'RAM', inchesMoved: 12, speedDemon: true } },
    expected: { allowed: true, hitDamage: sure(5) },
  },
  {
    name: 'death from above over the same distance',
    place: 'Worked example 2; Physical attacks: death from above',
    calculator: 'attack',
    draft: {
      attacker: { ...anvil, skill: 4 },
      target: commando,
      situation: { inches: 0, attack: 'DEATH_FROM_ABOVE', attackerMoved: 'JUMPED', inchesMoved: 6 },
    },
    expected: {
      target: 7,
      hit: '7/12',
      hitDamage: sure(3),
      attackerDamage: [
        { damage: 1, chance: '5/12' },
        { damage: 3, chance: '7/12' },
      ],
    },
  },
  {
    name: 'a melee weapon adds one to the size',
    place: 'Physical attacks, step 4',
    calculator: 'attack',
    draft: { attacker: { skill: 4, size: 2, specials: ['MEL'] }, target: commando, situation: { inches: 2, attack: 'MELEE_WEAPON' } },
    expected: { target: 4, hitDamage: sure(3), attackerHeat: 0 },
  },
  {
    name: 'with a melee weapon there is no normal physical attack',
    place: 'Physical attacks, step 1',
    calculator: 'attack',
    draft: { attacker: { skill: 4, size: 2, specials: ['ОББ'] }, target: commando, situation: { inches: 1, attack: 'PHYSICAL' } },
    expected: { allowed: false, refusal: { code: 'HAS_MELEE_WEAPON' } },
  },
];

const sides: readonly GoldenRow[] = [
  {
    name: 'initiative, two against two',
    place: 'Sequence of play, initiative and movement phases',
    calculator: 'initiative',
    draft: { first: 2, second: 2 },
    expected: {
      firstWins: '1/2',
      secondWins: '1/2',
      tie: '73/648',
      orderIfFirstWins: [
        { side: 'SECOND', units: 1 },
        { side: 'FIRST', units: 1 },
        { side: 'SECOND', units: 1 },
        { side: 'FIRST', units: 1 },
      ],
    },
  },
  {
    name: 'initiative, five against two',
    place: 'Rulings: uneven-order',
    calculator: 'initiative',
    draft: { first: 5, second: 2 },
    expected: {
      orderIfSecondWins: [
        { side: 'FIRST', units: 2 },
        { side: 'SECOND', units: 1 },
        { side: 'FIRST', units: 3 },
        { side: 'SECOND', units: 1 },
      ],
    },
  },
  {
    name: 'a duel of two units that any hit destroys',
    place: 'Combat phase: damage takes effect in the end phase',
    calculator: 'duel',
    draft: {
      first: { skill: 4, damage: ['1', '1', '1'], armor: 0, structure: 1 },
      second: { skill: 5, damage: ['1', '1', '1'], armor: 0, structure: 1 },
      situation: { inches: 5, first: { moved: 'STOOD_STILL' }, second: { moved: 'STOOD_STILL' } },
      turns: 1,
    },
    // 3 or more hits with 35/36, 4 or more with 33/36.
    expected: {
      outcome: { firstWins: '35/432', secondWins: '11/432', bothDestroyed: '385/432', neitherDestroyed: '1/432' },
      countedTurns: 1,
      exactTurns: 1,
      firstTarget: 3,
      secondTarget: 4,
      turns: [{ turn: 1, firstDestroyed: '11/12', secondDestroyed: '35/36', bothDestroyed: '385/432', neitherDestroyed: '1/432' }],
    },
  },
];

export const golden: readonly GoldenRow[] = [...weapons, ...heat, ...byHand, ...sides];
