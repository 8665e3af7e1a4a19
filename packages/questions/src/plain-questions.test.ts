/** What players leave to the reader: labels that a text lacks, short units of length, and where one item ends. */
import type { Slug } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { readQuestion } from './read.js';

const first = (text: string, system: string) => readQuestion(text, { language: 'en', system: system as Slug })[0];

test.each([
  // A number as a noun names a figure by its Rep, unless it was rolled.
  ['четвёрка с автоматом стреляет по цели за стеной', '5150', { rep: 4, weapon: 'assault-rifle' }],
  ['my 4 with an assault rifle at somebody behind a wall', '5150', { rep: 4, weapon: 'assault-rifle' }],
  ['two 4s against a 5 in melee', '5150', { fighter: { rep: 5 }, opponents: [{ rep: 4 }, { rep: 4 }] }],
  ['хочу атаковать, ум 3, лидер 5', '5150', { rep: 3, leaderRep: 5 }],
  // “In” behind a number is a unit of length only where no noun follows.
  ['Rep 4 in cover, 10 inches, pistol, shoots an unarmored guy', '5150', { rep: 4, inches: 10, targets: [{ cover: true, armor: 'none' }] }],
  ['skill 4, 24 in, what do i need', 'alpha-strike', { skill: 4, inches: 24 }],
  ['skill 4 at 20in in woods, what do i need to hit', 'alpha-strike', { skill: 4, inches: 20 }],
  ['standing shooter, 5 inches, tmm 1, skill 3', 'alpha-strike', { skill: 3, inches: 5 }],
  // A label before another number than its own.
  ['i’m at 150 pv he’s at 162, fair fight?', 'alpha-strike', { first: [{ pointValue: 150 }], second: [{ pointValue: 162 }] }],
  ['четвёрка огневой, 5+, шанс попасть залпом', 'world-at-war', { firepower: 4, toHit: 5 }],
  [
    'моих 52, 35 и 40 очков, его 60 и 61, это честно?',
    'alpha-strike',
    { first: [{ pointValue: 52 }, { pointValue: 35 }, { pointValue: 40 }], second: [{ pointValue: 60 }, { pointValue: 61 }] },
  ],
  // Three numbers or more with commas are a list.
  ['cluster hits 5,5,4 and +2, total damage', 'initiative-deck', { damage: [5, 5, 4], extra: 2 }],
  // Counts of items: with an adjective, and not the single one who is somebody else.
  ['сколько стоят пять пехотных отрядов по 85', 'bronepehota', { army: [{ cost: 85, count: 5 }] }],
  [
    'three guys with D6+1 / 1D6 all blast one trooper, armour 2, at 4 steps. he survives with what chance',
    'bronepehota',
    { soldiers: [1, 2, 3].map(() => ({ range: 'D6+1', power: '1D6' })), armor: 2, steps: 4 },
  ],
  // A figure that is named again is no further one.
  [
    'У4 с винтовкой против У3 с пистолетом, 10 дюймов, оба в чистом поле без брони, стреляет первым четвёрка. Шанс что У3 погибнет?',
    '5150',
    { first: [{ rep: 4, weapon: 'rifle' }], second: [{ rep: 3, weapon: 'pistol' }], inches: 10 },
  ],
  [
    'вертушка над лесистым холмом, противник на холме через 3 гекса чистого поля. есть линия?',
    'world-at-war',
    { over: 'WOODED_HILL', target: 'HILL', line: [{ hexes: 3, terrain: 'CLEAR' }] },
  ],
  // Numbers of both sides, where a calculator requires none.
  ['5v3 how do we alternate', 'alpha-strike', { first: 5, second: 3 }],
  ['порядок ходов если нас 3, а их 5', 'alpha-strike', { first: 3, second: 5 }],
  // Where an item ends.
  [
    'leader Rep 5 with SMG and light armor + 3x rep 3 with pistols, total points',
    '5150',
    {
      figures: [
        { rep: 5, armor: 'light' },
        { rep: 3, count: 3, weapons: ['pistol'] },
      ],
    },
  ],
  [
    '4 бойца У3 с пп и без брони плюс пулемётчик У4 в ОБ, сумма?',
    '5150',
    {
      figures: [
        { count: 4, rep: 3, weapons: ['submachine-gun'] },
        { rep: 4, weapons: ['machine-gun'], armor: 'reflecting' },
      ],
    },
  ],
  [
    '5 дюймов по чистому, потом 3 через лес, мув 12',
    'alpha-strike',
    { legs: [{ inches: 5 }, { inches: 3, terrain: ['WOODS'] }], move: 12 },
  ],
  // Both sides.
  [
    'my rep 3 with a shotgun starts on a rep 5 with an assault rifle, 10", neither in cover, exchange of fire',
    '5150',
    { first: [{ rep: 3, cover: false }], second: [{ rep: 5, cover: false }] },
  ],
  ['two equal rep 3 in melee, still going after 3 rounds?', '5150', { fighter: { rep: 3 }, opponent: { rep: 3 }, rounds: 3 }],
  // Cards.
  ['two of fists, 4 of suns, 6 dragons, 8 eagles, ten of swords', 'initiative-deck', { cards: ['2f', '4s', '6d', '8e', '10w'] }],
  ['т мечей, 2 мечей, 9 орлов, 9 мечей, 9 драконов', 'initiative-deck', { cards: ['Tw', '2w', '9e', '9w', '9d'] }],
  // An attacking soldier needs no armor.
  [
    'infantry with CC 2 attacks a soldier with armor 3 in close combat',
    'bronepehota',
    { attacker: { closeCombat: 2 }, defender: { armor: 3 } },
  ],
] as const)('%s', (text, system, args) => {
  expect(first(text, system)).toMatchObject({ arguments: args, problems: [] });
});

test('the name of a game of cards says that numbers are ranks, also without a rule set', () => {
  const [reading] = readQuestion('drax: 9 9 4 2 against 8 8 7 3', { language: 'en' });
  expect(reading).toMatchObject({ question: 'initiative-deck/compare-hands', problems: [] });
});

test('a number that was rolled is no Rep', () => {
  expect(first('выпала тройка, ум 4, попал?', '5150')?.arguments).toMatchObject({ rep: 4 });
});

test.each([
  ['whats NE in the weapon table', '5150', '5150/ne'],
  ['Whats ББ on the squad card', 'bronepehota', 'bronepehota/close-combat'],
  ['what counts as partial cover', 'alpha-strike', 'alpha-strike/partial-cover'],
  ['дракс это вообще что', 'initiative-deck', 'initiative-deck/drax'],
  ['кикер в покере эт что', 'initiative-deck', 'initiative-deck/kicker'],
  // No word asks for a meaning, but nothing else is said.
  ['open card', 'initiative-deck', 'initiative-deck/open-card'],
  ['поле зрения фигурки', 'bronepehota', 'bronepehota/field-of-view'],
  ['взрыв радиус это', 'bronepehota', 'bronepehota/blast'],
])('“%s” asks for a term', (text, system, id) => {
  expect(first(text, system)).toMatchObject({ question: 'term', arguments: { id } });
});

test('a card that is there twice is refused, and stays in its hand, where another value does not count', () => {
  const reading = first('poker: me 2d 4w 6w 8w 10w, local suit dragons, he 2d 5d 5e 5s 6e', 'initiative-deck');
  expect(reading?.arguments).toMatchObject({ hands: [{}, { cards: ['2d', '5d', '5e', '5s', '6e'] }] });
  expect(reading?.problems).toMatchObject([{ code: 'CONFLICT', path: ['hands', 1, 'cards', 0] }]);
  expect(reading?.unread).toContain('local suit dragons');
});

test('small words around the name of a term ask for a figure', () =>
  expect(first('what do I need to hit?', 'alpha-strike')?.question).toBe('alpha-strike/target-number'));

test('a figure next to the name of a term is no question for its meaning', () => {
  const reading = first("what's TMM if I moved 10 inches and jumped, skill 4", 'alpha-strike');
  expect(reading).toMatchObject({ question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 10 } });
});

test('the second weapon of a calculator for one is not read', () => {
  const reading = first('SMG or shotgun vs light armor, odds of dead per hit', '5150');
  expect(reading).toMatchObject({ question: '5150/damage', arguments: { weapon: 'submachine-gun', armor: 'light' }, unread: ['shotgun'] });
});

test('a leader who is only asked for is not in play', () => {
  expect(first('Вероятность лидера альянса если ни одного лидера ещё не вышло', 'world-at-war')?.arguments).toEqual({});
  expect(first('кинули 11, лидер альянса уже на поле', 'world-at-war')?.arguments).toEqual({ roll: 11, allianceLeaderInPlay: true });
});

test('a unit that is to be destroyed is not destroyed already', () => {
  const reading = first('chance to destroy him: skill 4, damage 3/3/1, medium, his armor 3 structure 2', 'alpha-strike');
  expect(reading).toMatchObject({ question: 'alpha-strike/attack', problems: [], unread: [] });
  expect(JSON.stringify(reading?.arguments)).not.toContain('DESTROYED');
});

test.each([
  ['OVL — это о чём?', 'alpha-strike', 'alpha-strike/ability-ovl'],
  ["duck back, what's that", '5150', '5150/duck-back'],
  ['как понять «подавлен»?', '5150', '5150/suppression'],
  // A clause asks for the meaning, whatever else the text tells.
  ["what's TMM, my son asked and I just said it's how wiggly the thing is", 'alpha-strike', 'alpha-strike/tmm'],
  ['Пр5 у солдат, это прочность или что значит', 'bronepehota', 'bronepehota/jump'],
  ['CASEII?', 'alpha-strike', 'alpha-strike/ability-caseii'],
])('%s asks for a term', (text, system, id) => {
  expect(first(text, system)).toMatchObject({ question: 'term', arguments: { id } });
});

test('one unit against another is an attack, not an assignment of fire', () => {
  const entry = (text: string, id: string) =>
    ({ text, id: `alpha-strike/${id}`, kind: 'unit', system: 'alpha-strike', title: text }) as const;
  const entries = [entry('hellbringer prime', 'loki-hellbringer-prime'), entry('mad dog prime', 'vulture-mad-dog-prime')];
  const [reading] = readQuestion('hellbringer prime vs mad dog prime 14', { language: 'en', entries });
  expect(reading).toMatchObject({ question: 'alpha-strike/attack', arguments: { situation: { inches: 14 } } });
});

test.each([
  // “And” joins no words to one name.
  ['винтовка, пистолет и пулемет против тяжелой брони', { weapons: ['rifle', 'pistol', 'machine-gun'] }],
  // Two of a weapon are one in each hand.
  ['rep 5 with two smgs at a guy 8 inches away', { weapon: 'submachine-gun', twoWeapons: true }],
  ['стреляю с двух рук, умение 3, цель в 7 дюймах', { weapon: 'pistol', twoWeapons: true }],
  // A number in words is that of a phrase, too.
  ['rep 5 rolls three dice, odds to pass 2', { rep: 5, extraDice: 1 }],
  ['умение бойца 4, кубик лидерства 5, шанс пройти оба', { rep: 4, leaderRep: 5 }],
  ['rep 4 fists vs rep 4 fists', { fighter: { rep: 4, weapon: 'unarmed' }, opponent: { rep: 4, weapon: 'unarmed' } }],
  ['оглушён, умение 4, лидера рядом нет, очнется?', { rep: 4, leader: false }],
  // A length with its ground is the next leg.
  ['умение 3: через дверь и дальше 5 дюймов по дому, сколько ходов', { legs: [{ ground: 'DOOR' }, { ground: 'INSIDE', inches: 5 }] }],
  ['3 inches to the river, then the ford and 2 inches more, how many turns', { legs: [{ inches: 3 }, { ground: 'FORD' }, { inches: 2 }] }],
] as const)('5150: %s', (text, args) => {
  expect(first(text, '5150')).toMatchObject({ arguments: args, problems: [] });
});

test.each([
  ['какой шанс что у прохожего будет дробовик', '5150/availability', { figureClass: 'PROLETARIAT' }],
  ['roll for rep, odds of a 5', '5150/availability', { kind: 'REP' }],
  ['grenade hits a guy in heavy armor, is he dead', '5150/damage', { weapon: 'grenades', armor: 'heavy' }],
  ['бросаю гранату, У4, шанс что упадёт под ноги', '5150/grenade', { manner: 'THROWN', rep: 4 }],
  ['реп 4 выведен из строя, что он может', '5150/figure-state', { state: 'OUT_OF_THE_FIGHT', rep: 4 }],
  ['started with 12 boys, down 4, everyone rep 4, mercenaries, do they run', '5150/stay-or-run', { figures: 12, losses: 4 }],
] as const)('players’ words for 5150: %s', (text, question, args) => {
  expect(first(text, '5150')).toMatchObject({ question, arguments: args, problems: [] });
});

test.each([
  // Who is left tells how many are lost.
  ['наёмники, было 10, осталось 6, умение 4', '5150/stay-or-run', { figures: 10, losses: 4 }],
  ['started with 12, 7 left, rep 4, zealots, do they run', '5150/stay-or-run', { figures: 12, losses: 5 }],
  // Choices on both sides of a word for against.
  [
    'rep 4 with two attributes fights rep 5 in melee, knife vs bayonet',
    '5150/melee',
    { fighter: { rep: 4, weapon: 'combat-knife' }, opponent: { rep: 5, weapon: 'rifle-with-bayonet' } },
  ],
  ['rep 4 against rep 5 in melee, light armor vs heavy', '5150/melee', { fighter: { armor: 'light' }, opponent: { armor: 'heavy' } }],
  // Dice of each target.
  ['mg burst, 3 dice on the first and 1 on the second, rep 4', '5150/shoot', { targets: [{ dice: 3 }, { dice: 1 }] }],
  ['У5 пулемёт: два кубика в первого, два во второго', '5150/shoot', { targets: [{ dice: 2 }, { dice: 2 }] }],
  ['me 5, him 4, who acts first', '5150/activation', { sides: [{ groups: [{ rep: 5 }] }, { groups: [{ rep: 4 }] }] }],
  ['cost of boss 5 with a machine gun and four rep 3 with pistols', '5150/force-cost', { figures: [{ rep: 5 }, { rep: 3, count: 4 }] }],
] as const)('left to the reader in 5150: %s', (text, question, args) => {
  expect(first(text, '5150')).toMatchObject({ question, arguments: args, problems: [] });
});
