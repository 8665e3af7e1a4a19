/** Every kind of page, one of each, and what is seen once it is there. */

export interface PageKind {
  readonly name: string;
  /** Address behind the language. */
  readonly path: string;
  /** What the page shows when it is whole. */
  readonly shows: string;
  /** Whether the page is checked for readability and width too; kinds that look like another one are not. */
  readonly main: boolean;
  /** Kilobytes that it may weigh with all that it loads, compressed. */
  readonly most?: number;
  /** Whether it asks not to be found. */
  readonly hidden: boolean;
}

const UNIT = 'alpha-strike/catapult-cplt-k2';

/** What a page may be besides. */
type More = Partial<Pick<PageKind, 'main' | 'most' | 'hidden'>>;

const kind = (name: string, path: string, shows: string, more: More = {}): PageKind => ({
  name,
  path,
  shows,
  main: true,
  hidden: false,
  ...more,
});
const ASIDE: More = { main: false };

export const pageKinds: readonly PageKind[] = [
  kind('home', '', 'h1'),
  kind('overview of a rule set', 'alpha-strike/', 'h1'),
  kind('contents of the rules', 'alpha-strike/rules/', 'main a[href*="/rules/to-hit/"]', ASIDE),
  kind('page of the rules', 'alpha-strike/rules/to-hit/', 'main table', { most: 60 }),
  kind('tables', 'alpha-strike/tables/', '#ranges table, table#ranges'),
  kind('rulings', 'alpha-strike/rulings/', '#woods-once'),
  kind('glossary', 'world-at-war/glossary/', 'main dt, main tbody tr'),
  kind('index of calculators', '5150/calculators/', 'main a[href*="/calculators/damage/"]', ASIDE),
  kind('calculator', 'alpha-strike/calculators/target-number/', 'rangefinder-target-number .summary'),
  kind('calculator of lists', 'initiative-deck/calculators/compare-hands/', 'rangefinder-compare-hands .summary'),
  kind('units', 'units/?system=alpha-strike', '[data-units-body] a'),
  kind('unit', `units/${UNIT}/`, '[data-unit] .figures'),
  kind('weapon', 'weapons/5150/assault-rifle/', '[data-unit] .figures'),
  kind('comparison', 'units/compare/?ids=alpha-strike/atlas-as7-d,alpha-strike/catapult-cplt-k2', '.fights li'),
  kind('weapons', 'weapons/', '[data-weapons="5150"] li a'),
  kind('matrix', '5150/matrix/', '[data-matrix] button'),
  kind('force', `forces/?units=${UNIT}`, '[data-force-rows] tr'),
  kind('battle', 'battle/', '[data-battle-scenarios] button'),
  kind('dice', 'dice/', '[data-dice-rows] tr'),
  kind('sheet', 'bronepehota/sheet/', 'main table'),
  kind('developers', 'developers/', 'main a[href*="/developers/"]'),
  kind('page for developers', 'developers/widgets/', 'main code', ASIDE),
  kind('gallery of widgets', 'developers/gallery/', 'main details.widget [data-place] > *'),
  kind('page shown without a connection', 'offline/', 'h1', ASIDE),
];

/** A calculator alone, for frames of other pages: nothing of the site is around it. */
const framed = kind('calculator in a frame', 'embed/alpha-strike/target-number/', 'rangefinder-target-number .summary', { hidden: true });

/** The search stands open where an address asks for it. */
const searching = kind('search', '?search=overheat', '[data-search-results] a');

/** Pages that are measured. */
export const measuredKinds: readonly PageKind[] = [...pageKinds, framed, searching];

/** Pages that are looked at closely. */
export const mainKinds = [...pageKinds.filter(({ main }) => main), framed, searching];
