/**
 * Special abilities of a unit, read from the notation of cards in English and Russian: `REAR1/1/-`, `НН 1/1/–`, `IF2`,
 * `CASE II`. What is unknown is kept as written and never refused: catalogs hold abilities that no rule here asks for.
 */
import { type DamageValue, NO_DAMAGE, parseDamage, parseRanged, type RangedValues } from './damage-values.js';

export { type DamageValue, damageText, dealsDamage, loweredAll, lowered, parseDamage, parseRanged, type RangedValues } from './damage-values.js';

/** What the rules ask of a unit. */
export interface Specials {
  readonly case: boolean;
  readonly caseII: boolean;
  readonly ene: boolean;
  readonly ovl: boolean;
  readonly mel: boolean;
  /** HT: heat for the target. */
  readonly heat?: RangedValues;
  /** REAR: weapons that fire out of the front arc. */
  readonly rear?: RangedValues;
  readonly lrm?: RangedValues;
  /** SRM does not reach long range. */
  readonly srm?: RangedValues;
  /** IF: damage of indirect fire at any range. */
  readonly indirect?: DamageValue;
  /** Abilities by range that were written with one figure. Ruling: alpha-strike/ruling/single-figure. */
  readonly single: readonly RangedAbility[];
  /** Everything else, as written. */
  readonly other: readonly string[];
}

type Flag = 'case' | 'caseII' | 'ene' | 'ovl' | 'mel';
export type RangedAbility = 'heat' | 'rear' | 'lrm' | 'srm';

const FLAGS: Readonly<Record<string, Flag>> = {
  CASE: 'case',
  ССХБ: 'case',
  CASEII: 'caseII',
  ССХБII: 'caseII',
  ENE: 'ene',
  ЭНО: 'ene',
  OVL: 'ovl',
  ПДД: 'ovl',
  MEL: 'mel',
  ОББ: 'mel',
};

const RANGED: Readonly<Record<string, RangedAbility>> = { HT: 'heat', НГР: 'heat', REAR: 'rear', НН: 'rear', LRM: 'lrm', РБД: 'lrm', SRM: 'srm', РМД: 'srm' };

const INDIRECT: readonly string[] = ['IF', 'НПН'];

export const NO_SPECIALS: Specials = { case: false, caseII: false, ene: false, ovl: false, mel: false, single: [], other: [] };

/**
 * Reads abilities, one or several a text; case, spaces and the kind of dash do not matter.
 * @example parseSpecials(['CASE', 'НН 1/1/–']).rear?.SHORT // { points: 1, minimal: false }
 */
export function parseSpecials(texts: readonly string[]): Specials {
  return texts.flatMap(apart).reduce((read, text) => ({ ...read, ...abilityOf(text, read) }), NO_SPECIALS);
}

/** `CASE, IF1` → two abilities; commas inside brackets belong to one. */
const apart = (text: string): string[] =>
  text
    .split(/[,;](?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s()]/g, '')
    .replaceAll('І', 'I');

function abilityOf(text: string, read: Specials): Partial<Specials> {
  const written = compact(text);
  const flag = Object.hasOwn(FLAGS, written) ? FLAGS[written] : undefined;
  return flag ? { [flag]: true } : (valuedAbility(written, read) ?? { other: [...read.other, text] });
}

function valuedAbility(written: string, { single }: Specials): Partial<Specials> | undefined {
  const [, name = '', figures = ''] = /^(\p{L}+)(.+)$/u.exec(written) ?? [];
  if (INDIRECT.includes(name)) return indirectFire(parseDamage(figures));
  const ability = Object.hasOwn(RANGED, name) ? RANGED[name] : undefined;
  const values = ability && parseRanged(figures.split('/'));
  if (!values) return undefined;
  const reached = ability === 'srm' ? { ...values, LONG: NO_DAMAGE } : values;
  return { [ability]: reached, single: figures.includes('/') ? single : [...single, ability] };
}

const indirectFire = (indirect: DamageValue | undefined): Partial<Specials> | undefined => indirect && { indirect };
