/**
 * Special abilities of a unit, parsed from the notation of English and Russian cards: `REAR1/1/-`, `НН 1/1/–`, `IF2`, `CASE II`.
 * Unknown abilities are kept as written and never rejected, because catalogs have many without a rule here.
 */

import type { Language } from '../../../text/language.js';
import { memoize } from '../../../text/memoize.js';
import type { Readings } from '../../reference/readings.js';
import { ABILITIES, type AbilityName, type Notation } from '../../reference/tables/specials.js';
import { type DamageValue, NO_DAMAGE, parseDamage, parseRanged, type RangedValues } from './damage-values.js';
import { splitAbilities } from './split.js';

export {
  type DamageValue,
  dealsDamage,
  loweredAll,
  parseRanged,
  type RangedValues,
} from './damage-values.js';

/** Abilities used by the rules. */
export interface Specials {
  readonly case: boolean;
  readonly caseII: boolean;
  readonly ene: boolean;
  readonly ovl: boolean;
  readonly mel: boolean;
  /** HT: heat to the target. */
  readonly heat?: RangedValues;
  /** REAR: weapons that fire out of the front arc. */
  readonly rear?: RangedValues;
  readonly lrm?: RangedValues;
  /** SRM does not reach long range. */
  readonly srm?: RangedValues;
  /** IF: damage of indirect fire at any range. */
  readonly indirect?: DamageValue;
  /** Abilities by range that were written with a single value. Ruling: alpha-strike/ruling/single-figure. */
  readonly single: readonly RangedAbility[];
  /** All others, as written. */
  readonly other: readonly string[];
}

type Flag = 'case' | 'caseII' | 'ene' | 'ovl' | 'mel';
export type RangedAbility = 'heat' | 'rear' | 'lrm' | 'srm';

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s()]/g, '')
    .replaceAll('І', 'I');

/** Abilities with these notations by their abbreviations without spaces. */
const named = <A extends AbilityName>(...notations: readonly Notation[]): ReadonlyMap<string, A> =>
  new Map(
    (Object.keys(ABILITIES) as AbilityName[])
      .filter((ability) => notations.includes(ABILITIES[ability].notation))
      .flatMap((ability) => Object.values(ABILITIES[ability].abbreviation).map((text) => [compact(text), ability as A] as const)),
  );

const FLAGS = named<Flag>('FLAG');
const RANGED = named<RangedAbility>('RANGED', 'NO_LONG');
const INDIRECT = named<'indirect'>('SINGLE');

export const NO_SPECIALS: Specials = { case: false, caseII: false, ene: false, ovl: false, mel: false, single: [], other: [] };

/** One parsed ability: the values it sets, and where it is recorded. */
interface Reading {
  readonly written: string;
  readonly ability?: AbilityName;
  readonly sets: Partial<Specials>;
  readonly single?: RangedAbility;
  readonly other?: string;
}

/**
 * Parses abilities, one or several in each text. Case, spaces and the kind of dash are ignored. Of duplicates the last one counts.
 * @example parseSpecials(['CASE', 'НН 1/1/–']).rear?.SHORT // { points: 1, minimal: false }
 */
export function parseSpecials(texts: readonly string[]): Specials {
  if (texts.length === 0) return NO_SPECIALS;
  const readings = texts.flatMap(readingsIn);
  const single = readings.flatMap((reading) => reading.single ?? []);
  const other = readings.flatMap((reading) => reading.other ?? []);
  return Object.assign({}, NO_SPECIALS, ...readings.filter(({ other }) => other === undefined).map(({ sets }) => sets), { single, other });
}

/** The abilities as a group reads them. Ruling: alpha-strike/ruling/single-figure. */
export function inReadings(specials: Specials, readings: Readings): Specials {
  if (specials.single.length === 0 || !readings.includes('single-figure-short')) return specials;
  const atShort = specials.single.map((ability) => {
    const SHORT = specials[ability]?.SHORT ?? NO_DAMAGE;
    return [ability, { SHORT, MEDIUM: NO_DAMAGE, LONG: NO_DAMAGE }] as const;
  });
  return { ...specials, ...Object.fromEntries(atShort) };
}

/** Cost of parsing abilities, in milliseconds on one core. */
export const readingCost = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + 0.0003 + 0.00006 * text.length, 0);

/** Splits `CASE, IF1` into two abilities. Commas within parentheses do not split. */
const apart = (text: string): readonly string[] => splitAbilities(text.replaceAll(';', ',')).codes;

/** Memoized: cards share a few hundred abilities. */
const readingsIn = memoize((text): readonly Reading[] => apart(text).map(read));

function read(text: string): Reading {
  const written = text.trim();
  const found = compact(text);
  const flag = FLAGS.get(found);
  if (flag) return { written, ability: flag, sets: { [flag]: true } };
  return { written, ...(readValued(found) ?? { sets: {}, other: text }) };
}

/** The values set by an ability with figures. */
type ValuedReading = Omit<Reading, 'written' | 'other'>;

function readValued(written: string): ValuedReading | undefined {
  const [, name = '', figures = ''] = /^(\p{L}+)(.+)$/u.exec(written) ?? [];
  if (INDIRECT.has(name)) return readIndirect(parseDamage(figures));
  const ability = RANGED.get(name);
  const values = ability && parseRanged(figures.split('/'));
  if (!values) return undefined;
  const sets = { [ability]: ABILITIES[ability].notation === 'NO_LONG' ? { ...values, LONG: NO_DAMAGE } : values };
  return figures.includes('/') ? { ability, sets } : { ability, sets, single: ability };
}

const readIndirect = (indirect: DamageValue | undefined): ValuedReading | undefined =>
  indirect && { ability: 'indirect', sets: { indirect } };

/** An ability as printed, and its name in these rules if it is known. */
export interface WrittenAbility {
  readonly written: string;
  readonly ability?: AbilityName | undefined;
}

/**
 * The abilities as written, except the counted ones.
 * @example abilitiesBut(['CASE', 'ECM'], new Set(['case'])) // [{ written: 'ECM' }]
 */
export const abilitiesBut = (texts: readonly string[], counted: ReadonlySet<AbilityName>): readonly WrittenAbility[] =>
  texts.flatMap(readingsIn).flatMap(({ ability, written }) => (ability && counted.has(ability) ? [] : [{ written, ability }]));

const GAP: Readonly<Record<Language, string>> = { en: '', ru: ' ' };

/**
 * The notation of an ability on cards of a language. An unknown ability is returned as written.
 * @example abilityText({ written: 'SRM1/1', ability: 'srm' }, 'ru') // 'РМД 1/1'
 */
export function abilityText({ written, ability }: WrittenAbility, language: Language): string {
  if (!ability) return written;
  const figures = ABILITIES[ability].notation === 'FLAG' ? '' : (/[\d\-–—−].*$/u.exec(written)?.[0] as string);
  return `${ABILITIES[ability].abbreviation[language]}${figures && GAP[language]}${figures}`;
}
