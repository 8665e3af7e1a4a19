/** Names by which special abilities are found in a catalog. */
import { splitAbilities } from '../engine/specials/split.js';

/**
 * The complete code and its name without figures. The same for abilities in a turret.
 * @example abilityNames('TUR(3/3/2,IF1)') // ['tur(3/3/2,if1)', 'tur', 'if1', 'if']
 */
export function abilityNames(code: string): readonly string[] {
  const whole = code.toLowerCase().replace(/\s+/g, '');
  const inner = /^[a-z-]+\((.*)\)?$/.exec(whole)?.[1];
  const nested = inner === undefined ? [] : splitAbilities(inner.replace(/\)$/, '')).codes.filter((each) => /^[a-z]/.test(each));
  return [...new Set([whole, bareName(whole), ...nested.flatMap((each) => [each, bareName(each)])])];
}

/** The initial letters of a code: `lrm1/1/2` becomes `lrm`. */
const bareName = (code: string): string => /^[a-z]+(?:-[a-z]+)*/.exec(code)?.[0] ?? code;
