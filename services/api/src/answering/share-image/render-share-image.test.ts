import { type ShareSubject, shareImageSvg, wrapText } from '@rangefinder/cards';
import { describe, expect, test } from 'vitest';
import { renderShareImage } from './render-share-image.js';
import { METRICS } from './text-metrics.js';

const subject = (given: Partial<ShareSubject>): ShareSubject => ({
  above: 'Game',
  title: 'Title',
  figures: [],
  text: '',
  drawing: [],
  ...given,
});
const STYLE = { size: 30, weight: 400, fill: '' } as const;
const { widthOf } = METRICS;

describe('text metrics', () => {
  test('measure characters of both alphabets in proportion to the size', () => {
    expect(widthOf('Щ', 100, 700)).toBeGreaterThan(widthOf('і', 100, 700));
    expect(widthOf('7+', 72, 700)).toBeCloseTo(2 * widthOf('7+', 36, 700));
    expect(widthOf('', 30, 400)).toBe(0);
  });

  test('break lines within the width and end truncated text with an ellipsis', () => {
    const text = Array.from({ length: 60 }, (_, at) => `слово${at}`).join(' ');
    const lines = wrapText(text, STYLE, 400, 3, METRICS);
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(widthOf(line, STYLE.size, STYLE.weight)).toBeLessThanOrEqual(400);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(wrapText('one two', STYLE, 400, 3, METRICS)).toEqual(['one two']);
    expect(wrapText('W'.repeat(200), STYLE, 400, 2, METRICS)).toEqual([expect.stringMatching(/^W+…$/)]);
  });
});

describe('share image', () => {
  test('draws as many figures as fit', () => {
    const figures = Array.from({ length: 20 }, (_, at) => ({ label: `Figure number ${at}`, text: '58.3%' }));
    const shown = [...shareImageSvg(subject({ figures }), METRICS).matchAll(/58\.3%/g)].length;
    expect(shown).toBeGreaterThan(2);
    expect(shown).toBeLessThan(9);
  });

  test('is a PNG for any name', () => {
    const png = renderShareImage(subject({ title: ']]><svg onload="x">\u0000\uD800', text: '</text><image href="file:///etc/passwd"/>' }));
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG');
  });
});
