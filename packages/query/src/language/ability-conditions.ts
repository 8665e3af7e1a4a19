/** Conditions on an ability: its name, its figures by place, and patterns with stars. */
import type { Text } from '@rangefinder/rules';
import type { AbilityCondition, FigureBounds, UnitFilter } from '../filter/unit-filter.js';
import { parseBounds } from './figure-bounds.js';
import { MESSAGES } from './messages.js';
import { operatorOf } from './tokens.js';

type Result = { readonly ok: true; readonly filter: UnitFilter } | { readonly ok: false; readonly allowed: Text };

const read = (filter: UnitFilter): Result => ({ ok: true, filter });

const ABILITY_FIGURE = /^(\p{L}[^<>=!:≤≥≠]*?)\s*(<=|=<|>=|=>|!=|<>|==|[≤≥≠<>=:])\s*(.+)$/u;
const STAR_WITHIN = /(?<!\d)\*(?!$)/;

/**
 * The filter of a condition on an ability, or what is allowed in its place.
 * @example filterOfAbility('IF>=1') // { ok: true, filter: { abilityFigures: [{ ability: 'IF', atLeast: 1 }] } }
 */
export function filterOfAbility(text: string): Result {
  const places = placesOf(text);
  if (places === 'BAD') return { ok: false, allowed: MESSAGES.abilityPlaces };
  if (places !== undefined) return read({ abilityFigures: [places] });
  const [, ability, sign, figure] = ABILITY_FIGURE.exec(text) ?? [];
  if (ability === undefined)
    return read(STAR_WITHIN.test(text) ? { patterns: [{ name: 'special', anyOf: [text] }] } : { specials: [text] });
  const bounds = parseBounds(operatorOf(sign ?? ''), [figure ?? '']);
  return bounds ? read({ abilityFigures: [{ ability, ...bounds }] }) : { ok: false, allowed: MESSAGES.abilityFigure };
}

/** An ability with its figures by place: `AC*` + `/4/*`, `FLK2/>2`, `CAR[2,4]`. A star alone is any figure. */
const BY_PLACE = /^(\p{L}[\p{L}\d-]*?)((?:[<>]=?|[\d*[-]).*)$/u;
const PLACE = /^(?:\*|-|[<>]=?\d+|\d+\*?|\d+\.\.\d+|\[\d+[,-]\d+\])$/;

function placesOf(text: string): AbilityCondition | undefined | 'BAD' {
  const [, ability = '', figures = ''] = BY_PLACE.exec(text) ?? [];
  const isPattern = /[<>[]/.test(figures)
    ? !ABILITY_FIGURE.test(text) || figures.includes('/')
    : /(?:^|\/)\*/.test(figures) && figures.includes('/');
  if (ability === '' || !isPattern) return undefined;
  const parts = figures.split('/');
  if (!parts.every((part) => PLACE.test(part))) return 'BAD';
  return { ability, places: parts.map((part) => (part === '*' ? null : boundsOfPlace(part))) };
}

function boundsOfPlace(part: string): FigureBounds {
  const [, sign = ':', rest = part] = /^([<>]=?)(.+)$/.exec(part) ?? [];
  const plain = rest === '-' ? '0' : rest.replace(/^\[(\d+)[,-](\d+)\]$/, '$1..$2');
  return parseBounds(operatorOf(sign), [plain]) ?? {};
}
