import { expect, test } from 'vitest';
import { SHADES } from './theme.js';

type Theme = 'light' | 'dark';

/** Relative luminance as defined by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const against = (name: keyof typeof SHADES, theme: Theme) => contrast(SHADES[name][theme], SHADES.surface[theme]);

test.each(['light', 'dark'] as const)('%s: text reaches AA contrast on the surface, and so do borders of controls', (theme) => {
  for (const name of ['text', 'muted', 'accent', 'problem'] as const) expect(against(name, theme), name).toBeGreaterThanOrEqual(4.5);
  expect(against('line', theme)).toBeGreaterThanOrEqual(3);
});
