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
