/** Questions of 5150 and Alpha Strike on groups: what each figure is, what is said of all of them, and what only counts. */
import { expect, test } from 'vitest';
import { readQuestion } from './read.js';

const argumentsOf = (text: string, question: string) => {
  const [system] = question.split('/');
  return readQuestion(text, { language: 'en', system: system as '5150' }).find((one) => one.question === question)?.arguments;
};

const reps = (...values: readonly number[]) => values.map((rep) => ({ rep }));
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

test('two letters in the other order are read as the word that is meant', () => {
  const [reading] = readQuestion('chnace to hit, sklil 4, 10 icnhes', { language: 'en', system: 'alpha-strike' });
  expect(reading).toMatchObject({ question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 10 } });
});
