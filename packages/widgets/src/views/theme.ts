/** Colors of both themes. Their contrast is tested. */

/** A color in both themes. */
export interface Shade {
  readonly light: string;
  readonly dark: string;
}

export const SHADES = {
  surface: { light: '#ffffff', dark: '#1c2327' },
  text: { light: '#191d1f', dark: '#e9e5dc' },
  muted: { light: '#545b5e', dark: '#b3b3ac' },
  line: { light: '#858b8e', dark: '#7a868e' },
  accent: { light: '#0d5a78', dark: '#8ccbe4' },
  problem: { light: '#b3261e', dark: '#ffb4ab' },
} as const satisfies { readonly [name: string]: Shade };

/** Every color as a custom property that pages may set: `--rangefinder-accent`. */
export const colorRules = Object.entries(SHADES)
  .map(([name, { light, dark }]) => `--${name}:var(--rangefinder-${name},light-dark(${light},${dark}));`)
  .join('');
