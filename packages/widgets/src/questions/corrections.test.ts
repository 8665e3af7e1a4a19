import type { Reading } from '@rangefinder/questions';
import { expect, test } from 'vitest';
import { corrected } from './corrections.js';
import { type Chip, type ReadingView, readingView } from './reading-view.js';

const reading = (given: Partial<Reading>): Reading => ({
  ...{ question: 'alpha-strike/target-number', arguments: {}, understood: [], assumed: [], missing: [], unread: [] },
  ...{ confidence: 0.8, answer: null, summary: '', url: '' },
  ...given,
});

const chipOf = (view: ReadingView, field: string): Chip => view.chips.find((chip) => chip.field === field) ?? expect.fail(`no ${field}`);

const SHOT = readingView(
  reading({
    arguments: { skill: 4, inches: 24, attackerMoved: 'GROUND', partialCover: false },
    understood: [
      { text: 'skill 4', field: 'skill', value: 4 },
      { text: '24 inches', field: 'inches', value: 24 },
    ],
    assumed: [
      { field: 'attackerMoved', value: 'GROUND' },
      { field: 'partialCover', value: false },
    ],
  }),
  'en',
);

test('another value of a part replaces it', () => {
  const after = corrected(SHOT, chipOf(SHOT, 'skill'), '3');
  expect(after.arguments).toEqual({ ...SHOT.reading.arguments, skill: 3 });
  expect(after.understood).toEqual([
    { text: '24 inches', field: 'inches', value: 24 },
    { text: '3', field: 'skill', value: 3 },
  ]);
  expect(after.confidence).toBe(1);
});

test('a corrected assumption is none', () => {
  const after = corrected(SHOT, chipOf(SHOT, 'attackerMoved'), 'JUMPED');
  expect(after.arguments).toMatchObject({ attackerMoved: 'JUMPED' });
  expect(after.assumed).toEqual([{ field: 'partialCover', value: false }]);
  expect(corrected(SHOT, chipOf(SHOT, 'partialCover'), 'true').arguments).toMatchObject({ partialCover: true });
});

test('a removed part leaves the other parts', () => {
  const after = corrected(SHOT, chipOf(SHOT, 'inches'));
  expect(after.arguments).toEqual({ skill: 4, attackerMoved: 'GROUND', partialCover: false });
  expect(after.understood.map(({ field }) => field)).toEqual(['skill']);
});

test('a removed condition leaves the other conditions of the query', () => {
  const view = readingView(reading({ question: 'units', arguments: { query: 'faction:kurita "black knight" pv<30' } }), 'en');
  expect(view.chips.map(({ text }) => text)).toEqual(['faction:kurita', '"black knight"', 'pv<30']);
  expect(corrected(view, view.chips[0] as Chip).arguments).toEqual({ query: '"black knight" pv<30' });
});
