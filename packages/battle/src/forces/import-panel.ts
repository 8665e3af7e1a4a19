/** Import of a unit list: units with an id as they are, others as the catalog finds them by name. */
import { fetchUnits } from '../catalog/api.js';
import { language, need, say } from '../dom.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { FORCE } from '../texts/forces.js';
import { addUnit, type ForceEntry } from './force.js';
import { systemOf } from './saved-forces.js';
import { type ListLine, parseList } from './text-list.js';

interface ImportActions {
  /** Opens a new force of these units. */
  open(force: readonly ForceEntry[]): void;
  report(message: string): void;
}

/** Replaces the operators of the query language. */
const plainName = (name: string): string => name.replaceAll(/[:<>="()]/g, ' ').trim();

async function findUnit({ id, name }: ListLine): Promise<string | undefined> {
  if (id !== undefined) return id;
  const query = plainName(name);
  if (query === '') return undefined;
  const { units } = await fetchUnits({ query, first: 1 }, language);
  return units[0]?.id;
}

/** Imports the units of the first unit's rule set. Reports the others as left out. */
async function importList(text: string, { open, report }: ImportActions): Promise<boolean> {
  const lines = parseList(text);
  if (lines.length === 0) {
    report(say(FORCE.empty));
    return false;
  }
  const ids = await Promise.all(lines.map(findUnit));
  const system = systemOf(ids.find((id) => id !== undefined) ?? '');
  const found = lines.map((line, at) => ({ line, id: ids[at] }));
  const isTaken = ({ id }: { readonly id: string | undefined }): boolean => id !== undefined && systemOf(id) === system;
  const force = found
    .filter(isTaken)
    .reduce<readonly ForceEntry[]>((all, { line, id }) => (id === undefined ? all : addUnit(all, id, line.count)), []);
  const missing = found.filter((one) => !isTaken(one)).map(({ line }) => line.name || line.id);
  if (force.length > 0) open(force);
  const count = force.reduce((sum, one) => sum + one.count, 0);
  const leftOut = missing.length === 0 ? '' : ` ${say(FORCE.leftOut)} ${missing.join(', ')}`;
  report(`${say(FORCE.imported)} ${count}.${leftOut}`);
  return force.length > 0;
}

export function startImport(root: HTMLElement, actions: ImportActions): void {
  const panel = need<HTMLDetailsElement>('[data-force-import]', root);
  const area = need<HTMLTextAreaElement>('textarea', panel);
  const file = need<HTMLInputElement>('input[type=file]', panel);
  const run = async (): Promise<void> => {
    try {
      panel.open = !(await importList(area.value, actions));
    } catch {
      actions.report(say(CATALOG_TEXTS.away));
    }
  };
  need('[data-import-run]', panel).addEventListener('click', () => void run());
  file.addEventListener('change', async () => {
    area.value = (await file.files?.[0]?.text()) ?? '';
    file.value = '';
    await run();
  });
}
