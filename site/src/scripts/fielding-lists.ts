/** Eras and factions as lists to choose from, of the rule set that is looked at: there are none where nobody knows who fields what. */
import { ask } from './catalog-api.js';
import { language, make, say } from './dom.js';

/** An era or a faction as the service lists it. */
interface Listed {
  readonly id: string;
  readonly name: string;
  readonly nameRu: string;
  readonly from?: number | null;
  readonly to?: number | null;
  /** Whether it is known who fielded what then. */
  readonly hasAvailability?: boolean;
}

type Sort = 'eras' | 'factions';

const FIELDS: { readonly [S in Sort]: readonly string[] } = {
  eras: ['id', 'name', 'nameRu', 'from', 'to', 'hasAvailability'],
  factions: ['id', 'name', 'nameRu'],
};
const known = new Map<string, Promise<readonly Listed[]>>();

async function asked(sort: Sort, system: string): Promise<readonly Listed[]> {
  const all = (await ask(sort, { system }, { language, fields: FIELDS[sort] })) as unknown as readonly Listed[];
  return all.filter(({ hasAvailability }) => hasAvailability !== false);
}

/** Each list is asked for once; one that did not come is asked for again. */
function listOf(sort: Sort, system: string): Promise<readonly Listed[]> {
  const key = `${sort} ${system}`;
  const list = known.get(key) ?? asked(sort, system);
  known.set(key, list);
  list.catch(() => known.delete(key));
  return list;
}

const named = ({ name, nameRu }: Listed): string => say({ en: name, ru: nameRu });

/** `Clan Invasion, 3050–3061` */
const worded = (one: Listed): string =>
  one.from === undefined || one.from === null ? named(one) : `${named(one)}, ${one.from}–${one.to ?? ''}`;

/** Factions are looked for by name; eras follow each other. */
const ordered = (sort: Sort, list: readonly Listed[]): readonly Listed[] =>
  sort === 'eras' ? list : list.toSorted((one, two) => named(one).localeCompare(named(two), language));

/** What an address asks for may be written in other words than those of the list: it stands there as it is. */
function fill(select: HTMLSelectElement, options: readonly HTMLOptionElement[], wanted: string): void {
  const [any] = select.options;
  select.replaceChildren(...(any ? [any] : []), ...options);
  if (wanted !== '' && !options.some(({ value }) => value === wanted)) select.append(make('option', { value: wanted }, wanted));
  select.value = wanted;
}

/** Fills the lists of a form for a rule set; without one, and without a connection, they hold what was chosen. */
export async function showFielding(form: HTMLFormElement, system: string | undefined): Promise<void> {
  for (const select of form.querySelectorAll<HTMLSelectElement>('select[data-fielding]')) {
    const sort = select.dataset.fielding as Sort;
    const list = system === undefined ? [] : await listOf(sort, system).catch(() => []);
    const options = ordered(sort, list).map((one) => make('option', { value: one.id }, worded(one)));
    fill(select, options, select.value);
    select.closest<HTMLElement>('.field')?.toggleAttribute('hidden', list.length === 0 && select.value === '');
  }
}

/** What an address names is chosen before the list is there. */
export function chooseFielding(select: HTMLSelectElement, value: string): void {
  if (select.dataset.fielding !== undefined) fill(select, [...select.options].slice(1), value);
}
