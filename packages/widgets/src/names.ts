/** Names of elements and of their files, the same everywhere. */
import { kebab } from '@rangefinder/rules';

/** Which calculator: slug of its rule set, and its name. */
export interface Which {
  readonly system: string;
  readonly name: string;
}

/**
 * The element of a calculator. Where two rule sets have one by the same name, the rule set stands in front.
 * @param all every calculator that has an element
 * @example elementName({ system: 'alpha-strike', name: 'targetNumber' }, all) // rangefinder-target-number
 * @example elementName({ system: 'bronepehota', name: 'forceBalance' }, all) // rangefinder-bronepehota-force-balance
 */
export function elementName({ system, name }: Which, all: readonly Which[]): string {
  const shared = all.filter((other) => other.name === name).length > 1;
  return `rangefinder-${shared ? `${system}-` : ''}${kebab(name)}`;
}
