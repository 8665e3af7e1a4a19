import type { Slug, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { askInWords } from './ask.js';
import { engineSource } from './engine-source.js';
import { readNamedUnit } from './kinds/units.js';
import { mayBeNameOf, possibleNames } from './names/possible-names.js';
import { readQuestion } from './read.js';
import { withoutGame } from './text/named-game.js';
import { MAX_QUESTION_CHARACTERS, tokensOf } from './text/tokens.js';

const first = (text: string, system?: (typeof systems)[number]['slug']) => readQuestion(text, { language: 'en', system })[0];

test.each([
  ['skill 4, 24 inches, target jumped, TMM 2', 'alpha-strike/target-number', { skill: 4, inches: 24, targetMoved: 'JUMPED', tmm: 2 }],
  ['навык 4, 24 дюйма, цель прыгала, мдц 2', 'alpha-strike/target-number', { skill: 4, inches: 24, targetMoved: 'JUMPED', tmm: 2 }],
  [
    'навык 4, 5 дюймов, цель прыгала, мдц 2, атакующий двигался по земле',
    'alpha-strike/target-number',
    { skill: 4, inches: 5, targetMoved: 'JUMPED', tmm: 2, attackerMoved: 'GROUND' },
  ],
  ['D6+2 at a little over 4 steps, power 2D6, armor 3', 'bronepehota/virtual-shot', { range: 'D6+2', power: '2D6', steps: 4.1, armor: 3 }],
  ['skill 4, just over 6", target stood still', 'alpha-strike/target-number', { skill: 4, inches: 6.1, targetMoved: 'STOOD_STILL' }],
  ['Чуть больше 24 дюймов, навык 4, цель стоит', 'alpha-strike/target-number', { inches: 24.1, skill: 4, targetMoved: 'STOOD_STILL' }],
  ['skil 4, 24 inchs, target jumpd, tmm 2', 'alpha-strike/target-number', { skill: 4, inches: 24, targetMoved: 'JUMPED', tmm: 2 }],
  // An attack lacks damage and armor.
  ['навык 4 на 24 дюйма', 'alpha-strike/target-number', { skill: 4, inches: 24 }],
  ['yfdsr 4, 24 l.qvf', 'alpha-strike/target-number', { skill: 4, inches: 24 }],
  ['Rep 4 with an assault rifle at a guy behind a wall, 20 inches', '5150/shoot', { rep: 4, weapon: 'assault-rifle', inches: 20 }],
  ['сколько пробегу: rep 4, лидер rep 5, быстрое перемещение', '5150/fast-move', { rep: 4, leaderRep: 5 }],
  ['odds of a full house in poker', 'initiative-deck/poker-odds', { category: 'FULL_HOUSE' }],
  ['вероятность двух пар в покере', 'initiative-deck/poker-odds', { category: 'TWO_PAIR' }],
  ['шанс на флэш, 52 карты', 'initiative-deck/poker-odds', { category: 'GREAT_HOUSE', suits: 4 }],
  ['8d6 keep 3', 'dice', { expression: '8d6kh3' }],
  ['брось 2д6', 'dice', { expression: '2d6' }],
  ['кинь 2д6', 'dice', { expression: '2d6' }],
  ['киньте-ка д20', 'dice', { expression: 'd20' }],
  ['подбрось 3к6 на 5+', 'dice', { expression: '3d6>=5' }],
  ['кинь 4d6, отбрось меньший', 'dice', { expression: '4d6dl1' }],
  ['best 3 of 8d6', 'dice', { expression: '8d6kh3' }],
  ['roll 4d6, keep the highest two', 'dice', { expression: '4d6kh2' }],
  ['highest of 3d20', 'dice', { expression: '3d20kh1' }],
  ['лучшие 3 из 5к6', 'dice', { expression: '5d6kh3' }],
  ['лучшие три из пяти д6', 'dice', { expression: '5d6kh3' }],
  ['меньший из 2к20', 'dice', { expression: '2d20kl1' }],
  ['d20 with advantage', 'dice', { expression: '2d20kh1' }],
  ['10d10 how many 8s', 'dice', { expression: '10d10=8' }],
  ['roll me 2d6', 'dice', { expression: '2d6' }],
  ['chance to roll 8 or more on 2d6', 'dice', { expression: '(2d6)>=8' }],
  ['что такое мдц', 'term', { id: 'alpha-strike/tmm' }],
  ['partial cover', 'term', { id: 'alpha-strike/partial-cover' }],
  ['частичное укрытие', 'term', { id: 'alpha-strike/partial-cover' }],
  ['TMM stands for what', 'term', { id: 'alpha-strike/tmm' }],
  ['partial cover, definition please', 'term', { id: 'alpha-strike/partial-cover' }],
  ['как расшифровывается мдц', 'term', { id: 'alpha-strike/tmm' }],
  ['мдц — это про что', 'term', { id: 'alpha-strike/tmm' }],
  ['what is Rep', 'term', { id: '5150/rep' }],
  ['what do they call a "Great House" in the card part', 'term', { id: 'initiative-deck/great-house' }],
  ['what does IF 2 mean', 'term', { id: 'alpha-strike/ability-indirect' }],
  ['MEL, special on my Hatchetman', 'term', { id: 'alpha-strike/ability-mel' }],
  ['НЭ в таблице урона по броне', 'term', { id: '5150/ne' }],
  ['звёздный лорд это карта какая', 'term', { id: 'initiative-deck/star-lord' }],
  ["what exactly does 'hand of fate' refer to", 'term', { id: '5150/hand-of-fate' }],
  ['drax - what kind of game', 'term', { id: 'initiative-deck/drax' }],
  ['line of sight – definition please', 'term', { id: 'alpha-strike/line-of-sight' }],
  ['whats the OVL special', 'term', { id: 'alpha-strike/ability-ovl' }],
  ['IF on a card, explain', 'term', { id: 'alpha-strike/ability-indirect' }],
  ['hand of fate wtf is it', 'term', { id: '5150/hand-of-fate' }],
  ['мдц это чо', 'term', { id: 'alpha-strike/tmm' }],
])('%s', (text, question, args) => {
  expect(first(text)).toMatchObject({ question, arguments: args });
});

test('a number behind the label of another field is no Rep', () => {
  const readings = readQuestion('armor 3 with cover vs impact 2', { language: 'en' });
  for (const id of ['5150/melee', '5150/grenade']) {
    const reading = readings.find(({ question }) => question === id);
    expect(reading?.understood.filter(({ field }) => field.endsWith('rep')) ?? [], id).toEqual([]);
  }
  expect(first('rep 4 vs 3 in melee')).toMatchObject({ arguments: { fighter: { rep: 4 }, opponent: { rep: 3 } } });
});

test.each([
  // A unit fires unless it is shut down.
  ['heat 2 and overheat 1, how hot am I', { heat: 2, fired: true }],
  ['what happens at heat 4', { heat: 4, fired: false }],
])('%s: firing is assumed where it can be', (text, args) => {
  expect(first(text)).toMatchObject({ question: 'alpha-strike/heat', arguments: args, problems: [] });
});

const FOUR_RIFLES = { rep: 4, weapon: 'rifle' };
test.each([
  [
    '3 rep 4 riflemen trade fire with 2 rep 5 smg gunners at 12"',
    '5150/exchange-of-fire',
    { first: [FOUR_RIFLES, FOUR_RIFLES, FOUR_RIFLES], second: [{ rep: 5 }, { rep: 5, weapon: 'submachine-gun' }] },
  ],
  ['rep 6 in melee against two rep 3', '5150/melee-against-several', { fighter: { rep: 6 }, opponents: [{ rep: 3 }, { rep: 3 }] }],
  ['group of rep 5, 4 and 3 received fire', '5150/group-reaction', { figures: [{ rep: 5 }, { rep: 4 }, { rep: 3 }] }],
  ['cost of 3 rep 4 with assault rifles', '5150/force-cost', { figures: [{ rep: 4, count: 3 }] }],
  [
    'who activates first, a rep 4 group against a rep 5 group',
    '5150/activation',
    { sides: [{ groups: [{ rep: 4 }] }, { groups: [{ rep: 5 }] }] },
  ],
  // Those who are counted are the several, even if they act.
  ['двое реп 4 навалились на реп 5', '5150/melee-against-several', { fighter: { rep: 5 }, opponents: [{ rep: 4 }, { rep: 4 }] }],
  // A number behind its label counts nothing.
  ['cost of a rep 5 with a shotgun and 3 rep 3 grunts', '5150/force-cost', { figures: [{ rep: 5 }, { rep: 3, count: 3 }] }],
  // Whose it is stands behind.
  ['rep 5 for me and rep 4 for him, who goes first', '5150/activation', { sides: [{ groups: [{ rep: 5 }] }, { groups: [{ rep: 4 }] }] }],
  // A weapon that is named once is that of both.
  [
    'rep 5 and rep 4 trade shots with assault rifles',
    '5150/exchange-of-fire',
    { first: [{ rep: 5, weapon: 'assault-rifle' }], second: [{ rep: 4, weapon: 'assault-rifle' }] },
  ],
  [
    'двое с автоматами, реп 4, против одного реп 5 с пулеметом',
    '5150/exchange-of-fire',
    { first: [{ rep: 4 }, { rep: 4 }], second: [{ rep: 5 }] },
  ],
  [
    'драка на ножах, реп 4 и реп 4, оба в легкой броне',
    '5150/melee',
    { fighter: { rep: 4, armor: 'light' }, opponent: { rep: 4, armor: 'light' } },
  ],
  // A run counts only for another test.
  ['rep 3 is being charged, odds he runs for it', '5150/reaction', { rep: 3, test: 'BEING_CHARGED' }],
] as const)('counts and sides: %s', (text, question, args) => {
  expect(first(text, '5150')).toMatchObject({ question, arguments: args });
});

test.each([
  // The labels stand behind their values.
  ['D12 range 2D6 power at armor 3, 5 steps', 'bronepehota', { range: 'D12', power: '2D6', armor: 3, steps: 5 }],
  // The longer phrase says more.
  ['range D6+2 power 1D12 armor 3, 4 steps, behind cover, less than half seen', 'bronepehota', { cover: 'LESS_THAN_HALF_SEEN' }],
  // No number is lost to a phrase for a value.
  [
    'tracked, speed 8: 3 steps forward, turn, back 1',
    'bronepehota',
    { legs: [{ move: 'FORWARD', steps: 3 }, { move: 'TURN' }, { move: 'BACK', steps: 1 }] },
  ],
  ['card takes 2 mp off, walk 6', 'initiative-deck', { walk: 6, change: -2 }],
  // The number before a noun counts what each of them has.
  [
    'two clones, each D6+1 and 2D6, at a machine with 5 armor at 4 steps',
    'bronepehota',
    {
      soldiers: [
        { range: 'D6+1', power: '2D6' },
        { range: 'D6+1', power: '2D6' },
      ],
    },
  ],
  // A number of dice is that of a power: a range is one die.
  [
    'squad of d6+2 1d12 and d12 1d20 at armor 2, 6 steps',
    'bronepehota',
    { soldiers: [{ power: '1D12' }, { range: 'D12', power: '1D20' }] },
  ],
  // A plus sign lists numbers.
  ['52+47 vs 60+55', 'alpha-strike', { first: [{ pointValue: 52 }, { pointValue: 47 }], second: [{ pointValue: 60 }, { pointValue: 55 }] }],
  // The number before the label counts the items.
  ['2 rep 4 and 3 rep 3, in sight', '5150', { figures: [{ rep: 4 }, { rep: 4 }, { rep: 3 }, { rep: 3 }, { rep: 3 }] }],
  // The owner stands a few words before the person.
  ['my skill 4 guy walked, target is 10 inches out, jumped, tmm 2', 'alpha-strike', { attackerMoved: 'GROUND', targetMoved: 'JUMPED' }],
  ['poker: ann has 9d 9s Tf 4e 2f, bert has 8w 8e 6s 6f 3f', 'initiative-deck', { hands: [{ name: 'ann' }, { name: 'bert' }] }],
  ['скил 4 дмг 3/3/1 по цели а4 с3 мдц 2, 15 дюймов', 'alpha-strike', { attacker: { skill: 4 }, target: { armor: 4, structure: 3 } }],
  ['танк высотой 1 дюйм, стенка закрывает полдюйма, даёт укрытие?', 'alpha-strike', { height: 1, hidden: 0.5 }],
  // The label belongs to the number behind it.
  ['пр6 перепрыгнет ли 4 шага с высотой 3', 'bronepehota', { jump: 6, length: 4, height: 3 }],
  // Whose a value is may stand between its label and its number.
  ['граната на 10 см, броня цели 4', 'bronepehota', { centimetres: 10, armor: 4 }],
  [
    'my guy is skill 4, stood still, the other mech walked, tmm 2, 20 inches',
    'alpha-strike',
    { attackerMoved: 'STOOD_STILL', targetMoved: 'GROUND' },
  ],
  ['cost of 5 rep 3 dudes with smgs', '5150', { figures: [{ rep: 3, count: 5 }] }],
  ['стоимость армии: два отряда по 100 и машина 180', 'bronepehota', { army: [{ cost: 100, count: 2 }, { cost: 180 }] }],
  ['ammo 12, fired 3D12 twice', 'bronepehota', { track: 12, shots: [{ power: '3D12' }, { power: '3D12' }] }],
  ['банда из десяти реп 3, пятеро убиты, фанатики', '5150', { figures: 10, losses: 5, reps: [3] }],
  [
    'drax: 4d 4e 4f 4s against 5d 6d 7d 8d, who wins',
    'initiative-deck',
    { hands: [{ cards: ['4d', '4e', '4f', '4s'] }, { cards: ['5d', '6d', '7d', '8d'] }] },
  ],
  ['0* at long, weapon damage', 'alpha-strike', { damage: ['0*', '0*', '0*'], range: 'LONG' }],
  [
    'open cards me 3, tom A, jen 2. row came out 2 3 A. who goes when',
    'initiative-deck',
    {
      participants: [
        { name: 'me', card: '3d' },
        { name: 'tom', card: 'Td' },
        { name: 'jen', card: '2d' },
      ],
      row: ['2e', '3e', 'Te'],
    },
  ],
  ['урон 3/2/1 в корму с 10 дюймов', 'alpha-strike', { damage: ['3', '2', '1'], range: 'MEDIUM', fromRear: true }],
  // A length in steps is no height in centimeters, which an obstacle has.
  ['climb 1.5 steps up a post, how many speed points', 'bronepehota', { legs: [{ move: 'CLIMB', steps: 1.5 }] }],
  ['infantry over a 2 cm curb, movement cost', 'bronepehota', { legs: [{ move: 'OBSTACLE', height: 2 }] }],
  // An obstacle that is named twice is one.
  ['сколько очков на стенку 5 см перелезть', 'bronepehota', { legs: [{ move: 'OBSTACLE', height: 5 }] }],
  ['skill 4, target tmm 2, 10 inches, neither of us moved', 'alpha-strike', { attackerMoved: 'STOOD_STILL', targetMoved: 'STOOD_STILL' }],
  ['three armies 300 330 345 balanced', 'bronepehota', { costs: [300, 330, 345] }],
  ['stunned rep 3, does he get back up', '5150', { test: 'RECOVERY', rep: 3, stunned: true }],
  ['which gun is best against an exoskeleton', '5150', { armors: ['exo'] }],
  ['10 у3 с пп в сумме', '5150', { figures: [{ rep: 3, weapons: ['submachine-gun'], count: 10 }] }],
  ['can jump-5 guy clear 4 long 2 high', 'bronepehota', { jump: 5, length: 4, height: 2 }],
  // A shut down target has not moved, whatever its TMM.
  ['skill 4, 9 inches, target shut down, tmm 2', 'alpha-strike', { targetShutDown: true, tmm: 2 }],
  ['can my rank 2 soldier capture a gun of rank 3, durability 6', 'bronepehota', { captorRank: 2, rank: 3, durability: 6 }],
  ['state of a stunned rep 4 figure, leader rep 5', '5150', { state: 'STUNNED', rep: 4, leaderRep: 5 }],
  ['recovery rep 4 stunned', '5150', { test: 'RECOVERY', rep: 4, stunned: true }],
  ['abrams firing on the move', 'world-at-war', { nation: 'USA', unit: 'abrams', onTheMove: true }],
  [
    'chopper above town, tank in woods, hill in between',
    'world-at-war',
    { target: 'GROUND', targetIn: 'WOODS', line: [{ terrain: 'HILL' }] },
  ],
  // A later value replaces the one that it corrects.
  ['skill 4, no wait, 3, at medium, what do i need', 'alpha-strike', { skill: 3, range: 'MEDIUM' }],
  ["death from above, i'm size 3... err size 4, jumped 8", 'alpha-strike', { size: 4, inches: 8 }],
  // Numbers of a part and of its whole.
  ['1.5 of 2 inches behind a rock, cover?', 'alpha-strike', { hidden: 1.5, height: 2 }],
  // Each number describes an item.
  [
    '5 players with 4 2 5 4 and 3 mechs, activation order',
    'initiative-deck',
    { participants: [4, 2, 5, 4, 3].map((units) => ({ units })) },
  ],
  ['нас трое по 2 меха, кто когда активирует', 'initiative-deck', { participants: [{ units: 2 }, { units: 2 }, { units: 2 }] }],
  ['6 figures rep 5 4 4 3 3 3 want to charge', '5150', { figures: [5, 4, 4, 3, 3, 3].map((rep) => ({ rep })) }],
  ['у меня 310 у него 360 очков, силы равны?', 'bronepehota', { costs: [310, 360] }],
  // “2 targets” counts them, and each one behind the first takes a die.
  ['rep 4 with an assault rifle at 2 targets in cover', '5150', { targets: [{ cover: true }, { cover: true, dice: 1 }] }],
  // The modifier of a unit follows from its move.
  [
    'duel at medium, both standing, skill 4 A3 S3 dmg 3/3/1 mv 8", 2 turns',
    'alpha-strike',
    { first: { tmm: 1, move: '8' }, second: { tmm: 1 }, situation: { first: { moved: 'STOOD_STILL' }, second: { moved: 'STOOD_STILL' } } },
  ],
  // Only the attacker needs damage.
  ['skill 3 me, him standing 12" away, 4/4/2 vs A5 S4, kill chance', 'alpha-strike', { attacker: { damage: ['4', '4', '2'] } }],
  // Who leads has the Rep that his group needs.
  ['rep 4 leader vs rep 4, who activates', '5150', { sides: [{ groups: [{ rep: 4 }] }, { groups: [{ rep: 4 }] }] }],
] as const)('%s', (text, system, args) => {
  expect(first(text, system)).toMatchObject({ arguments: args, problems: [] });
});

test('the dice of every roll ask nothing', () => {
  expect(first('skill 4 at 10 inches, what do i need on 2d6', 'alpha-strike')).toMatchObject({ unread: [], confidence: 1 });
});

test.each([
  ['rep 4 chucks a pineapple 6 inches at a guy in light armor', '5150/grenade', { rep: 4, inches: 6, targets: [{ armor: 'light' }] }],
  ['rep 3 with a shottie, guy behind a dumpster', '5150/shoot', { weapon: 'pump-shotgun', targets: [{ cover: true }] }],
  ['реп 5 шмаляет из дробовика по чуваку за мусоркой', '5150/shoot', { rep: 5, weapon: 'pump-shotgun', targets: [{ cover: true }] }],
  // “are” is no AR.
  ['what are the odds that rep 4 passes 2 dice', '5150/pass-dice', { rep: 4 }],
])('players’ words: %s', (text, question, args) => {
  expect(first(text, '5150')).toMatchObject({ question, arguments: args });
});

// The site suggests these.
test.each([
  ['Rep 4, штурмовая винтовка, 20 дюймов, 2 цели в укрытии', '5150/shoot'],
  ['проверка реакции, Rep 5', '5150/reaction'],
  ['граната по отряду в укрытии', 'bronepehota/grenade'],
  ['шансы на покерную комбинацию из 5 карт', 'initiative-deck/poker-odds'],
] as const)('%s: first %s', (text, question) => {
  expect(first(text, question.split('/')[0] as Slug)).toMatchObject({ question });
});

test.each([
  // Each group is a side of its own.
  ['rep 4 and rep 5, who activates first', '5150/activation', { sides: [{ groups: [{ rep: 4 }] }, { groups: [{ rep: 5 }] }] }],
  ['3 sides rep 4 5 and 3, who goes first', '5150/activation', { sides: [4, 5, 3].map((rep) => ({ groups: [{ rep }] })) }],
  ['two rep 4 vs a rep 5 in melee', '5150/melee-against-several', { fighter: { rep: 5 }, opponents: [{ rep: 4 }, { rep: 4 }] }],
  [
    'rep 4 6 inches of road then 4 of brush, how far total',
    '5150/movement-cost',
    { legs: [{ inches: 6 }, { ground: 'BRUSH', inches: 4 }] },
  ],
  ['profit gang of 10 lost half, rep 4, do they run', '5150/stay-or-run', { figures: 10, losses: 5 }],
  ['rep 4 leader received fire in cover', '5150/reaction', { rep: 4, leader: true }],
  ['infantry 3 steps, ladder 2 steps, cost', 'bronepehota/movement-cost', { legs: [{ steps: 3 }, { move: 'LADDER', steps: 2 }] }],
  ['4 players, one rolled a 9', 'bronepehota/initiative-roll', { players: [{ roll: 9 }, {}, {}, {}] }],
  [
    'бб 2 бр 3 лезет на бб 1 бр 2, кто кого',
    'bronepehota/close-combat',
    { attacker: { closeCombat: 2, armor: 3 }, defender: { closeCombat: 1, armor: 2 } },
  ],
  ['дв 8: 2 леса, 3 чистого, хватит?', 'alpha-strike/movement-cost', { legs: [{ inches: 2, terrain: ['WOODS'] }, { inches: 3 }] }],
  ['на критах двойка, и что?', 'alpha-strike/critical-hits', { roll: 2 }],
  [
    'duel short range both standing: skill 3 4/4/2 A5 S4 vs skill 4 3/3/1 A4 S3, 2 turns',
    'alpha-strike/duel',
    { first: { skill: 3, armor: 5 }, second: { skill: 4, armor: 4 } },
  ],
  ['4d 5e 6f 7s 8w vs 9d 9e 9f 2s 2w who takes it', 'initiative-deck/compare-hands', { game: 'POKER' }],
  ['5d 5e 2f 2s vs 8d 8e 3f 4s, who wins the hand', 'initiative-deck/compare-hands', { game: 'DRAX' }],
] as const)('%s: all values', (text, question, args) => {
  expect(first(text, question.split('/')[0] as Slug)).toMatchObject({ question, arguments: args, problems: [] });
});

test('a side alone is against another like it, which is listed as assumed', () => {
  expect(first('rep 4 chance to activate', '5150')).toMatchObject({
    arguments: { sides: [{ groups: [{ rep: 4 }] }, { groups: [{ rep: 4 }] }] },
    assumed: [{ field: 'sides.1', value: { groups: [{ rep: 4 }] } }],
  });
});

test('the name of a built-in weapon is a unit, with its page', async () => {
  const source = engineSource({ language: 'en', site: '' });
  const { readings } = await askInWords('smg stats', { language: 'en', site: '' }, source);
  expect(readings[0]).toMatchObject({
    question: 'unit',
    arguments: { id: '5150/submachine-gun' },
    summary: 'Weapon: Submachine gun',
    url: '/en/weapons/5150/submachine-gun/',
  });
});

test('a word of one game speaks against the others', () => {
  const text = 'skill 4 at 24 inches jumped target in woods';
  const [reading] = readQuestion(text, { language: 'en' });
  expect(reading?.question).toMatch(/^alpha-strike\//);
  expect(reading?.unread).toEqual([]);
});

test('a number with another label counts no items', () => {
  const readings = readQuestion('skill 4 at 24 inches', { language: 'en', system: 'alpha-strike' });
  expect(readings.filter(({ arguments: { legs } }) => Array.isArray(legs) && legs.length > 1)).toEqual([]);
});

test('a number that is not used is listed and lowers the confidence', () => {
  const [whole, more] = ['skill 4, 24 inches', 'skill 4, 24 inches, 17'].map((text) => first(text, 'alpha-strike'));
  expect(more?.unread).toContain('17');
  expect(more?.confidence).toBeLessThan(whole?.confidence ?? 0);
});

test('a negated phrase is not its opposite', () => {
  expect(first('alpha strike target number skill 4, 8 inches, not in cover', 'alpha-strike')?.arguments).not.toMatchObject({
    partialCover: true,
  });
});

test('a term with one name in both languages is read once', () => {
  const terms = readQuestion('what is Rep', { language: 'en' }).filter(({ question }) => question === 'term');
  expect(terms.map(({ arguments: { id } }) => id)).toEqual(['5150/rep']);
});

test.each([
  ['zorp blarg fnord wibble quux frobnitz garply waldo', true],
  ['zorp blarg fnord wibble quux frobnitz garply waldo '.repeat(3), false],
])('whether a figure is stated in spite of unread words: %s', async (words, isStated) => {
  const { readings } = await askInWords(
    `skill 4, 24 inches ${words}`,
    { language: 'en', system: 'alpha-strike', site: '' },
    engineSource({ language: 'en', site: '' }),
  );
  const reading = readings.find(({ question }) => question === 'alpha-strike/target-number');
  expect(reading?.missing).toEqual([]);
  expect(reading?.answer !== null).toBe(isStated);
});

test('no figure is stated without what is needed', async () => {
  const { readings } = await askInWords(
    'alpha strike: what do I need to hit?',
    { language: 'en', site: '' },
    engineSource({ language: 'en', site: '' }),
  );
  expect(readings[0]).toMatchObject({
    question: 'alpha-strike/target-number',
    answer: null,
    missing: [{ field: 'skill' }],
  });
});

test('a term has the fields of every reading', async () => {
  const options = { language: 'en', site: '' } as const;
  const [term] = (await askInWords('what is TMM', options, engineSource(options))).readings;
  const [roll] = (await askInWords('8d6 keep 3', options, engineSource(options))).readings;
  expect(Object.keys(term ?? {}).toSorted()).toEqual(Object.keys(roll ?? {}).toSorted());
});

test.each([
  ['D6+2 at 7 steps, virtual shot', { hit: { fraction: '1/3' } }],
  ['virtual shot 4D12 at a machine with armor 7', null],
])('what is missing changes no figure that is stated: %s', async (text, answer) => {
  const { readings } = await askInWords(
    text,
    { language: 'en', system: 'bronepehota', site: '' },
    engineSource({ language: 'en', site: '' }),
  );
  const [reading] = readings;
  expect(reading?.question).toBe('bronepehota/virtual-shot');
  expect(reading?.missing).not.toEqual([]);
  if (answer) expect(reading?.answer).toMatchObject(answer);
  else expect(reading?.answer ?? {}).not.toHaveProperty('hit');
});

test('names of a catalog are words that no definition knows', () => {
  expect(possibleNames('Marauder MAD-3R against a Griffin at 12"')).toEqual(['Marauder MAD-3R', 'Griffin', 'MAD-3R']);
  // A catapult is a launcher of Bronepehota.
  expect(possibleNames('my catapult at his locust')).not.toContain('catapult');
  expect(possibleNames('my catapult at his locust', 'alpha-strike')).toContain('catapult');
  // Two names may stand next to each other.
  // Launchers and cards have these names, too.
  expect(possibleNames('catapult k2, the one with ppcs')).toContain('catapult k2');
  expect(possibleNames('dragon 1N')).toContain('dragon 1N');
  expect(possibleNames("I’d want two light assault clones, they're 20 inches away")).toContain('light assault clones');
  expect(possibleNames('throw 4d, moved 12in, 30pv')).not.toEqual(expect.arrayContaining([expect.stringMatching(/12in|30pv/)]));
  expect(possibleNames('atlas locust, 12 inches, who wins')).toEqual(expect.arrayContaining(['atlas locust', 'atlas', 'locust']));
});

// “Walker” is a kind of machine of another game, «трое» a number.
test.each([
  ['walker', 'Spirit Walker Prime', false],
  ['defender', 'Medium Strike Fighter Defender', false],
  ['трое', 'Тройка CMT-3T', false],
  ['catapult', 'Catapult CPLT-C1', true],
  ['Осу', 'Уосп WSP-1A', true],
  ['hellbringer', 'Loki (Hellbringer) Prime', true],
  ['light assault clone infantry', 'Light assault clone infantry', true],
])('whether “%s” may name “%s”', (word, title, is) => expect(mayBeNameOf(word, title)).toBe(is));

test.each([
  ['IF2', 'term', 'alpha-strike/ability-indirect'],
  ['suppression rating', 'term', '5150/suppression'],
  ['испугался статус', 'term', '5150/duck-back'],
  ['laser rifle range', 'unit', '5150/laser-rifle'],
  ['пулемет скорострельность', 'unit', '5150/machine-gun'],
])('“%s” asks for the %s %s', (text, question, id) => expect(first(text)).toMatchObject({ question, arguments: { id } }));

test.each([
  ['my leader r5, their best r3. chance they do anything this turn?', { sides: [{ groups: [{ rep: 5 }] }, { groups: [{ rep: 3 }] }] }],
  ['in sight test, 3 figs rep 5 4 3 no cover, how many fire', { figures: [{ rep: 5 }, { rep: 4 }, { rep: 3 }] }],
  [
    'four inches of road, then six of rough and through a door, Rep 4. How many turns?',
    { legs: [{ inches: 4 }, { inches: 6 }, { ground: 'DOOR' }] },
  ],
])('short forms and counts of 5150: %s', (text, args) => expect(first(text, '5150')?.arguments).toMatchObject(args));

test('“who” is no name of a player', () =>
  expect(first('ivan 7, olga duke, pete ace. who moves 1st', 'initiative-deck')?.arguments).toEqual({
    participants: [
      { name: 'ivan', card: '7d' },
      { name: 'olga', card: 'Dd' },
      { name: 'pete', card: 'Td' },
    ],
  }));

const HAWK = { kind: 'unit', id: 'alpha-strike/hawk', system: 'alpha-strike', title: 'Hawk', text: 'hawk' } as const;

test.each([
  ['my phenix hawk shoots at 12 inches', []],
  ['my hawk shoots at 12 inches', ['hawk']],
])('the search is told of the names of units: %s', async (text, names) => {
  const told: (readonly string[])[] = [];
  await askInWords(
    text,
    { language: 'en', system: 'alpha-strike', site: '' },
    {
      ...engineSource({ language: 'en', site: '' }),
      entries: (wanted, _, isLike) => (wanted.includes('hawk') && !isLike ? [HAWK] : []),
      search: (_, __, named = []) => {
        told.push(named.map((entry) => entry.text));
        return [];
      },
    },
  );
  expect(told[0]).toEqual(names);
});

test.each([
  ['12 guys, a third left, conquest, rep 4, stay or run', 8],
  ['12 guys, lost 50%, conquest, rep 4, stay or run', 6],
  ['12 guys, two thirds are dead, conquest, rep 4, stay or run', 8],
])('losses as a part of the force: %s', (text, losses) =>
  expect(first(text, '5150')).toMatchObject({ arguments: { figures: 12, losses }, unread: [] }),
);

test.each([
  ['AC/20 hit with a +3 damage card', { damage: [20], extra: 3 }],
  ['card doubles walking mp, I walk 3. so whats my walk', { walk: 3, change: 3 }],
])('effects of cards: %s', (text, args) => expect(first(text, 'initiative-deck')?.arguments).toMatchObject(args));

test.each([
  ['у Оли 7 мечей, у Димы 7 драконов, у Игоря герцог орлов', ['Оля', 'Дима', 'Игорь']],
  ['у меня герцог орлов, у врага 10 мечей', ['я', 'враг']],
  ["he's showing the MechWarrior of swords, I've the Duke of fists", ['he', 'I']],
  ['у Насти 3 меха, у Глеба 5, у Ники 2, порядок активации', ['Настя', 'Глеб', 'Ника']],
])('those who play have their names: %s', (text, names) =>
  expect(readQuestion(text, { language: 'ru', system: 'initiative-deck' })[0]?.arguments).toMatchObject({
    participants: names.map((name) => ({ name })),
  }),
);

test.each([
  ['skill 4 walking 4/4/1 medium at a mech with A0 S2, stood still. kill odds', { situation: { inches: 24 }, target: { structure: 2 } }],
  ['snake eyes on the crit roll but he has CASE', { roll: 2, specials: ['CASE'] }],
  ['3/3/1, зп 2, стреляю на средней и жарю на всё. сколько дмг', { ov: 2, overheat: 2 }],
  ['dfa с шести дюймов, я тройка, цель атлас 4 размер', { size: 3, targetSize: 4 }],
  ['стою в луже глубиной в дюйм, выжег три очка с нуля: какой нагрев', { waterDepth: 1, overheat: 3, heat: 0 }],
  // Percentages, and what is said of the rest.
  ['40% of the mech is hidden behind a wall, cover?', { hidden: 4, height: 10 }],
  ['модель скрыта стеной процентов на 60, укрытие?', { hidden: 6, height: 10 }],
  ['only a quarter of the mech shows above the wall, cover?', { hidden: 3, height: 4 }],
  [
    'на сколько процентов отличаются отряды: 52+47 и 60+55+15?',
    { first: [{ pointValue: 52 }, { pointValue: 47 }], second: [{ pointValue: 60 }, { pointValue: 55 }, { pointValue: 15 }] },
  ],
  [
    'who wins, Atlas or Locust, 10 inches, five turns, both walking?',
    { situation: { first: { moved: 'GROUND' }, second: { moved: 'GROUND' } } },
  ],
  ['skill 4 dmg 3/3/1, 5" -> A2 S2 tmm1 walked. kill?', { target: { armor: 2, structure: 2, tmm: 1 } }],
  ['тепло 1, ЗП юзнул 2, стрелял, сколько станет', { heat: 1, overheat: 2 }],
])('words of the table: %s', (text, args) =>
  expect(readQuestion(text, { language: 'ru', system: 'alpha-strike' })[0]?.arguments).toMatchObject(args),
);

test('nonsense and long texts are read within bounds', () => {
  const long = ['x'.repeat(MAX_QUESTION_CHARACTERS * 2), '4 '.repeat(MAX_QUESTION_CHARACTERS), 'rep 4 '.repeat(700)];
  for (const text of ['', '?', '🎲🎲', 'initiative: 999999999 players, 2 each', ...long])
    expect(readQuestion(text, { language: 'en' }).length).toBeLessThanOrEqual(5);
});

test('the same text always has the same readings', () => {
  const text = 'Rep 4 against Rep 5, knives';
  expect(readQuestion(text, { language: 'en' })).toEqual(readQuestion(text, { language: 'en' }));
});

const ATLAS = { kind: 'unit', id: 'alpha-strike/atlas-as7-d', system: 'alpha-strike', title: 'Atlas AS7-D', text: 'Atlas' } as const;

test.each(['Atlas', 'what is the armor of an Atlas', 'how many points is an Atlas', 'сколько стоит Atlas', 'Atlas card'])(
  '“%s” asks for a card, then for all units of the name',
  (text) => {
    const readings = readNamedUnit(text, tokensOf(text), [ATLAS]).toSorted((a, b) => b.score - a.score);
    expect(readings).toMatchObject([
      { question: 'unit', unread: [], confidence: 1 },
      { question: 'units', unread: [], confidence: 1 },
    ]);
  },
);

test('a word of a question about a fight is no name of a unit', () => {
  expect(readNamedUnit('Atlas v Locust', tokensOf('Atlas v Locust'), [ATLAS])).toEqual([]);
  const variant = { ...ATLAS, text: 'locust 1V' };
  expect(readNamedUnit('pv of a locust 1V', tokensOf('pv of a locust 1V'), [variant])[0]).toMatchObject({
    question: 'unit',
    confidence: 1,
  });
});

test('a weapon has a card and no list', () =>
  expect(readNamedUnit('battle claw', tokensOf('battle claw'), [{ ...ATLAS, kind: 'weapon', text: 'battle claw' }])).toHaveLength(1));

test.each([
  ['assault rifle 5150', '5150', 'assault rifle'],
  ['Werewolf in Bronepehota', 'bronepehota', 'Werewolf in'],
  ['Alpha Strike: heat', 'alpha-strike', 'heat'],
  ['5150', undefined, '5150'],
  ['5150 or bronepehota', undefined, '5150 or bronepehota'],
])('“%s” names %s and leaves “%s”', (text, system, rest) => expect(withoutGame(text)).toEqual({ ...(system && { system }), rest }));

test('a unit that has heat is hot, not slow', () => {
  const [reading] = readQuestion('my mech has 3 heat, what can it still do', { language: 'en', system: 'alpha-strike' });
  expect(reading?.understood).toContainEqual(
    expect.objectContaining({ text: 'has 3 heat', value: 3, field: expect.stringMatching(/heat$/) }),
  );
});

test.each([
  ['odds of a rep 3 fast moving at least 12"', '5150', '5150/fast-move'],
  ['odds the storm still rages after 3 phases', 'world-at-war', 'world-at-war/storm-duration'],
  ['odds an ordinary guy is Rep 5', '5150', '5150/availability'],
  ['lead 4 dice, 5+ to hit, odds of at least 2 hits', 'world-at-war', 'world-at-war/salvo-fire'],
] as const)('a number that names a part of the answer is read: %s', (text, system, question) => {
  expect(first(text, system)).toMatchObject({ question, unread: [] });
});

test('a number with a word of its own is for no other field', () => {
  expect(first('how many shots with 2D12 power at a machine of 8 hull points, armor 4', 'bronepehota')?.arguments).not.toHaveProperty(
    'steps',
  );
});

test('steps that follow each other are items of their own', () => {
  const legs = [{ move: 'FORWARD', steps: 6 }, { move: 'TURN' }, { move: 'SLOPE', steps: 2 }];
  expect(first('6 steps straight, one turn, then 2 steps uphill: speed points', 'bronepehota')?.arguments).toMatchObject({ legs });
});

test('ammunition that is spent a turn is as many dice', () => {
  const reading = first('на сколько ходов хватит 10 зарядов если стрелять по 4 за ход', 'bronepehota');
  expect(reading).toMatchObject({ question: 'bronepehota/ammunition', arguments: { track: 10, shots: [{ power: '4D6' }] } });
});

test.each([
  ['my guy armor 3 throws a grenade 4 steps at armor 2 infantry', 'bronepehota/grenade', { throwerArmor: 3, armor: 2 }],
  [
    'five troopers with d6 range and d12 power, whole squad fires at armor 2, 3 steps',
    'bronepehota/unit-fire',
    { soldiers: { length: 5 } },
  ],
  ['tracked, speed 6: 4 forward and turn 90', 'bronepehota/movement-cost', { legs: [{ steps: 4 }, { move: 'TURN', degrees: 90 }] }],
  [
    'speed 8: 2 шага вперед, потом перелезть забор 2 см',
    'bronepehota/movement-cost',
    { legs: [{ steps: 2 }, { move: 'OBSTACLE', height: 2 }] },
  ],
] as const)('Bronepehota: %s', (text, question, args) => {
  expect(first(text, 'bronepehota')).toMatchObject({ question, arguments: args });
});

const unit = (text: string, id: string, figures: Readonly<Record<string, unknown>>) => ({
  ...{ kind: 'unit' as const, id: `alpha-strike/${id}`, system: 'alpha-strike', title: text, text, figures },
});

test('a unit gives its figures to a calculator that takes none', () => {
  const locust = unit('Locust', 'locust-lct-1v', { tmm: 3, size: 1 });
  const [aimed] = readQuestion('skill 4, what do I need to hit a Locust at 14 inches', { language: 'en', entries: [locust] });
  expect(aimed).toMatchObject({ question: 'alpha-strike/target-number', arguments: { skill: 4, inches: 14, tmm: 3 }, unread: [] });
  const [given] = readQuestion('skill 4, to hit a Locust at 14 inches, TMM 4', { language: 'en', entries: [locust] });
  expect(given?.arguments).toMatchObject({ tmm: 4 });
});

test('numbers before names count units, and “or” parts two sides', () => {
  const entries = [unit('Locusts', 'locust-lct-1v', {}), unit('Atlas', 'atlas-as7-d', {}), unit('Hunchbacks', 'hunchback-hbk-4g', {})];
  const [reading] = readQuestion('2 Locusts and an Atlas or 3 Hunchbacks, is it a fair balance of forces?', { language: 'en', entries });
  expect(reading).toMatchObject({
    question: 'alpha-strike/force-balance',
    arguments: { first: [{ unit: entries[0]?.id, count: 2 }, { unit: entries[1]?.id }], second: [{ unit: entries[2]?.id, count: 3 }] },
  });
});

test.each([
  ['mech move 8, TMM 1, two MP hits, current move?', 'alpha-strike/unit-state', { unit: { criticals: ['MOVEMENT', 'MOVEMENT'] } }],
  ['скрыто две трети меха, есть линия видимости?', 'alpha-strike/cover', { hidden: 2, height: 3 }],
  ['damage 5/5/3, OV 2, full overheat at medium range', 'alpha-strike/weapon-damage', { ov: 2, overheat: 2 }],
  ['chance of snake eyes', 'dice', { expression: '(2d6)=2' }],
  ['3d6 at least one six', 'dice', { expression: '(3d6=6)>=1' }],
])('%s', (text, question, args) => {
  expect(readQuestion(text, { language: 'en' })[0]).toMatchObject({ question, arguments: args });
});

test.each([
  ['4/4/2 vs A5 S4 w/ ENE, 12", skill 3', { target: { armor: 5, structure: 4, specials: ['ENE'] } }],
  ['crit roll 8 with CASE II', { roll: 8, specials: ['CASE II'] }],
  ['крит 8 с ссхб', { roll: 8, specials: ['CASE'] }],
])('an ability changes the answer: %s', (text, args) =>
  expect(readQuestion(text, { language: 'en', system: 'alpha-strike' })[0]?.arguments).toMatchObject(args),
);

test('a comma ends what is negated', () => {
  const [reading] = readQuestion('3/4/2 ov3 no ovl, full overheat at medium, dmg?', { language: 'en', system: 'alpha-strike' });
  expect(reading?.arguments).toEqual({ damage: ['3', '4', '2'], ov: 3, overheat: 3, range: 'MEDIUM' });
});
