/**
 * The search beside the page: it loads the documents, keeps the index and answers queries. Titles come first, so that there
 * are results within a moment; the words of all texts follow, and units as the catalog finds them.
 */
import { askUnits, type CatalogUnit, type UnitsAsked } from './catalog-api.js';
import { emptyIndex, type Findable, find } from './search-index.js';

export type ToWorker = { readonly load: true } | { readonly find: string } | { readonly askCatalog: string };

/** The best of what was found, and how many there are; `whole` once everything is in the index. */
export interface Found {
  readonly query: string;
  readonly results: readonly Findable[];
  readonly count: number;
  readonly whole: boolean;
}
export type FromWorker = Found | { readonly grown: true } | { readonly failed: true };

const MAX_SHOWN = 24;
const MAX_UNITS = 100;
const UNITS_ASKED = 8;
/** Documents taken into the index before queries are looked after again. */
const PIECE = 40;

const scope = self as unknown as {
  readonly name: string;
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
};
const language = scope.name === 'ru' ? 'ru' : 'en';

let index = emptyIndex();
let documents: ReadonlyMap<string, Findable> = new Map();
let whole = false;

const asFindable = ({ id, system, name, nameRu, aliases, cost }: CatalogUnit): Findable => ({
  id: `unit/${id}`,
  kind: 'unit',
  system,
  title: { en: name, ru: nameRu ?? name },
  names: [id.replaceAll(/[/-]/g, ' '), ...aliases].join(' '),
  ...(cost !== null && { line: { en: `${cost} points`, ru: `${cost} очк.` } }),
  words: '',
  path: `units/view/?id=${encodeURIComponent(id)}`,
});

async function json(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/** Makes an index of all documents beside the one that answers meanwhile. */
async function reindex(all: readonly Findable[]): Promise<void> {
  const next = emptyIndex();
  await next.addAllAsync(all, { chunkSize: PIECE });
  index = next;
  documents = new Map(all.map((one) => [one.id, one]));
}

/** Units that are not known yet. */
function take(units: readonly CatalogUnit[]): void {
  const fresh = units.map(asFindable).filter(({ id }) => !documents.has(id));
  if (fresh.length === 0) return;
  index.addAll(fresh);
  documents = new Map([...documents, ...fresh.map((one) => [one.id, one] as const)]);
  scope.postMessage({ grown: true });
}

/** Units of the catalog; none when it cannot be reached: rules are found all the same. */
const unitsOf = (asked: UnitsAsked): Promise<readonly CatalogUnit[]> =>
  askUnits(asked, language).then(
    ({ units }) => units,
    () => [],
  );

async function load(): Promise<void> {
  const [units, words] = [unitsOf({ first: MAX_UNITS }), json('/search-words.json') as Promise<readonly string[]>];
  // It is waited for below; until then a failure of it is nobody’s.
  words.catch(() => undefined);
  const rules = (await json('/search.json')) as readonly Findable[];
  await reindex(rules);
  scope.postMessage({ grown: true });
  take(await units);
  const inWords = await words;
  const known = [...documents.values()].filter(({ kind }) => kind === 'unit');
  await reindex([...rules.map((rule, at) => ({ ...rule, words: inWords[at] ?? '' })), ...known]);
  whole = true;
  scope.postMessage({ grown: true });
}

function answer(query: string): void {
  const ids = find(index, query, (id) => documents.get(id)?.kind ?? '');
  const results = ids.slice(0, MAX_SHOWN).flatMap((id) => documents.get(id) ?? []);
  scope.postMessage({ query, results, count: ids.length, whole });
}

scope.addEventListener('message', ({ data }) => {
  if ('find' in data) answer(data.find);
  else if ('askCatalog' in data) {
    if (data.askCatalog !== '') void unitsOf({ query: data.askCatalog, first: UNITS_ASKED }).then(take);
  } else load().catch(() => scope.postMessage({ failed: true }));
});
