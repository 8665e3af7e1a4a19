/** Route parameters for each kind of page. */
import { type AnyCalculator, kebab, type Language, type RuleSystem, type Section, systems } from '@rangefinder/rules';
import { nameOf } from './addresses.js';
import { LANGUAGES } from './languages.js';

export interface SystemProps {
  readonly language: Language;
  readonly system: RuleSystem;
}

const perSystem = <T>(make: (props: SystemProps) => readonly T[]): readonly T[] =>
  LANGUAGES.flatMap((language) => systems.flatMap((system) => make({ language, system })));

const params = ({ language, system }: SystemProps) => ({ lang: language, system: system.slug });

/** One page for each rule set. */
export const systemPaths = () => perSystem((props) => [{ params: params(props), props }]);

/** One page for each rule set that has a matrix. */
export const matrixPaths = () => perSystem((props) => (props.system.matrix ? [{ params: params(props), props }] : []));

/** One page for each section of the rulebook. */
export const sectionPaths = () =>
  perSystem((props) =>
    props.system.sections.map((section: Section) => ({
      params: { ...params(props), section: nameOf(section.id) },
      props: { ...props, section },
    })),
  );

/** One page for each calculator. */
export const calculatorPaths = () =>
  perSystem((props) =>
    props.system.calculators.map((calculator: AnyCalculator) => ({
      params: { ...params(props), calculator: kebab(calculator.name) },
      props: { ...props, calculator },
    })),
  );
