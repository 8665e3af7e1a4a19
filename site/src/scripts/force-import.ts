/** Brings a list of units in: those with an id as they are, the others as the catalog finds them by name. */
import { CATALOG } from '../texts/catalog.js';
import { askUnits, type CatalogUnit } from './catalog-api.js';
import { language, need, say } from './dom.js';
import { addTo, type ForceEntry } from './force.js';
import { type ListLine, readList } from './force-list.js';
import { systemOf } from './force-shelf.js';

interface Importing {
  /** A new force of these. */
  take(force: readonly ForceEntry[]): void;
  report(message: string): void;
}

const panel = need<HTMLDetailsElement>('[data-force-import]');
const area = need<HTMLTextAreaElement>('textarea', panel);
const file = need<HTMLInputElement>('input[type=file]', panel);

/** What searches do not take as a word of a name. */
const plain = (name: string): string => name.replaceAll(/[:<>="()]/g, ' ').trim();

async function found({ id, name }: ListLine): Promise<string | undefined> {
  if (id !== undefined) return id;
  const query = plain(name);
  const [unit]: readonly CatalogUnit[] = query === '' ? [] : (await askUnits({ query, first: 1 }, language)).units;
  return unit?.id;
}

/** Units of the rule set of the first; the rest is said to be left out. */
async function bringIn({ take, report }: Importing): Promise<void> {
  const lines = readList(area.value);
  if (lines.length === 0) return report(say(CATALOG.emptyForce));
  const ids = await Promise.all(lines.map(found));
  const system = systemOf(ids.find((id) => id !== undefined) ?? '');
  const missing = lines.filter((_, at) => ids[at] === undefined || systemOf(ids[at] as string) !== system);
  const force = lines.reduce<readonly ForceEntry[]>((all, line, at) => {
    const id = ids[at];
    return id === undefined || missing.includes(line) ? all : addTo(all, id, line.count);
  }, []);
  if (force.length > 0) take(force);
  const count = force.reduce((sum, one) => sum + one.count, 0);
  const left = missing.length === 0 ? '' : ` ${say(CATALOG.leftOut)} ${missing.map(({ name, id }) => name || id).join(', ')}`;
  report(`${say(CATALOG.imported)} ${count}.${left}`);
  panel.open = force.length === 0;
}

export function startImport(importing: Importing): void {
  const run = (): void => void bringIn(importing).catch(() => importing.report(say(CATALOG.away)));
  need('[data-import-run]', panel).addEventListener('click', run);
  file.addEventListener('change', async () => {
    area.value = (await file.files?.[0]?.text()) ?? '';
    file.value = '';
    run();
  });
}
