/** Golden rows of 5150: reaction tests, melee, grenades, activation, holding out. */
import type { GoldenRow } from './row.js';

/** Odds of actions, in the order of the answer. */
const actions = (...odds: readonly (readonly [action: string, chance: string])[]) => odds.map(([action, chance]) => ({ action, chance }));
const hurt = (missed: string, stunned: string, out: string, dead: string) => [
  { result: 'MISSED', chance: missed },
  { result: 'ABSORBED', chance: '0' },
  { result: 'UNHARMED', chance: '0' },
  { result: 'STUNNED', chance: stunned },
  { result: 'OUT_OF_THE_FIGHT', chance: out },
  { result: 'DEAD', chance: dead },
];

const slug = { rep: 5, weapon: 'rifle-with-bayonet', armor: 'light', opponents: 2, roll: [4, 3] };
const scrunt = { rep: 4, weapon: 'rifle-with-bayonet', armor: 'light' };

export const golden: readonly GoldenRow[] = [
  // ── worked examples ───────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'Bayonet against two: Rep 5 fights at Rep 4 and 4 3 beats 6 4 by one, a damage roll at Impact 3',
    place: 'Worked example 5; Melee: hand-to-hand combat',
    calculator: 'melee',
    draft: { fighter: slug, opponent: { ...scrunt, roll: [6, 4] }, rounds: 1 },
    expected: {
      allowed: true,
      fighterRep: 4,
      opponentRep: 4,
      rounds: [
        { round: 1, fighting: '0', fighterWins: '1', opponentWins: '0', opponent: { dead: '1/6', outOfTheFight: '1/3', stunned: '1/2' } },
      ],
    },
  },
  {
    name: 'Bayonet against two: 4 3 beats 5 5 by two, dead or out of the fight',
    place: 'Worked example 5; Melee: hand-to-hand combat',
    calculator: 'melee',
    draft: { fighter: slug, opponent: { ...scrunt, roll: [5, 5] }, rounds: 1 },
    expected: {
      fighterRep: 4,
      rounds: [{ fighting: '0', fighterWins: '1', opponent: { dead: '1/6', outOfTheFight: '5/6', stunned: '0' } }],
    },
  },
  {
    name: 'Twelve figures: a test at every two losses',
    place: 'Worked example 6; Stay or run',
    calculator: 'stayOrRun',
    draft: { figures: 12, losses: 2, motivation: 'CONQUEST', reps: [4] },
    expected: { allowed: true, every: 2, thresholds: [2, 4, 6, 8, 10, 12], everyone: '8/9', nobody: '1/9' },
  },
  {
    name: 'A grenade’s total of 8 misses the one in cover and hits the two others at Impact 2',
    place: 'Worked example 7; Grenades: weapons with a blast radius',
    calculator: 'grenade',
    draft: { rep: 4, die: 4, targets: [{ cover: true }, {}, {}] },
    expected: {
      allowed: true,
      onTarget: '1',
      targets: [
        { hit: '0', results: hurt('1', '0', '0', '0') },
        { hit: '1', results: hurt('0', '2/3', '1/6', '1/6') },
        { hit: '1', results: hurt('0', '2/3', '1/6', '1/6') },
      ],
    },
  },
  {
    name: 'Leader Rep 4: the leader die lifts those who want to charge by one',
    place: 'Worked example 8; Leaders',
    calculator: 'reaction',
    draft: { test: 'WANTS_TO_CHARGE', rep: 4, leaderRep: 4 },
    expected: {
      rows: [
        { passed: 2, action: 'CHARGE', chance: '20/27' },
        { passed: 1, action: 'CHARGE', chance: '2/9' },
        { passed: 0, action: 'STAY', chance: '1/27' },
      ],
    },
  },

  // ── reaction tests ────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'In Sight in the open',
    place: 'Reaction tests: In Sight',
    calculator: 'reaction',
    draft: { test: 'IN_SIGHT', rep: 4 },
    expected: { allowed: true, actions: actions(['FIRE', '4/9'], ['HIDE_OR_GO_PRONE', '4/9'], ['DO_NOTHING', '1/9']), hero: '0' },
  },
  {
    name: 'In Sight in cover, covering',
    place: 'Shooting: covering fire',
    calculator: 'reaction',
    draft: { test: 'IN_SIGHT', rep: 3, cover: true, covering: true },
    expected: { actions: actions(['FIRE', '1/2'], ['FIRE_AT_MINUS_ONE', '3/8'], ['DO_NOTHING', '1/8']) },
  },
  {
    name: 'Received Fire, suppressed while moving fast, cover at 3"',
    place: 'Reaction test Received Fire',
    calculator: 'reaction',
    draft: { test: 'RECEIVED_FIRE', rep: 4, suppressed: true, movedFast: true, coverInches: 3 },
    expected: { actions: actions(['REACH_COVER_AND_DUCK_BACK', '4/9'], ['GO_PRONE', '4/9'], ['RUN', '1/9']), hero: '1/36' },
  },
  {
    name: 'Received Fire, suppressed while moving fast, no cover: prone',
    place: 'Ruling fast-no-cover',
    calculator: 'reaction',
    draft: { test: 'RECEIVED_FIRE', rep: 4, suppressed: true, movedFast: true },
    expected: { actions: actions(['GO_PRONE', '8/9'], ['RUN', '1/9']) },
  },
  {
    name: 'Received Fire by a Leader: three dice',
    place: 'Leaders',
    calculator: 'reaction',
    draft: { test: 'RECEIVED_FIRE', rep: 3, leader: true },
    expected: { actions: actions(['STOP_AND_FIRE', '1/2'], ['STOP_AND_FIRE_AT_MINUS_ONE', '3/8'], ['RUN', '1/8']), hero: '2/27' },
  },
  {
    name: 'Charged in cover from the flank with one die passed: cover comes first',
    place: 'Ruling charged-in-cover-flank',
    calculator: 'reaction',
    draft: { test: 'BEING_CHARGED', rep: 3, cover: true, flanked: true, canFire: true },
    expected: {
      rows: [
        { action: 'FIRE_AND_FIGHT', chance: '1/4' },
        { action: 'FIRE_AND_FIGHT', chance: '1/2' },
        { action: 'FIGHT', chance: '1/4' },
      ],
    },
  },
  {
    name: 'Recovery of a stunned Rep 4: the second roll counted',
    place: 'Damage: recovery of the stunned',
    calculator: 'reaction',
    draft: { test: 'RECOVERY', rep: 4, stunned: true },
    expected: { actions: actions(['RETURN', '52/81'], ['OUT_OF_THE_FIGHT', '29/81']), hero: '13/324' },
  },
  {
    name: 'Rally without a friend within 2"',
    place: 'Mandated actions: running',
    calculator: 'reaction',
    draft: { test: 'RALLY', rep: 4, friendNear: false },
    expected: { allowed: false, refusal: { code: 'NO_FRIEND' } },
  },
  {
    name: 'After the battle with serious medical care',
    place: 'Casualties: recovery from wounds',
    calculator: 'reaction',
    draft: { test: 'AFTER_BATTLE', rep: 3, medicalCare: true },
    expected: { actions: actions(['BACK_UNHURT', '1/2'], ['BACK_AT_MINUS_ONE', '3/8'], ['DEAD_OR_GONE', '1/8']) },
  },
  {
    name: 'Contact against the rating given',
    place: 'Ruling contact-rating',
    calculator: 'reaction',
    draft: { test: 'CONTACT', contactRating: 2 },
    expected: { actions: actions(['HIDDEN_ENEMY', '1/9'], ['ENEMY_IN_THE_OPEN', '4/9'], ['NO_CONTACT', '4/9']) },
  },
  {
    name: 'Awareness of a Leader of Rep 3 after shots',
    place: 'Universal tables: awareness',
    calculator: 'reaction',
    draft: { test: 'AWARENESS', rep: 3, shotsHeard: true },
    expected: { actions: actions(['FACE_WITH_EXTRA_DIE', '25/36'], ['FACE', '5/18'], ['MAY_FACE', '1/36']) },
  },

  // ── melee ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'Equals with bare hands: even in the end',
    place: 'Melee: result table',
    calculator: 'melee',
    draft: { fighter: { rep: 3 }, opponent: { rep: 3 }, rounds: 2 },
    expected: {
      rounds: [
        { round: 1, fighting: '3/8' },
        { round: 2, fighting: '9/64' },
      ],
      end: { round: null, fighting: '0', fighterWins: '1/2', opponentWins: '1/2' },
    },
  },
  {
    name: 'Bare hands against EXO: one die ahead nothing, two ahead the result table',
    place: 'Ruling melee-impact',
    calculator: 'melee',
    draft: { fighter: { rep: 4, armor: 'exo' }, opponent: { rep: 4, armor: 'exo' } },
    expected: {
      end: { fighterWins: '1/2', opponentWins: '1/2', opponent: { stunned: '0', outOfTheFight: '5/12', dead: '1/12' } },
    },
  },
  {
    name: 'A hero rolls In Sight',
    place: 'Ruling hero-tests',
    calculator: 'reaction',
    draft: { test: 'IN_SIGHT', rep: 4, hero: true },
    expected: { actions: actions(['FIRE', '4/9'], ['HIDE_OR_GO_PRONE', '4/9'], ['DO_NOTHING', '1/9']), hero: '1' },
  },
  {
    name: 'The lower Impact costs the difference',
    place: 'Ruling melee-impact',
    calculator: 'melee',
    draft: { fighter: { rep: 4, weapon: 'combat-knife' }, opponent: { rep: 4, weapon: 'rifle-with-bayonet', armor: 'shimmer' } },
    expected: { fighterRep: 1, opponentRep: 4 },
  },

  // ── grenades ──────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'A throw at Rep 4: on target, at the nearest group, at the feet, harmless',
    place: 'Grenades: where is the grenade?',
    calculator: 'grenade',
    draft: { rep: 4, targets: [{}], nearestGroup: [{}] },
    expected: { onTarget: '1/2', atNearestGroup: '1/9', atFeet: '1/18', harmless: '1/3', thrower: { hit: '1/54', dived: '1/27' } },
  },
  {
    name: 'A roll at Rep 4: the spot decides cover',
    place: 'Grenades: bombs away',
    calculator: 'grenade',
    draft: { rep: 4, manner: 'DROPPED', targets: [{}] },
    expected: { onTarget: '8/27', atFeet: '1/9', targets: [{ hit: '8/27' }] },
  },
  {
    name: 'A throw farther than 6"',
    place: 'Grenades: throwing',
    calculator: 'grenade',
    draft: { rep: 4, inches: 7, targets: [{}] },
    expected: { allowed: false, refusal: { code: 'OUT_OF_RANGE' } },
  },

  // ── activation ────────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'Two sides, Rep 4 and 3',
    place: 'During the battle: turn order and activation',
    calculator: 'activation',
    draft: { sides: [{ groups: [{ rep: 4 }] }, { groups: [{ rep: 2, leaderRep: 3 }] }] },
    expected: {
      tied: '1/6',
      nobody: '5/18',
      sides: [
        { goesFirst: '5/12', acts: '5/9', actsFirst: '17/36' },
        { goesFirst: '5/12', acts: '5/12', actsFirst: '1/4' },
      ],
    },
  },
  {
    name: 'Three sides: any double stops all',
    place: 'During the battle: turn order and activation',
    calculator: 'activation',
    draft: { sides: [{ groups: [{ rep: 6 }] }, { groups: [{ rep: 6 }] }, { groups: [{ rep: 6 }] }] },
    expected: { tied: '4/9', nobody: '4/9', sides: [{ actsFirst: '5/27' }, { actsFirst: '5/27' }, { actsFirst: '5/27' }] },
  },

  // ── stay or run ───────────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'Conquest at half lost: only those who pass two dice go on',
    place: 'Stay or run',
    calculator: 'stayOrRun',
    draft: { figures: 12, losses: 6, motivation: 'CONQUEST', reps: [4, 3, 3] },
    expected: {
      rows: [
        { passed: 2, goesOn: true },
        { passed: 1, goesOn: false },
        { passed: 0, goesOn: false },
      ],
      staying: [
        { figures: 3, chance: '1/4' },
        { figures: 1, chance: '7/36' },
        { figures: 0, chance: '5/9' },
      ],
    },
  },
  {
    name: 'Nine figures: halves round up',
    place: 'Ruling loss-steps',
    calculator: 'stayOrRun',
    draft: { figures: 9, losses: 1, motivation: 'PROFIT', reps: [4] },
    expected: { allowed: false, refusal: { code: 'NOT_DUE' }, every: 2 },
  },
  {
    name: 'Colonists fight on at three quarters lost with two dice passed',
    place: 'Stay or run',
    calculator: 'stayOrRun',
    draft: { figures: 12, losses: 9, lossesAtLastTest: 6, motivation: 'COLONIZATION', reps: [4] },
    expected: { everyone: '4/9', nobody: '5/9' },
  },

  // ── state of a figure ─────────────────────────────────────────────────────────────────────────────────────────────
  {
    name: 'A stunned Rep 4 under a Rep 5 Leader: activated on 5 or less without a double, then Recovery',
    place: 'During the battle: turn order and activation; Recovery',
    calculator: 'figureState',
    draft: { rep: 4, state: 'STUNNED', leaderRep: 5, weapon: 'assault-rifle' },
    expected: {
      activated: '25/36',
      acts: '325/729',
      testActions: actions(['RETURN', '52/81'], ['OUT_OF_THE_FIGHT', '29/81']),
      moveInches: 8,
      dice: 3,
    },
  },
];
