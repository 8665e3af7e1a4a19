/** Names of elements and of their files. */
import { kebab } from '@rangefinder/rules';

/** Identifies a calculator: slug of its rule set, and its name. */
export interface Which {
  readonly system: string;
  readonly name: string;
}

/**
 * Tag name of a calculator. It contains the rule set where two rule sets have a calculator of the same name.
 * @param all every calculator that has an element
 * @example elementName({ system: 'alpha-strike', name: 'targetNumber' }, all) // rangefinder-target-number
 * @example elementName({ system: 'bronepehota', name: 'forceBalance' }, all) // rangefinder-bronepehota-force-balance
 */
export function elementName({ system, name }: Which, all: readonly Which[]): string {
  const shared = all.filter((other) => other.name === name).length > 1;
  return `rangefinder-${shared ? `${system}-` : ''}${kebab(name)}`;
}
