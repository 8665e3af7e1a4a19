/** Names of the widgets: one element for each calculator. */
import { type AnyCalculator, systems } from '@rangefinder/rules';
import { kebab } from './addresses.js';

const names = systems.flatMap(({ calculators }) => calculators.map(({ name }) => name));
const isShared = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);

/** `rangefinder-target-number`; with its rule set where two of them share a name: `rangefinder-bronepehota-force-balance`. */
export const elementOf = ({ system, name }: Pick<AnyCalculator, 'system' | 'name'>): string =>
  isShared(name) ? `rangefinder-${system}-${kebab(name)}` : `rangefinder-${kebab(name)}`;
