/** Names by which special abilities are found in a catalog. */
import { splitAbilities } from '../engine/specials/split.js';
import { ABILITIES } from '../reference/tables/specials.js';

/**
 * The complete code and its name without figures. The same for abilities in a turret.
 * @example abilityNames('TUR(3/3/2,IF1)') // ['tur(3/3/2,if1)', 'tur', 'if1', 'if']
 */
export function abilityNames(code: string): readonly string[] {
  const whole = code.toLowerCase().replace(/\s+/g, '');
  const inner = /^[a-z-]+\d*\((.*)\)?$/.exec(whole)?.[1];
  const nested = inner === undefined ? [] : splitAbilities(inner.replace(/\)$/, '')).codes.filter((each) => /^[a-z]/.test(each));
  return [...new Set([whole, bareName(whole), ...nested.flatMap((each) => [each, bareName(each)])])];
}

/** Figures at the end of a code: `1/1/2`, `10d1`. */
const FIGURES = /(?:-\/|-?\d)[\d.*/-]*(?:d\d+)?$/;
/** A code whose figure belongs to its name. */
const C3 = 'c3';

/** All of a code but the figures at its end: `lrm1/1/2` becomes `lrm`, `c3m2` becomes `c3m`. */
function bareName(code: string): string {
  const outside = code.replace(/\(.*$/, '');
  const name = outside === C3 ? outside : outside.replace(FIGURES, '');
  return /^[a-z]/.test(name) ? name : code;
}

const joined = (text: string): string => text.toUpperCase().replace(/\s+/g, '');

/** Russian and English abbreviations, the longest first: `ССХБ II` before `ССХБ`. */
const ABBREVIATIONS = Object.values(ABILITIES)
  .map(({ abbreviation: { en, ru } }) => [joined(ru), joined(en)] as const)
  .toSorted(([one], [other]) => other.length - one.length);

/**
 * An ability as catalogs write it: abbreviations of Russian cards become those of English ones.
 * @example catalogAbility('НН 1/1/–') // 'REAR1/1/-'
 */
export function catalogAbility(text: string): string {
  const whole = joined(text);
  const found = ABBREVIATIONS.find(([ru]) => whole.startsWith(ru) && !/^\p{L}/u.test(whole.slice(ru.length)));
  return found === undefined ? text : found[1] + whole.slice(found[0].length).replace(/[–−]/g, '-');
}
