/** Questions of Bronepehota and World at War: who shoots how often, who rolls, where a leg ends, and what hides a target. */
import { expect, test } from 'vitest';
import { readQuestion } from './read.js';

/** So many shooters or shots with the same dice. */
const times = (count: number, range: string, power: string) => Array.from({ length: count }, () => ({ range, power }));

const argumentsOf = (text: string, calculator: string) =>
  readQuestion(text, { language: 'en', system: 'bronepehota' }).find(({ question }) => question === `bronepehota/${calculator}`)?.arguments;

test.each([
  // Numbers before dice count who shoots, and shots a turn are those of a gun.
  ['six riflemen d6+1 and 2d6 shoot at a soldier with armor 2 at 3 steps', 'unit-fire', { soldiers: times(6, 'D6+1', '2D6') }],
  [
    'трое с д6 2д6 и один с д12 1д12 по солдату бр 2 с 3 шагов',
    'unit-fire',
    { soldiers: [...times(3, 'D6', '2D6'), ...times(1, 'D12', '1D12')] },
  ],
  [
    'four guys with d6 1d6 and two with d12 2d6 shoot an infantryman armor 2 at 4 steps',
    'unit-fire',
    { soldiers: [...times(4, 'D6', '1D6'), ...times(2, 'D12', '2D6')] },
  ],
  [
    'три бойца (д6+2 1д12, д12 1д12, д12+2 2д12) стреляют в одного клона, броня 2, 6 шагов',
    'unit-fire',
    { soldiers: [...times(1, 'D6+2', '1D12'), ...times(1, 'D12', '1D12'), ...times(1, 'D12+2', '2D12')] },
  ],
  ['отряд из пяти, дальность д6, мощность 1д12, цель боец броня 2, 4 шага', 'unit-fire', { soldiers: times(5, 'D6', '1D12') }],
  [
    'my gun fires 2 shots a turn, range D12+2, power 3D12, machine armor 6 at 7 steps',
    'unit-fire',
    { shots: times(2, 'D12+2', '3D12'), target: 'MACHINE' },
  ],
  ['пушка с темпом стрельбы 2 (д12 2д12) бьёт по машине броня 5 с 6 шагов', 'unit-fire', { target: 'MACHINE', armor: 5 }],
  // Players by name, and those who have yet to roll.
  [
    'Саша 10, Коля 3, я ещё не бросал. шансы на инициативу',
    'initiative-roll',
    { players: [{ name: 'Саша', roll: 10 }, { name: 'Коля', roll: 3 }, {}] },
  ],
  ['I rolled a 9 and my opponent has not rolled yet, initiative odds', 'initiative-roll', { players: [{ roll: 9 }, {}] }],
  // A step in words, where the next leg begins, and what is said twice of one leg.
  [
    'колёсная машина, ск 8, сдаёт на шаг назад, разворот, два шага вперёд',
    'movement-cost',
    { legs: [{ move: 'BACK', steps: 1 }, { move: 'TURN' }, { move: 'FORWARD', steps: 2 }] },
  ],
  [
    'walker with 5 points sidesteps one step, then goes 3 ahead',
    'movement-cost',
    {
      legs: [
        { move: 'SIDEWAYS', steps: 1 },
        { move: 'FORWARD', steps: 3 },
      ],
    },
  ],
  ['climb 2 steps up a wall, speed 6, infantry', 'movement-cost', { legs: [{ move: 'CLIMB', steps: 2 }] }],
  ['can a soldier with jump 5 drop 2 steps and 3 forward', 'jump', { jump: 5, height: -2, length: 3 }],
  // Costs that a plus joins, and “at” before a cost, which names no side.
  [
    'отряды по 60 + 80 + 75 и пушка за 45, сколько всего',
    'army-points',
    { army: [{ cost: 60 }, { cost: 80 }, { cost: 75 }, { cost: 45 }] },
  ],
  ['three squads at 60 and a helicopter at 110, total', 'army-points', { army: [{ cost: 60, count: 3 }, { cost: 110 }] }],
  ['both cannons (D12, 3D12) at a machine armor 8 from 5 steps', 'unit-fire', { soldiers: times(2, 'D12', '3D12') }],
  // “On one trooper” is no armor of 1, and a target is nothing that aims.
  ['four of my guys with D6+1 and 2D6 fire on one trooper, armor 3, 4 steps', 'unit-fire', { soldiers: times(4, 'D6+1', '2D6'), armor: 3 }],
  ['целюсь д6+1, 1д12, в бойца броня 2, 9 шагов', 'virtual-shot', { aimed: true }],
  [
    'внезапная атака на мех броня 6, у меня бб 6',
    'close-combat',
    { attacker: { closeCombat: 6 }, defender: { kind: 'MACHINE', armor: 6 } },
  ],
  ['my gun had 9 and is at 4, how many turns to repair it', 'unit-state', { durability: 9, armor: 4 }],
] as const)('%s', (text, calculator, args) => {
  expect(argumentsOf(text, calculator)).toMatchObject(args);
});

test('a target is not aimed fire', () => {
  expect(argumentsOf('боец д6 1д6 по цели броня 2 с 3 шагов', 'virtual-shot')).not.toHaveProperty('aimed');
});

test.each([
  ['target on the ground two hexes past a town, over clear', [{ terrain: 'TOWN' }, { terrain: 'CLEAR', hexes: 1 }]],
  ['вертолёт над холмом, цель на земле в трёх гексах за лесом', [{ terrain: 'WOODS' }, { terrain: 'CLEAR', hexes: 2 }]],
  ['over woods, target on a hill directly behind another hill', [{ terrain: 'HILL' }]],
])('%s: what hides a target, and the hexes behind it', (text, line) => {
  const [reading] = readQuestion(text, { language: 'en', system: 'world-at-war' });
  expect(reading).toMatchObject({ question: 'world-at-war/helicopter-line-of-sight', arguments: { line } });
});
