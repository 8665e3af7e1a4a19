/** Every kind of page, one of each, and what is seen once it is there. */

export interface PageKind {
  readonly name: string;
  /** Address behind the language. */
  readonly path: string;
  /** What the page shows when it is whole. */
  readonly shows: string;
  /** Whether the page is checked for readability and width too; kinds that look like another one are not. */
  readonly main: boolean;
}

const UNIT = 'alpha-strike/catapult-cplt-k2';

const kind = (name: string, path: string, shows: string, main = true): PageKind => ({ name, path, shows, main });

export const pageKinds: readonly PageKind[] = [
  kind('home', '', 'h1'),
  kind('overview of a rule set', 'alpha-strike/', 'h1'),
  kind('contents of the rules', 'alpha-strike/rules/', 'main a[href*="/rules/to-hit/"]', false),
  kind('page of the rules', 'alpha-strike/rules/to-hit/', 'main table'),
  kind('tables', 'alpha-strike/tables/', '#ranges table, table#ranges'),
  kind('rulings', 'alpha-strike/rulings/', '#woods-once'),
  kind('glossary', 'world-at-war/glossary/', 'main dt, main tbody tr'),
  kind('index of calculators', '5150/calculators/', 'main a[href*="/calculators/damage/"]', false),
  kind('calculator', 'alpha-strike/calculators/target-number/', 'rangefinder-target-number .summary'),
  kind('calculator of lists', 'initiative-deck/calculators/compare-hands/', 'rangefinder-compare-hands .summary'),
  kind('units', 'units/?system=alpha-strike', '[data-units-list] li a'),
  kind('unit', `units/view/?id=${UNIT}`, '[data-unit] .figures'),
  kind('matrix', '5150/matrix/', '[data-matrix] button'),
  kind('force', `forces/?units=${UNIT}`, '[data-force-rows] tr'),
  kind('sheet', 'bronepehota/sheet/', 'main table'),
  kind('developers', 'developers/', 'main a[href*="/developers/"]'),
  kind('page for developers', 'developers/widgets/', 'main code', false),
  kind('page shown without a connection', 'offline/', 'h1', false),
];

/** A calculator alone, for frames of other pages: nothing of the site is around it. */
const framed = kind('calculator in a frame', 'embed/alpha-strike/target-number/', 'rangefinder-target-number .summary');

/** Pages that are looked at closely. */
export const mainKinds = [...pageKinds.filter(({ main }) => main), framed];
