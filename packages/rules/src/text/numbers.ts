/**
 * Numbers as players write them: decimal comma in Russian, a real minus sign, a sign in front of modifiers,
 * odds that never read "0 %" or "100 %" when they are neither.
 */
import { compare, type Fraction, fraction, ONE, subtract, toDecimal, toText, ZERO } from '@rangefinder/dice';
import { LANGUAGES, type Language, type Text } from './language.js';

const MINUS = '−';
const DECIMAL_SIGN: Text = { en: '.', ru: ',' };
/** Never at the beginning of a line. */
const PERCENT_SIGN: Text = { en: '%', ru: '\u00a0%' };
/** Between thousands, from five figures on. */
const THOUSANDS_SIGN: Text = { en: ',', ru: '\u00a0' };
const AND: Text = { en: 'and', ru: 'и' };
const MIN_SHOWN = fraction(1, 1000);
const MAX_SHOWN = subtract(ONE, MIN_SHOWN);

/** `number(2.5, 'ru')` → `2,5`; at most three decimals; minus as `−`; `number(12000, 'en')` → `12,000`. */
export function number(value: number, language: Language): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000)
    .replace('-', MINUS)
    .split('.');
  const grouped = Math.abs(value) < 10_000 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, THOUSANDS_SIGN[language]);
  return decimals === undefined ? grouped : `${grouped}${DECIMAL_SIGN[language]}${decimals}`;
}

/** A modifier: `+2`, `−1`, `+0`. */
export function signed(value: number, language: Language): string {
  return value < 0 ? number(value, language) : `+${number(value, language)}`;
}

/** Inches: `4"`, `1.5"`. */
export const inches = (value: number, language: Language): string => `${number(value, language)}"`;

/** Odds for a sentence: `7/12 (58.3%)`, `7/12 (58,3 %)`; `0` and `1` alone when certain. */
export function odds(chance: Fraction, language: Language): string {
  const share = percent(chance, language);
  return chance.denominator > 999_999n || chance.denominator === 1n ? share : `${toText(chance)} (${share})`;
}

/** A percentage of any size, as it stands: `140 %`. */
export const percentage = (figure: number, language: Language): string => `${number(figure, language)}${PERCENT_SIGN[language]}`;

/** A percentage with one decimal, bounded away from 0 and 100 for whatever is neither. */
export function percent(chance: Fraction, language: Language): string {
  const sign = PERCENT_SIGN[language];
  if (compare(chance, ZERO) > 0 && compare(chance, MIN_SHOWN) < 0) return `<${number(0.1, language)}${sign}`;
  if (compare(chance, ONE) < 0 && compare(chance, MAX_SHOWN) > 0) return `>${number(99.9, language)}${sign}`;
  return `${number(Math.round(toDecimal(chance) * 1000) / 10, language)}${sign}`;
}

const PLURALS = new Map(LANGUAGES.map((language) => [language, new Intl.PluralRules(language)]));

/** The form of a word that goes with a count. English: one, other. Russian: one, few, many (1 куб, 2 куба, 5 кубов). */
export function plural(
  count: number,
  language: Language,
  forms: { readonly one: string; readonly few?: string; readonly many: string },
): string {
  const rule = PLURALS.get(language)?.select(count);
  if (rule === 'one') return forms.one;
  return rule === 'few' || rule === 'other' ? (forms.few ?? forms.many) : forms.many;
}

/** Items as a sentence reads them: `a, b and c`, `а, б и в`. */
export function list(items: readonly string[], language: Language): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${AND[language]} ${items.at(-1)}`;
}
