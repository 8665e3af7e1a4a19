/**
 * Number formatting: decimal comma in Russian, a real minus sign, a sign in front of modifiers. Odds are printed as "0 %" or "100
 * %" only when they are exactly that.
 */
import { compare, type Fraction, fraction, type Interval, ONE, subtract, toDecimal, toText, ZERO } from '@rangefinder/dice';
import { LANGUAGES, type Language, type Text } from './language.js';

const MINUS = '−';
const DECIMAL_SIGN: Text = { en: '.', ru: ',' };
/** The no-break space keeps the sign on the line of the number. */
const PERCENT_SIGN: Text = { en: '%', ru: '\u00a0%' };
/** Numbers from five digits on have a thousands separator. */
const MIN_GROUPED = 10_000;
const THOUSANDS_SIGN: Text = { en: ',', ru: '\u00a0' };
const AND: Text = { en: 'and', ru: 'и' };
const MIN_SHOWN = fraction(1, 1000);
const MAX_SHOWN = subtract(ONE, MIN_SHOWN);

/** Formats a number with up to three decimals: `number(2.5, 'ru')` → `2,5`; minus as `−`; `number(12000, 'en')` → `12,000`. */
export function number(value: number, language: Language): string {
  if (Number.isInteger(value) && Math.abs(value) < MIN_GROUPED) return value < 0 ? `${MINUS}${-value}` : String(value);
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000)
    .replace('-', MINUS)
    .split('.');
  const grouped = Math.abs(value) < MIN_GROUPED ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, THOUSANDS_SIGN[language]);
  return decimals === undefined ? grouped : `${grouped}${DECIMAL_SIGN[language]}${decimals}`;
}

/** A modifier: `+2`, `−1`, `+0`. */
export function signed(value: number, language: Language): string {
  return value < 0 ? number(value, language) : `+${number(value, language)}`;
}

/** Inches: `4"`, `1.5"`. */
export const inches = (value: number, language: Language): string => `${number(value, language)}"`;

/** The longest denominator that a sentence shows. */
const MAX_SHOWN_DENOMINATOR = 999n;
const SIGNIFICANT_DIGITS = 2;
const ABOUT_ONE_IN: Text = { en: 'about 1 in', ru: 'около 1 из' };

/** How rare small odds are: `about 1 in 650,000`. */
const rarity = (chance: Fraction, language: Language): string =>
  `${ABOUT_ONE_IN[language]} ${number(Number((1 / toDecimal(chance)).toPrecision(SIGNIFICANT_DIGITS)), language)}`;

/**
 * Odds for a sentence: `7/12 (58.3%)`, `7/12 (58,3 %)`; a percentage alone when they are certain or the fraction is longer than anyone
 * reads. The figures of an answer have every fraction in full.
 */
export function odds(chance: Fraction, language: Language): string {
  const share = percent(chance, language);
  if (chance.denominator === 1n) return share;
  if (chance.denominator <= MAX_SHOWN_DENOMINATOR) return `${toText(chance)} (${share})`;
  return compare(chance, MIN_SHOWN) < 0 ? `${share} (${rarity(chance, language)})` : share;
}

const HUNDREDTHS = 10_000;

/** Bounds as percentages, rounded outward: `58.2–58.29%`, `58,2–58,29 %`. */
export function percentBetween({ low, high }: Interval, language: Language): string {
  const [least, most] = [Math.floor(low * HUNDREDTHS) / 100, Math.min(100, Math.ceil(high * HUNDREDTHS) / 100)];
  return `${number(least, language)}–${number(most, language)}${PERCENT_SIGN[language]}`;
}

/** Exact odds formatted by `odds`, or the bounds of inexact odds. */
export const chanceWords = (chance: Fraction | Interval, language: Language): string =>
  'denominator' in chance ? odds(chance, language) : percentBetween(chance, language);

/** A result with its odds, for a sentence. */
export type NamedChance = readonly [name: string, chance: Fraction];

const BEFORE_ODDS: Text = { en: ' ', ru: ' — ' };

/**
 * Results with their odds: `dead 1/6 (16.7%), stunned 5/6 (83.3%)`, «убита — 1/6 (16,7 %), оглушена — 5/6 (83,3 %)». Impossible ones are
 * left out, and a sure one needs no odds.
 */
export function oddsList(rows: readonly NamedChance[], language: Language, separator = ', '): string {
  const possible = rows.filter(([, { numerator }]) => numerator > 0n);
  if (possible.length === 1) return possible[0]?.[0] as string;
  return possible.map(([name, chance]) => `${name}${BEFORE_ODDS[language]}${odds(chance, language)}`).join(separator);
}

/** A percentage of any size, unrounded: `140 %`. */
export const percentage = (figure: number, language: Language): string => `${number(figure, language)}${PERCENT_SIGN[language]}`;

/** A percentage with one decimal. Never 0 or 100 unless the odds are exactly that. */
export function percent(chance: Fraction, language: Language): string {
  const sign = PERCENT_SIGN[language];
  if (compare(chance, ZERO) > 0 && compare(chance, MIN_SHOWN) < 0) return `<${number(0.1, language)}${sign}`;
  if (compare(chance, ONE) < 0 && compare(chance, MAX_SHOWN) > 0) return `>${number(99.9, language)}${sign}`;
  return `${number(Math.round(toDecimal(chance) * 1000) / 10, language)}${sign}`;
}

/** The longest denominator of one in so many in a list of results. */
const MAX_BRIEF_DENOMINATOR = 99_999n;

/**
 * Odds in a list of many results: a percentage, and below those that it shows one in so many, exact where that is a short fraction:
 * `16.7%`, `1/1206`, `about 1 in 650,000`.
 */
export function briefOdds(chance: Fraction, language: Language): string {
  if (compare(chance, ZERO) <= 0 || compare(chance, MIN_SHOWN) >= 0) return percent(chance, language);
  const isShort = chance.numerator === 1n && chance.denominator <= MAX_BRIEF_DENOMINATOR;
  return isShort ? toText(chance) : rarity(chance, language);
}

const PLURALS = new Map(LANGUAGES.map((language) => [language, new Intl.PluralRules(language)]));

/** English has one and many, Russian one, few and many: 1 куб, 2 куба, 5 кубов. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many: string;
}

/** Selects the plural form for a count. Russian fractions have the form of a few: 1,5 шага. */
export function plural(count: number, language: Language, forms: PluralForms): string {
  const rule = PLURALS.get(language)?.select(count);
  if (rule === 'one') return forms.one;
  return rule === 'few' || rule === 'other' ? (forms.few ?? forms.many) : forms.many;
}

/** Joins items for a sentence: `a, b and c`, `а, б и в`. */
export function list(items: readonly string[], language: Language): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${AND[language]} ${items.at(-1)}`;
}
