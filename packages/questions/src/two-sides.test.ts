/** Sentences about two sides: what each is, and what is said of both. */
import type { Slug } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { readQuestion } from './read.js';
import type { NamedEntry } from './reading.js';

const unit = (text: string, id: string, title = text): NamedEntry => ({
  ...{ kind: 'unit', id: `alpha-strike/${id}`, system: 'alpha-strike', title, text },
});
const read = (text: string, system: Slug, entries: readonly NamedEntry[] = []) =>
  readQuestion(text, { language: 'en', system, entries })[0];

const THREE = { rep: 3, weapon: 'pistol' };
const FOUR = { rep: 4, weapon: 'combat-knife', armor: 'light' };

const MECH = { skill: 3, damage: ['2', '2', '1'] };
const STANDING = { armor: 2, structure: 1, moved: 'STOOD_STILL' };

test.each([
  // Whose the values are stands behind them.
  ['dfa skill 4 on a mech that walked tmm 1', 'alpha-strike/target-number', { attack: 'DEATH_FROM_ABOVE', targetMoved: 'GROUND' }],
  [
    'my rep 5 with assault rifle opens up on a rep 4 pistol guy at 10", both in the open, does the pistol guy die',
    '5150/exchange-of-fire',
    { first: [{ rep: 5, weapon: 'assault-rifle' }], second: [{ rep: 4, weapon: 'pistol' }] },
  ],
  // Two that act on each other are alike.
  ['two rep 3 thugs with pistols blasting each other, 6"', '5150/exchange-of-fire', { first: [THREE], second: [THREE] }],
  // Two of an item are one of each side, with what is said of only one of them.
  ['two rep 3 pistol guys, 6", one opens fire, shootout', '5150/exchange-of-fire', { first: [THREE], second: [THREE] }],
  [
    'two rep 3 with pistols in a firefight, mine in cover, his in the open',
    '5150/exchange-of-fire',
    { first: [{ ...THREE, cover: true }], second: [{ ...THREE, cover: false }] },
  ],
  // Who is fired on is the other.
  ['rep 4 with a rifle fires on rep 3 pistol, who wins the firefight', '5150/exchange-of-fire', { first: [{ rep: 4 }], second: [THREE] }],
  // “Both” is said of those who were counted last.
  [
    'three of mine, skill 3, 2/2/1 each, against two of his, both stood still, a2 s1, 10 inches, focus fire?',
    'alpha-strike/fire-assignment',
    { attackers: [MECH, MECH, MECH], targets: [STANDING, STANDING], inches: 10 },
  ],
  [
    'у меня три меха 2/2/1 навык 3, у него двое: а2 с1 и а3 с2, 10 дюймов. кому в кого стрелять?',
    'alpha-strike/fire-assignment',
    {
      attackers: [MECH, MECH, MECH],
      targets: [
        { armor: 2, structure: 1 },
        { armor: 3, structure: 2 },
      ],
    },
  ],
  // A label behind a number counts, rather than one before a comma.
  [
    'my 3/3/2 mech duels his 2/2/1, neither moves, 3 turns',
    'alpha-strike/duel',
    { situation: { first: { moved: 'STOOD_STILL' } }, turns: 3 },
  ],
  // Both walk, and have no two turns.
  ['дуэль двух мехов, урон 3/3/2, оба ходят, 3 хода', 'alpha-strike/duel', { situation: { first: { moved: 'GROUND' } }, turns: 3 }],
  ['initiative with 3 mechs each, who moves how many', 'alpha-strike/initiative', { first: 3, second: 3 }],
  ['моего рэп 4 зажали двое рэп 4, у всех ножи и лёгкая броня', '5150/melee-against-several', { fighter: FOUR, opponents: [FOUR, FOUR] }],
  ['rep 4 in melee, 2 on 1, who wins', '5150/melee-against-several', { opponents: [{}, {}] }],
  ['моя армия стоит пятьсот, его четыреста восемьдесят', 'bronepehota/army-points', { army: [{ cost: 500 }], opponent: [{ cost: 480 }] }],
  [
    'два отряда по 80, машина за 120 и миномет 35. сколько всего?',
    'bronepehota/army-points',
    { army: [{ cost: 80, count: 2 }, { cost: 120 }, { cost: 35 }] },
  ],
] as const)('%s', (text, question, args) => {
  expect(read(text, question.split('/')[0] as Slug)).toMatchObject({ question, arguments: args });
});

const STALKER = unit('stalker stk-3f', 'stalker-stk-3f', 'Stalker STK-3F');

test('a unit that is named again says whose movement follows', () => {
  const locust = unit('LCT-1E', 'locust-lct-1e', 'Locust LCT-1E');
  const text = 'odds that my stalker stk-3f kills a fresh LCT-1E at 12 inches? stalker walks, skill 3, locust stood still';
  expect(read(text, 'alpha-strike', [STALKER, locust])).toMatchObject({
    question: 'alpha-strike/attack',
    arguments: { attacker: { unit: STALKER.id, skill: 3 }, target: { unit: locust.id }, situation: { targetMoved: 'STOOD_STILL' } },
  });
});

test('a calculator that takes all named units goes before one that leaves some', () => {
  const locust = unit('LCT-1E', 'locust-lct-1e', 'Locust LCT-1E');
  const text = 'stalker stk-3f vs LCT-1E, 10 inches, neither moved, skill 4. hit chance?';
  expect(read(text, 'alpha-strike', [STALKER, locust])).toMatchObject({
    question: 'alpha-strike/attack',
    arguments: { attacker: { unit: STALKER.id }, target: { unit: locust.id } },
  });
});

test('a form of a name before its code is read with it', () => {
  const atlas = unit('AS7-D', 'atlas-as7-d', 'Atlas AS7-D');
  expect(read('два атласа AS7-D палят друг в друга, 20 дюймов, 5 ходов, дуэль', 'alpha-strike', [atlas])).toMatchObject({
    question: 'alpha-strike/duel',
    arguments: { first: { unit: atlas.id }, second: { unit: atlas.id } },
    unread: expect.not.arrayContaining(['атласа']),
  });
});

test('units on one side are against those on the other, and a choice is between targets', () => {
  const others = [unit('JR7-D', 'jenner-jr7-d'), unit('MAD-3R', 'marauder-mad-3r')] as const;
  expect(
    read('stalker stk-3f and JR7-D on one side, two MAD-3R on the other, is it a fair balance?', 'alpha-strike', [STALKER, ...others]),
  ).toMatchObject({
    question: 'alpha-strike/force-balance',
    arguments: { first: [{ unit: STALKER.id }, { unit: others[0].id }], second: [{ unit: others[1].id, count: 2 }] },
  });
  const choice = 'which target should my stalker stk-3f shoot at 10", the JR7-D or the MAD-3R';
  const readings = readQuestion(choice, { language: 'en', system: 'alpha-strike', entries: [STALKER, ...others] });
  expect(readings.find(({ question }) => question === 'alpha-strike/fire-assignment')?.arguments).toMatchObject({
    attackers: [{ unit: STALKER.id }],
    targets: [{ unit: others[0].id }, { unit: others[1].id }],
  });
});

test('an army that is not said to be of an opponent is one’s own', () => {
  const of = (id: string): NamedEntry => ({ kind: 'unit', id: `bronepehota/${id}`, system: 'bronepehota', title: id, text: id });
  const [sprut, spider] = [of('sprut'), of('spider')];
  expect(read('what does an army of sprut and spider cost', 'bronepehota', [sprut, spider])?.arguments).toEqual({
    army: [{ unit: sprut.id }, { unit: spider.id }],
  });
  expect(read('army points: sprut on my side, spider on his', 'bronepehota', [sprut, spider])?.arguments).toEqual({
    army: [{ unit: sprut.id }],
    opponent: [{ unit: spider.id }],
  });
});

test.each([
  // A number that no field takes is of the field that does.
  ['skill 3, stood still, 26", target tmm 2', 'alpha-strike/target-number', { inches: 26, attackerMoved: 'STOOD_STILL' }],
  ['indirect fire with a spotter, skill 4, 20", tmm 1', 'alpha-strike/target-number', { attack: 'INDIRECT', lineOfSight: false }],
  ['D6+2 range, 1d6 power, four and a half steps, armor 3', 'bronepehota/virtual-shot', { steps: 4.5 }],
  ['80+70 points against 200, fair?', 'bronepehota/force-balance', { costs: [150, 200] }],
  ['LRM does groups of 5, three groups hit, doubled by a card', 'initiative-deck/damage-effect', { damage: [5, 5, 5], multiplier: 2 }],
  ['по 5 за выстрел, попали оба, скорострельная, карта даёт +3 урона', 'initiative-deck/damage-effect', { damage: [5, 5], extra: 3 }],
  ['7 walk and somebody played -2 on me, how fast can i run', 'initiative-deck/movement-effect', { walk: 7, change: -2 }],
  ['осталось 3 снаряда, могу ли 4д12 жахнуть', 'bronepehota/ammunition', { track: 3, shots: [{ power: '4D12' }] }],
  [
    'four card drax, mine is 5 6 7 8 of fists, joe holds nines: dragons eagles suns fists. winner?',
    'initiative-deck/compare-hands',
    { hands: [{ cards: ['5f', '6f', '7f', '8f'] }, { cards: ['9d', '9e', '9s', '9f'] }] },
  ],
  ['rep 4, assault rifle, all 3 dice at one guy in light armor, 20"', '5150/shoot', { targets: [{ dice: 3, armor: 'light' }] }],
] as const)('all values: %s', (text, question, args) => {
  expect(read(text, question.split('/')[0] as Slug)).toMatchObject({ question, arguments: args });
});

test('a weapon whose dice the text gives is none of the catalog', () => {
  const gatling: NamedEntry = {
    ...{ kind: 'weapon', id: 'bronepehota/demolisher/gatling-cannon', system: 'bronepehota' },
    ...{ title: 'гатлинг', text: 'гатлинг' },
  };
  const weaponIn = (text: string): unknown =>
    readQuestion(text, { language: 'ru', system: 'bronepehota', entries: [gatling] }).find(
      ({ question }) => question === 'bronepehota/virtual-shot',
    )?.arguments.weapon;
  expect(weaponIn('виртуальный выстрел, гатлинг, д12 3д20, в машину с броней 9 на 6 шагах')).toBeUndefined();
  expect(weaponIn('виртуальный выстрел, гатлинг, в машину с броней 9 на 6 шагах')).toBe(gatling.id);
});

const MEN = { rep: 3, weapon: 'improvised' };
const ONE = { rep: 5, weapon: 'combat-knife' };

test.each([
  // Those who are counted are the several, also where they are named first.
  ['three rep 3 with clubs mob a rep 5 guard with a knife', { fighter: ONE, opponents: [MEN, MEN, MEN] }],
  ['двое хулиганов У3 с дубинами на одного реп 5 с ножом', { fighter: ONE, opponents: [MEN, MEN] }],
  ['two unarmed rep 3 gang up on a rep 5 with a knife', { fighter: ONE, opponents: [{ weapon: 'unarmed' }, { weapon: 'unarmed' }] }],
  // “He” is the one.
  [
    'melee: Rep 5 against 2 x rep 3, all bayonets, he has light armor',
    { fighter: { rep: 5, armor: 'light' }, opponents: [{ rep: 3 }, { rep: 3 }] },
  ],
  // What follows the several is theirs.
  ['У5 с ножом дерётся с двумя У3 с дубинами, все без брони', { fighter: ONE, opponents: [MEN, MEN] }],
  ['двое на одного: у тех реп 3 и дубины, у меня реп 5 и нож', { fighter: ONE, opponents: [MEN, MEN] }],
] as const)('one against several: %s', (text, args) => {
  expect(read(text, '5150')).toMatchObject({ question: '5150/melee-against-several', arguments: args, problems: [] });
});

const LEADER = { rep: 5, leader: true };

test.each([
  // A leader who is named with the others takes the test with them.
  ['leader rep 5 with two rep 3 want to charge', { figures: [LEADER, { rep: 3 }, { rep: 3 }] }],
  ['двое умение 3 и лидер с 5, их атакуют на открытой', { figures: [{ rep: 3 }, { rep: 3 }, LEADER] }],
  ['лидер реп 5, двое по 4 и один с тройкой, вышел враг', { figures: [LEADER, { rep: 4 }, { rep: 4 }, { rep: 3 }] }],
  // One who watches does not.
  ['four rep 3s want to charge with a rep 5 leader watching', { leaderRep: 5, figures: [3, 3, 3, 3].map((rep) => ({ rep })) }],
  ['three rep 4s and a rep 5 leader nearby want to charge', { leaderRep: 5, figures: [4, 4, 4].map((rep) => ({ rep })) }],
  // What is said of all.
  ['rep 5, 4 and 3 under fire, all in cover', { figures: [5, 4, 3].map((rep) => ({ rep, cover: true })) }],
] as const)('a group: %s', (text, args) => {
  expect(read(text, '5150')).toMatchObject({ question: '5150/group-reaction', arguments: args, problems: [] });
});

test.each([
  [
    'моя группа реп 5, у них реп 4. шанс что моя пятёрка ходит',
    '5150/activation',
    { sides: [{ groups: [{ rep: 5 }] }, { groups: [{ rep: 4 }] }] },
  ],
  [
    'rep 5 smg and rep 4 rifle trade shots, everyone in cover',
    '5150/exchange-of-fire',
    { first: [{ rep: 5, cover: true }], second: [{ rep: 4, weapon: 'rifle', cover: true }] },
  ],
] as const)('named again, or said of all: %s', (text, question, args) => {
  expect(read(text, '5150')).toMatchObject({ question, arguments: args, problems: [] });
});

test('two costs of armies are compared, not two armies made', () => {
  expect(read('520 v 480 ok?', 'bronepehota')).toMatchObject({ question: 'bronepehota/force-balance', arguments: { costs: [520, 480] } });
});
