/** Questions of 5150 and Alpha Strike on groups: what each figure is, what is said of all of them, and what only counts. */
import { expect, test } from 'vitest';
import { readQuestion } from './read.js';

const argumentsOf = (text: string, question: string) => {
  const [system] = question.split('/');
  return readQuestion(text, { language: 'en', system: system as '5150' }).find((one) => one.question === question)?.arguments;
};

const reps = (...values: readonly number[]) => values.map((rep) => ({ rep }));
const open = (...values: readonly number[]) => values.map((rep) => ({ rep, cover: false }));
const covered = (...values: readonly number[]) => values.map((rep) => ({ rep, cover: true, suppressed: false }));

test.each([
  // A number for each figure.
  ['group 5 4 4 is shot at, how many of the group fire', 'group-reaction', { figures: reps(5, 4, 4) }],
  ['отряд 4 4 3 обстрелян, сколько из группы стреляет', 'group-reaction', { figures: reps(4, 4, 3) }],
  ['взвод: умения 4, 4, 2, в поле зрения вышел враг', 'group-reaction', { figures: reps(4, 4, 2) }],
  // What is said behind all of them, or before them, is true of each.
  ['reps 5,4,3, in cover, not suppressed, received fire. how many of the group fire', 'group-reaction', { figures: covered(5, 4, 3) }],
  ['группа: у5 у4 у3, обстреляна, сидят в укрытии, без подавления', 'group-reaction', { figures: covered(5, 4, 3) }],
  [
    'a squad in the open: leader rep 5 and two rep 4, they took fire, how does the squad react',
    'group-reaction',
    { figures: [{ rep: 5, leader: true, cover: false }, ...[4, 4].map((rep) => ({ rep, cover: false }))] },
  ],
  // A number that is a noun has its own part of the sentence.
  ['группа: лидер реп 5, двое по 4 и один с тройкой. кидаем один раз', 'group-reaction', { figures: [{ rep: 5 }, ...reps(4, 4, 3)] }],
  // “And” may have an article behind it.
  ['fast move: rolled a 3 and a 5, rep 4', 'fast-move', { rep: 4, roll: [3, 5] }],
  // The sum of the dice is no target.
  ['rep 5 smg, 3 dice: 2 dice at the first, 1 at the second', 'shoot', { targets: [{ dice: 2 }, { dice: 1 }] }],
  [
    'умение 4, автомат, делю три куба на двоих без брони: два на первого, один на второго',
    'shoot',
    {
      targets: [
        { dice: 2, armor: 'none' },
        { dice: 1, armor: 'none' },
      ],
    },
  ],
  // Ten of Rep 4 are no Rep of ten.
  ['в строю десять четвёрок, потеряли 2 из 12, остаться или убежать', 'stay-or-run', { figures: 12, losses: 2, reps: [4] }],
  // A number for each side.
  ['я 5 он 3, кто действует первым', 'activation', { sides: [{ groups: reps(5) }, { groups: reps(3) }] }],
  ['three sides 4, 4, 3, who acts first', 'activation', { sides: [{ groups: reps(4) }, { groups: reps(4) }, { groups: reps(3) }] }],
  ['in sight, rep 5/4/3, how many of the group fire', 'group-reaction', { figures: reps(5, 4, 3) }],
  // A weapon behind a comma is not that of all, a negation not that of the next phrase.
  [
    'reps 5 4 3, rushed by a man with a knife, how many of the group fire',
    'group-reaction',
    { test: 'BEING_CHARGED', figures: [{ rep: 5 }, { rep: 4 }, { rep: 3, weapon: 'combat-knife' }] },
  ],
  ['граната у4, цель без брони на открытом', 'grenade', { targets: [{ armor: 'none', cover: false }] }],
  ['reps 4 and 3, received fire, none in cover, how many of the group fire', 'group-reaction', { figures: open(4, 3) }],
  // A second Rep behind a word for a leader is his.
  ['fast move, my rep 3 needs sixteen inches. The leader, Rep 5, is near', 'fast-move', { rep: 3, leaderRep: 5 }],
  ['умение 3, рядом лидер, умение 5. шанс пройти два кубика', 'pass-dice', { rep: 3, leaderRep: 5 }],
  // A label is no small word within a phrase.
  ['мой у5 с винтовкой стреляет в у3 с пистолетом, перестрелка', 'exchange-of-fire', { second: [{ rep: 3, weapon: 'pistol' }] }],
  // “In each hand” is said of no other.
  [
    'умение 5, по ножу в каждой руке, против двоих у3 с ножами',
    'melee-against-several',
    { fighter: { rep: 5, weapon: 'combat-knife', secondWeapon: true }, opponents: [{ rep: 3 }, { rep: 3 }] },
  ],
] as const)('%s', (text, calculator, args) => {
  expect(argumentsOf(text, `5150/${calculator}`)).toMatchObject(args);
});

test.each([
  ['2 x 52 pv vs 34 + 30, fair?', [{ pointValue: 52, count: 2 }], [{ pointValue: 34 }, { pointValue: 30 }]],
  ['150 ponits versus 165, fair?', [{ pointValue: 150 }], [{ pointValue: 165 }]],
] as const)('%s', (text, first, second) => {
  expect(argumentsOf(text, 'alpha-strike/force-balance')).toEqual({ first, second });
});

test('who is faced is the other side, and an average is no middle range', () => {
  const unit = (text: string, id: string) => ({
    kind: 'unit' as const,
    id: `alpha-strike/${id}`,
    system: 'alpha-strike',
    title: text,
    text,
  });
  const entries = [unit('CPLT-K2', 'catapult-cplt-k2'), unit('RFL-3N', 'rifleman-rfl-3n'), unit('LCT-1V', 'locust-lct-1v')];
  const [first] = readQuestion('got CPLT-K2 and RFL-3N facing LCT-1V, 10 inches, focus fire or spread?', { language: 'en', entries });
  const attackers = [{ unit: 'alpha-strike/catapult-cplt-k2' }, { unit: 'alpha-strike/rifleman-rfl-3n' }];
  expect(first?.arguments).toMatchObject({ attackers, targets: [{ unit: 'alpha-strike/locust-lct-1v' }], inches: 10 });
  const text = 'у меня мех 3/3/1 навык 4, у него мех бр 3 стр 2, 10 дюймов, кому в кого стрелять, сколько в среднем убью';
  expect(argumentsOf(text, 'alpha-strike/fire-assignment')).toEqual({
    attackers: [{ damage: ['3', '3', '1'], skill: 4 }],
    targets: [{ armor: 3, structure: 2 }],
    inches: 10,
  });
});

test('the skill of the last attacker is that of all, and so is what follows', () => {
  const text = 'distribute fire: my three, dmg 4/4/3, 2/2/1, 1/1/1, skill 3, stood still, at one target A5 S3 tmm 1, 10 inches';
  const shared = { skill: 3, moved: 'STOOD_STILL' };
  const [reading] = readQuestion(text, { language: 'en', system: 'alpha-strike' });
  expect(reading?.question).toBe('alpha-strike/fire-assignment');
  expect(reading?.arguments.attackers).toEqual([
    { damage: ['4', '4', '3'], ...shared },
    { damage: ['2', '2', '1'], ...shared },
    { damage: ['1', '1', '1'], ...shared },
  ]);
  expect(reading?.assumed).toContainEqual({ field: 'attackers.0.skill', value: 3 });
});

test('two letters in the other order are read as the word that is meant', () => {
  const [reading] = readQuestion('chnace to hit, sklil 4, 10 icnhes', { language: 'en', system: 'alpha-strike' });
  expect(reading).toMatchObject({ question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 10 } });
});
