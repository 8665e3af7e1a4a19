import type { systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { askInWords } from './ask.js';
import { engineSource } from './engine-source.js';
import { possibleNames, readQuestion } from './read.js';
import { MAX_QUESTION_CHARACTERS } from './text/tokens.js';

const first = (text: string, system?: (typeof systems)[number]['slug']) => readQuestion(text, { language: 'en', system })[0];

test.each([
  ['skill 4, 24 inches, target jumped, TMM 2', 'alpha-strike/target-number', { skill: 4, inches: 24, targetMoved: 'JUMPED', tmm: 2 }],
  ['навык 4, 24 дюйма, цель прыгала, мдц 2', 'alpha-strike/target-number', { skill: 4, inches: 24, targetMoved: 'JUMPED', tmm: 2 }],
  ['skil 4, 24 inchs, target jumpd, tmm 2', 'alpha-strike/target-number', { skill: 4, inches: 24, targetMoved: 'JUMPED', tmm: 2 }],
  ['yfdsr 4, 24 l.qvf', 'alpha-strike/target-number', { skill: 4, inches: 24 }],
  ['Rep 4 with an assault rifle at a guy behind a wall, 20 inches', '5150/shoot', { rep: 4, weapon: 'assault-rifle', inches: 20 }],
  ['сколько пробегу: rep 4, лидер rep 5, быстрое перемещение', '5150/fast-move', { rep: 4, leaderRep: 5 }],
  ['8d6 keep 3', 'dice', { expression: '8d6kh3' }],
  ['chance to roll 8 or more on 2d6', 'dice', { expression: '(2d6)>=8' }],
  ['что такое мдц', 'term', { id: 'alpha-strike/tmm' }],
  ['partial cover', 'term', { id: 'alpha-strike/partial-cover' }],
  ['частичное укрытие', 'term', { id: 'alpha-strike/partial-cover' }],
])('%s', (text, question, args) => {
  expect(first(text)).toMatchObject({ question, arguments: args });
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
  ['танк высотой 1 дюйм, стенка закрывает полдюйма, даёт укрытие?', 'alpha-strike', { height: 1, hidden: 0.5 }],
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
] as const)('%s', (text, system, args) => {
  expect(first(text, system)).toMatchObject({ arguments: args, problems: [] });
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

test('names of a catalog are words that no definition knows', () => {
  expect(possibleNames('Marauder MAD-3R against a Griffin at 12"')).toEqual(['Marauder MAD-3R', 'Griffin', 'MAD-3R']);
});

test('nonsense and long texts are read within bounds', () => {
  for (const text of ['', '?', '🎲🎲', 'x'.repeat(MAX_QUESTION_CHARACTERS * 2), '4 '.repeat(MAX_QUESTION_CHARACTERS), 'rep 4 '.repeat(700)])
    expect(readQuestion(text, { language: 'en' }).length).toBeLessThanOrEqual(5);
});

test('the same text always has the same readings', () => {
  const text = 'Rep 4 against Rep 5, knives';
  expect(readQuestion(text, { language: 'en' })).toEqual(readQuestion(text, { language: 'en' }));
});
