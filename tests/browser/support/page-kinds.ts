/** One page of every kind, and an element that shows when it is complete. */
import { kebab, type Language, systems } from '@rangefinder/rules';

export interface PageKind {
  readonly name: string;
  /** Path below the language; the whole path of pages that have no language in it. */
  readonly path: string;
  /** Selector of an element that the complete page shows. */
  readonly shows: string;
  /** Whether the page is also checked for accessibility and width; false for kinds that look like another one. */
  readonly main: boolean;
  /** Size budget of the English page with everything that it loads, in kilobytes, compressed. */
  readonly most?: number;
  /** Lowest Lighthouse score for performance; all other scores have to be 100. */
  readonly least: number;
  /** Whether the page asks not to be indexed. */
  readonly hidden: boolean;
}

const UNIT = 'alpha-strike/catapult-cplt-k2';

/** Optional properties of a kind. */
type More = Partial<Pick<PageKind, 'main' | 'most' | 'least' | 'hidden'>>;

const kind = (name: string, path: string, shows: string, more: More = {}): PageKind => ({
  name,
  path,
  shows,
  main: true,
  least: 100,
  hidden: false,
  ...more,
});
const ASIDE: More = { main: false };
/** A whole engine runs in the page. */
const INSTRUMENT = { least: 95 } satisfies More;

export const pageKinds: readonly PageKind[] = [
  kind('home', '', 'h1', { most: 120 }),
  kind('overview of a rule set', 'alpha-strike/', 'h1'),
  kind('contents of the rules', 'alpha-strike/rules/', 'main a[href*="/rules/to-hit/"]', ASIDE),
  kind('page of the rules', 'alpha-strike/rules/to-hit/', 'main table', { most: 53 }),
  kind('tables', 'alpha-strike/tables/', '#ranges table, table#ranges'),
  kind('rulings', 'alpha-strike/rulings/', '#woods-once'),
  kind('glossary', 'world-at-war/glossary/', 'main dt, main tbody tr'),
  kind('index of calculators', '5150/calculators/', 'main a[href*="/calculators/damage/"]', ASIDE),
  kind('calculator', 'alpha-strike/calculators/target-number/', 'rangefinder-target-number .summary', INSTRUMENT),
  kind('calculator of lists', 'initiative-deck/calculators/compare-hands/', 'rangefinder-compare-hands .summary', INSTRUMENT),
  kind('units', 'units/?q=system:alpha-strike', '[data-units-body] a, [data-units-list] a'),
  kind('unit', `units/${UNIT}/`, '[data-unit] .figures', { most: 78 }),
  kind('weapon', 'weapons/5150/assault-rifle/', '[data-unit] .figures'),
  kind('comparison', 'units/compare/?ids=alpha-strike/atlas-as7-d,alpha-strike/catapult-cplt-k2', '.fights li'),
  kind('weapons', 'weapons/', '[data-weapons="5150"] li a'),
  kind('matrix', '5150/matrix/', '[data-matrix] button'),
  kind('force', `forces/?units=${UNIT}`, '[data-force-rows] tr'),
  kind('battle', 'battle/', '[data-battle-scenarios] button', INSTRUMENT),
  kind('dice', 'dice/', '[data-dice-rows] tr'),
  kind('question', 'ask/?q=skill+4+at+24+inches', '[data-search-reading] .reading-figures'),
  kind('sheet', 'bronepehota/sheet/', 'main table'),
  kind('developers', 'developers/', 'main a[href*="/developers/"]'),
  kind('page for developers', 'developers/widgets/', 'main code', ASIDE),
  kind('gallery of widgets', 'developers/gallery/', 'main details.widget [data-place] > *'),
  kind('changes', 'developers/changes/', 'main .changes dt', ASIDE),
  kind('how we know', 'proof/', 'main table'),
  kind('page shown without a connection', 'offline/', 'h1', { ...ASIDE, hidden: true }),
];

/** A calculator without the rest of the site, for frames of other pages. */
const framed = kind('calculator in a frame', 'embed/alpha-strike/target-number/', 'rangefinder-target-number .summary', {
  ...INSTRUMENT,
  hidden: true,
});

/** The URL opens the search. */
const searching = kind('search', '?search=overheat', '[data-search-results] a');

/** The not-found page, which is not indexed. */
const wrongAddress = kind('page of a wrong address', '404/', 'h1', { hidden: true });

const status = kind('status', '/status', 'h1');

/** Rendered by the service in the language of the reader. They load third-party tools and are not measured. */
export const servicePages: readonly PageKind[] = [
  status,
  kind('GraphiQL', '/graphiql', '.graphiql-query-editor'),
  kind('reference of REST', '/reference?of=alpha-strike', '#reference .opblock-tag'),
];

/** Every calculator, for measurements of each of them. */
export const calculatorKinds: readonly PageKind[] = systems.flatMap(({ slug, calculators }) =>
  calculators.map(({ name }) =>
    kind(`${slug}, ${kebab(name)}`, `${slug}/calculators/${kebab(name)}/`, '[data-calculator][data-ready]', INSTRUMENT),
  ),
);

/** Pages that are measured. */
export const measuredKinds: readonly PageKind[] = [...pageKinds, framed, searching, wrongAddress, status];

/** Pages that are checked for accessibility and width. */
export const mainKinds = [...pageKinds, framed, searching, wrongAddress].filter(({ main }) => main);

/** URL of a page in a language. */
export const addressOfKind = ({ path }: PageKind, language: Language): string => (path.startsWith('/') ? path : `/${language}/${path}`);
