/** Other ways to read what was typed, tried in turn where nothing is called so. */
import { otherLayout } from '@rangefinder/rules';

/** Longer ones first. */
const CYRILLIC: readonly (readonly [string, string])[] = Object.entries({
  ...{ shch: 'щ', sch: 'щ', zh: 'ж', kh: 'х', ts: 'ц', ch: 'ч', sh: 'ш', yu: 'ю', ya: 'я', yo: 'ё', ju: 'ю', ja: 'я', ye: 'е' },
  ...{ a: 'а', b: 'б', v: 'в', w: 'в', g: 'г', d: 'д', e: 'е', z: 'з', i: 'и', j: 'й', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п' },
  ...{ r: 'р', s: 'с', t: 'т', u: 'у', f: 'ф', h: 'х', c: 'ц', y: 'ы', x: 'кс', q: 'к', "'": 'ь' },
});

/**
 * Russian in Latin letters, as it is typed where there are no others.
 * @example inCyrillic('chastichnoe ukrytie') // 'частичное укрытие'
 */
const inCyrillic = (text: string): string =>
  CYRILLIC.reduce((read, [latin, cyrillic]) => read.replaceAll(latin, cyrillic), text.toLowerCase());

/** In the order in which they are tried. */
export const READINGS: readonly ((text: string) => string)[] = [(text) => text, otherLayout, inCyrillic];
