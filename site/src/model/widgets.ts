/** Names of the widgets: one element for each calculator. */
import { type AnyCalculator, systems } from '@rangefinder/rules';
import { elementName, questionName, type Which } from '@rangefinder/widgets';

const all: readonly Which[] = systems.flatMap(({ calculators }) => calculators.map(({ system, name }) => ({ system, name })));

/** `rangefinder-target-number`; with its rule set where two of them share a name: `rangefinder-bronepehota-force-balance`. */
export const elementOf = ({ system, name }: Pick<AnyCalculator, 'system' | 'name'>): string => elementName({ system, name }, all);

/** Where the scripts of a calculator lie. */
export const scriptsOf = (calculator: Pick<AnyCalculator, 'system' | 'name'>) => ({
  element: `/widgets/elements/${elementOf(calculator).replace(/^rangefinder-/, '')}.js`,
  description: `/widgets/descriptions/${questionName(calculator).replace('/', '.')}.js`,
});
