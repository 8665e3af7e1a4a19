import { expect, test } from 'vitest';
import { answeringLine, stemsOf } from './answer-lines.js';

const marked = (query: string, lines: readonly string[]): string | undefined =>
  answeringLine(query, lines)
    ?.map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

const LINES = [
  'Situation · Modifier',
  'Target jumped · TMM + 1',
  'A target in woods is harder to hit when it has jumped.',
  'Jumping costs nothing.',
];

test('prefers the shortest line with all words', () => {
  expect(marked('target jumped', LINES)).toBe('[Target] [jumped] · TMM + 1');
  expect(marked('jumping target', LINES)).toBe('[Target] [jumped] · TMM + 1');
});

test('ignores Russian endings and ё', () => {
  expect(stemsOf('Прыгающая цель')).toEqual(['прыгаю', 'цель']);
  expect(marked('перегрева', ['Ещё перегрев · +1'])).toBe('Ещё [перегрев] · +1');
  expect(marked('ещё перегрев', ['Еще перегревом'])).toBe('[Еще] [перегревом]');
});

test('returns nothing for a line with too few of the words', () => {
  expect(marked('initiative tie rolled again', LINES)).toBeUndefined();
  expect(marked('at', LINES)).toBeUndefined();
});

test('cuts a long line around the matched words', () => {
  const long = `${'word '.repeat(60)}overheat ${'more '.repeat(60)}`;
  const cut = marked('overheat', [long]) ?? '';
  expect(cut).toMatch(/^…word .*\[overheat\].*…$/);
  expect(cut.length).toBeLessThan(190);
});
