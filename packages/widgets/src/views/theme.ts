/** Colors of both themes. Their contrast is tested. */

/** A color in both themes. */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

export const SHADES = {
  surface: { light: '#ffffff', dark: '#1b1e24' },
  text: { light: '#1d2129', dark: '#e6e8ec' },
  muted: { light: '#565d6b', dark: '#a8b0bd' },
  line: { light: '#858d9a', dark: '#747d8c' },
  accent: { light: '#1f5fb4', dark: '#8ab8f5' },
  problem: { light: '#b3261e', dark: '#ffb4ab' },
} as const satisfies { readonly [name: string]: Shade };

/** Every color as a custom property that pages may set: `--rangefinder-accent`. */
export const colorRules = Object.entries(SHADES)
  .map(([name, { light, dark }]) => `--${name}:var(--rangefinder-${name},light-dark(${light},${dark}));`)
  .join('');
