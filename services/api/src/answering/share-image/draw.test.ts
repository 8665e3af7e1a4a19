import { expect, test } from 'vitest';
import type { Subject } from '../../context/work/share-image-subject.js';
import { svgOf } from './draw.js';
import { widthOf, wrapped } from './text-metrics.js';

const subject = (given: Partial<Subject>): Subject => ({ above: 'Game', title: 'Title', figures: [], text: '', drawing: [], ...given });
const TYPE = { size: 30, weight: 400, fill: '' } as const;

test('letters of both alphabets have a width, and wide ones are wider', () => {
  expect(widthOf('Щ', 100, 700)).toBeGreaterThan(widthOf('і', 100, 700));
  expect(widthOf('7+', 72, 700)).toBeCloseTo(2 * widthOf('7+', 36, 700));
  expect(widthOf('', 30, 400)).toBe(0);
});

test('lines are no wider than their room, and what is left out shows', () => {
  const text = Array.from({ length: 60 }, (_, at) => `слово${at}`).join(' ');
  const lines = wrapped(text, TYPE, 400, 3);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(widthOf(line, TYPE.size, TYPE.weight)).toBeLessThanOrEqual(400);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(wrapped('one two', TYPE, 400, 3)).toEqual(['one two']);
  expect(wrapped('W'.repeat(200), TYPE, 400, 2)).toEqual([expect.stringMatching(/^W+…$/)]);
});

test('names are text, whatever stands in them', () => {
  const svg = svgOf(subject({ title: '<script>&"\u0000', text: '</text><image href="file:///etc/passwd"/>' }));
  expect(svg).not.toMatch(/<script|<image/);
  expect(svg).toContain('&lt;script&gt;&amp;&quot;');
});

test('as many figures as there is room for', () => {
  const figures = Array.from({ length: 20 }, (_, at) => ({ label: `Figure number ${at}`, text: '58.3%' }));
  const shown = [...svgOf(subject({ figures })).matchAll(/58\.3%/g)].length;
  expect(shown).toBeGreaterThan(2);
  expect(shown).toBeLessThan(9);
});
