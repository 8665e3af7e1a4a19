import { expect, test } from 'vitest';
import { type ShareSubject, shareImageSvg, type TextMetrics } from '../index.js';

/** Every character is half as wide as it is high. */
const METRICS: TextMetrics = { fontFamily: 'Test', widthOf: (text, size) => (text.length * size) / 2 };
const subject = (given: Partial<ShareSubject>): ShareSubject => ({
  above: 'Game',
  title: 'Title',
  figures: [],
  text: '',
  drawing: [],
  ...given,
});

test('escapes hostile texts in every part', () => {
  const hostile = `"'><script>&\u0000</text><image href="file:///etc/passwd"/>`;
  const figures = [{ label: hostile, text: hostile }];
  const svg = shareImageSvg(subject({ above: hostile, title: hostile, text: hostile, figures, drawing: [hostile] }), METRICS);
  expect(svg).not.toMatch(/<script|<image/);
  expect(svg).not.toContain('\u0000');
  expect(svg).toContain('&quot;&#39;&gt;&lt;script&gt;&amp;');
});

test('draws the first figure in the signal color and omits figures that do not fit', () => {
  const figures = Array.from({ length: 20 }, (_, at) => ({ label: 'odds', text: `${at}%` }));
  const svg = shareImageSvg(subject({ figures }), METRICS);
  expect(svg).toMatch(/fill="#e9a23b">0%</);
  expect(svg).toContain('>1%<');
  expect(svg).not.toContain('>8%<');
});

test('truncates a long title in the smallest size', () => {
  expect(shareImageSvg(subject({ title: 'word '.repeat(80) }), METRICS)).toMatch(/font-size="54"[^>]*>word [^<]*…</);
});
