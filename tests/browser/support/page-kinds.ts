/** Every kind of page, one of each, and what is seen once it is there. */
import { kebab, type Language, systems } from '@rangefinder/rules';

export interface PageKind {
  readonly name: string;
  /** Address behind the language; of pages made by the service, which have none in their address, the whole. */
  readonly path: string;
  /** What the page shows when it is whole. */
  readonly shows: string;
  /** Whether the page is checked for readability and width too; kinds that look like another one are not. */
  readonly main: boolean;
  /** Kilobytes that it may weigh with all that it loads, compressed. */
  readonly most?: number;
  /** The score that Lighthouse has to give for its speed; all others have to be 100. */
  readonly least: number;
  /** Whether it asks not to be found. */
  readonly hidden: boolean;
}

const UNIT = 'alpha-strike/catapult-cplt-k2';

/** What a page may be besides. */
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
  kind('home', '', 'h1', { most: 100 }),
  kind('overview of a rule set', 'alpha-strike/', 'h1'),
  kind('contents of the rules', 'alpha-strike/rules/', 'main a[href*="/rules/to-hit/"]', ASIDE),
  kind('page of the rules', 'alpha-strike/rules/to-hit/', 'main table', { most: 60 }),
  kind('tables', 'alpha-strike/tables/', '#ranges table, table#ranges'),
  kind('rulings', 'alpha-strike/rulings/', '#woods-once'),
  kind('glossary', 'world-at-war/glossary/', 'main dt, main tbody tr'),
  kind('index of calculators', '5150/calculators/', 'main a[href*="/calculators/damage/"]', ASIDE),
  kind('calculator', 'alpha-strike/calculators/target-number/', 'rangefinder-target-number .summary', INSTRUMENT),
  kind('calculator of lists', 'initiative-deck/calculators/compare-hands/', 'rangefinder-compare-hands .summary', INSTRUMENT),
  kind('units', 'units/?system=alpha-strike', '[data-units-body] a'),
  kind('unit', `units/${UNIT}/`, '[data-unit] .figures', { most: 60 }),
  kind('weapon', 'weapons/5150/assault-rifle/', '[data-unit] .figures'),
  kind('comparison', 'units/compare/?ids=alpha-strike/atlas-as7-d,alpha-strike/catapult-cplt-k2', '.fights li'),
  kind('weapons', 'weapons/', '[data-weapons="5150"] li a'),
  kind('matrix', '5150/matrix/', '[data-matrix] button'),
  kind('force', `forces/?units=${UNIT}`, '[data-force-rows] tr'),
  kind('battle', 'battle/', '[data-battle-scenarios] button', INSTRUMENT),
  kind('dice', 'dice/', '[data-dice-rows] tr'),
  kind('sheet', 'bronepehota/sheet/', 'main table'),
  kind('developers', 'developers/', 'main a[href*="/developers/"]'),
  kind('page for developers', 'developers/widgets/', 'main code', ASIDE),
  kind('gallery of widgets', 'developers/gallery/', 'main details.widget [data-place] > *'),
  kind('changes', 'developers/changes/', 'main table', ASIDE),
  kind('how we know', 'proof/', 'main table'),
  kind('page shown without a connection', 'offline/', 'h1', { ...ASIDE, hidden: true }),
];

/** A calculator alone, for frames of other pages: nothing of the site is around it. */
const framed = kind('calculator in a frame', 'embed/alpha-strike/target-number/', 'rangefinder-target-number .summary', {
  ...INSTRUMENT,
  hidden: true,
});

/** The search stands open where an address asks for it. */
const searching = kind('search', '?search=overheat', '[data-search-results] a');

/** Nobody looks for it under its own address. */
const wrongAddress = kind('page of a wrong address', '404/', 'h1', { hidden: true });

const status = kind('status', '/status', 'h1');

/** Made by the service, in the language of the reader. What the tools of others load is theirs: they are not measured. */
export const servicePages: readonly PageKind[] = [
  status,
  kind('GraphiQL', '/graphiql', '.graphiql-query-editor'),
  kind('reference of REST', '/reference?of=alpha-strike', '#reference .opblock'),
];

/** Every calculator, for what is measured of each of them. */
export const calculatorKinds: readonly PageKind[] = systems.flatMap(({ slug, calculators }) =>
  calculators.map(({ name }) =>
    kind(`${slug}, ${kebab(name)}`, `${slug}/calculators/${kebab(name)}/`, `rangefinder-${kebab(name)} .summary`, INSTRUMENT),
  ),
);

/** Pages that are measured. */
export const measuredKinds: readonly PageKind[] = [...pageKinds, framed, searching, wrongAddress, status];

/** Pages that are looked at closely. */
export const mainKinds = [...pageKinds, framed, searching, wrongAddress].filter(({ main }) => main);

/** The address of a page in a language. */
export const addressOfKind = ({ path }: PageKind, language: Language): string => (path.startsWith('/') ? path : `/${language}/${path}`);
