import { expect, test } from 'vitest';
import type { Subject } from '../../context/work/share-image-subject.js';
import { svgOf } from './draw.js';
import { widthOf, wrapped } from './text-metrics.js';

const subject = (given: Partial<Subject>): Subject => ({ above: 'Game', title: 'Title', figures: [], text: '', drawing: [], ...given });
const TYPE = { size: 30, weight: 400, fill: '' } as const;

test('measures Latin and Cyrillic letters', () => {
  expect(widthOf('Щ', 100, 700)).toBeGreaterThan(widthOf('і', 100, 700));
  expect(widthOf('7+', 72, 700)).toBeCloseTo(2 * widthOf('7+', 36, 700));
  expect(widthOf('', 30, 400)).toBe(0);
});

test('wraps lines within their width and marks cut text', () => {
  const text = Array.from({ length: 60 }, (_, at) => `слово${at}`).join(' ');
  const lines = wrapped(text, TYPE, 400, 3);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(widthOf(line, TYPE.size, TYPE.weight)).toBeLessThanOrEqual(400);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(wrapped('one two', TYPE, 400, 3)).toEqual(['one two']);
  expect(wrapped('W'.repeat(200), TYPE, 400, 2)).toEqual([expect.stringMatching(/^W+…$/)]);
});

test('escapes names', () => {
  const svg = svgOf(subject({ title: '<script>&"\u0000', text: '</text><image href="file:///etc/passwd"/>' }));
  expect(svg).not.toMatch(/<script|<image/);
  expect(svg).toContain('&lt;script&gt;&amp;&quot;');
});

test('draws as many figures as fit', () => {
  const figures = Array.from({ length: 20 }, (_, at) => ({ label: `Figure number ${at}`, text: '58.3%' }));
  const shown = [...svgOf(subject({ figures })).matchAll(/58\.3%/g)].length;
  expect(shown).toBeGreaterThan(2);
  expect(shown).toBeLessThan(9);
});
