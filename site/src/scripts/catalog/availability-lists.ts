/** Select lists of eras and factions of a rule set. Hidden for rule sets without availability data. */
import { fetchAll } from '@rangefinder/battle/catalog-api';
import { language, make, say } from '@rangefinder/battle/dom';

/** An era or a faction in an answer of the service. */
interface Option {
  readonly id: string;
  readonly name: string;
  readonly nameRu: string;
  readonly from?: number | null;
  readonly to?: number | null;
  /** Only eras have it: whether the catalog has availability data for them. */
  readonly hasAvailability?: boolean;
}

type Sort = 'eras' | 'factions';

const FIELDS: { readonly [S in Sort]: readonly string[] } = {
  eras: [...['id', 'name', 'nameRu', 'from', 'to', 'hasAvailability'].map((name) => `nodes.${name}`), 'pageInfo'],
  factions: [...['id', 'name', 'nameRu'].map((name) => `nodes.${name}`), 'pageInfo'],
};
const cache = new Map<string, Promise<readonly Option[]>>();

async function fetchList(sort: Sort, system: string): Promise<readonly Option[]> {
  const all = await fetchAll<Option>(sort, { system }, language, FIELDS[sort]);
  return all.filter(({ hasAvailability }) => hasAvailability !== false);
}

/** Fetches each list once. A failed request is repeated by the next call. */
function listOf(sort: Sort, system: string): Promise<readonly Option[]> {
  const key = `${sort} ${system}`;
  const list = cache.get(key) ?? fetchList(sort, system);
  cache.set(key, list);
  list.catch(() => cache.delete(key));
  return list;
}

const nameOf = ({ name, nameRu }: Option): string => say({ en: name, ru: nameRu });

/** `Clan Invasion, 3050–3061` */
const labelOf = (one: Option): string =>
  one.from === undefined || one.from === null ? nameOf(one) : `${nameOf(one)}, ${one.from}–${one.to ?? ''}`;

/** Sorts factions by name; eras are already in chronological order. */
const sorted = (sort: Sort, list: readonly Option[]): readonly Option[] =>
  sort === 'eras' ? list : list.toSorted((one, two) => nameOf(one).localeCompare(nameOf(two), language));

/** Fills the lists of a form for a rule set with terms of queries: `era:clan-invasion`. Hides those without a value, or offline. */
export async function showAvailability(form: HTMLFormElement, system: string | undefined): Promise<void> {
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-availability]')) {
    const sort = select.dataset.availability as Sort;
    const [name] = (select.dataset.condition ?? '').split(' ');
    const list = system === undefined ? [] : await listOf(sort, system).catch(() => []);
    const [any] = select.options;
    select.replaceChildren(
      ...(any ? [any] : []),
      ...sorted(sort, list).map((one) => make('option', { value: `${name}:${one.id}` }, labelOf(one))),
    );
    select.closest<HTMLElement>('.field')?.toggleAttribute('hidden', list.length === 0);
  }
}
