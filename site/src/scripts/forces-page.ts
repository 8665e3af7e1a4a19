/** Forces: units with counts and points. The address is the only place where a force is kept. */
import { BadInputError } from '@rangefinder/client';
import { CATALOG } from '../texts/catalog.js';
import { askEntry, askUnits, type CatalogUnit } from './catalog-api.js';
import { kindName, typeOf } from './catalog-words.js';
import { copy, debounce, language, make, need, say } from './dom.js';
import {
  addTo,
  type ForceEntry,
  forceCsv,
  MAX_OF_ONE,
  type PricedEntry,
  readForce,
  totalOf,
  withCount,
  without,
  writeForce,
} from './force.js';
import { unitName, unitPage } from './unit-words.js';

const MAX_OFFERED = 8;
const parameters = new URLSearchParams(location.search);
const nameInput = need<HTMLInputElement>('[data-force-name]');
const addInput = need<HTMLInputElement>('[data-force-add]');
const offers = need<HTMLElement>('[data-force-offers]');
const body = need<HTMLElement>('[data-force-rows]');
const totalCell = need<HTMLElement>('[data-force-total]');
const status = need<HTMLElement>('[data-force-status]');

let force: readonly ForceEntry[] = readForce(parameters.get('units') ?? '');
const units = new Map<string, CatalogUnit>();

/** Stands for a name until it is there, about as long: `alpha-strike/atlas-as7-d` → `atlas as7 d` */
const provisionalName = (id: string): string => (id.split('/').at(-1) ?? id).replaceAll('-', ' ');

const priced = (): readonly PricedEntry[] =>
  force.map(({ id, count }) => {
    const unit = units.get(id);
    return {
      id,
      count,
      name: unit ? unitName(unit) : provisionalName(id),
      system: unit?.system ?? id.split('/')[0] ?? '',
      cost: unit?.cost ?? null,
    };
  });

function keepInAddress(): void {
  const kept = new URLSearchParams();
  if (nameInput.value.trim() !== '') kept.set('name', nameInput.value.trim());
  if (force.length > 0) kept.set('units', writeForce(force));
  const search = kept.toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
}

function change(next: readonly ForceEntry[]): void {
  force = next;
  keepInAddress();
  draw();
}

function countField({ id, count }: ForceEntry, name: string): HTMLElement {
  const input = make('input', {
    type: 'number',
    min: '1',
    max: String(MAX_OF_ONE),
    value: String(count),
    inputmode: 'numeric',
    'aria-label': `${say(CATALOG.count)}: ${name}`,
  });
  input.addEventListener('change', () => change(withCount(force, id, Number(input.value))));
  return input;
}

function rowOf(entry: PricedEntry): HTMLElement {
  const remove = make('button', { type: 'button', class: 'remove', 'aria-label': `${say(CATALOG.remove)}: ${entry.name}` }, '×');
  remove.addEventListener('click', () => change(without(force, entry.id)));
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, make('a', { href: unitPage(entry.id) }, entry.name)),
    make('td', {}, countField(entry, entry.name)),
    make('td', {}, entry.cost === null ? '—' : String(entry.cost)),
    make('td', {}, String((entry.cost ?? 0) * entry.count)),
    make('td', { class: 'no-print' }, remove),
  );
}

function draw(): void {
  const entries = priced();
  body.replaceChildren(
    ...(entries.length === 0 ? [make('tr', {}, make('td', { colspan: '5' }, say(CATALOG.emptyForce)))] : entries.map(rowOf)),
  );
  totalCell.textContent = String(totalOf(entries));
}

/** Figures of the units that the address names. */
async function loadNamed(): Promise<void> {
  const unknown = force.filter(({ id }) => !units.has(id));
  const asked = unknown.map(({ id }) => askEntry('units', id, language).then((unit) => units.set(id, unit)));
  const failed = (await Promise.allSettled(asked)).filter((result) => result.status === 'rejected');
  if (failed.length > 0) status.textContent = say(CATALOG.away);
  draw();
}

async function offer(): Promise<void> {
  const query = addInput.value.trim();
  if (query === '') return offers.replaceChildren();
  const found = await candidates(query);
  if (addInput.value.trim() === query) offers.replaceChildren(...found.slice(0, MAX_OFFERED).map(offerItem));
}

/** Units by a name, misspelled or not. */
async function candidates(query: string): Promise<readonly CatalogUnit[]> {
  try {
    return (await askUnits({ query, first: MAX_OFFERED }, language)).units;
  } catch (error) {
    status.textContent = error instanceof BadInputError ? '' : say(CATALOG.away);
    return [];
  }
}

function offerItem(unit: CatalogUnit): HTMLElement {
  const button = make(
    'button',
    { type: 'button' },
    make('strong', {}, unitName(unit)),
    ` ${kindName(unit.kind)}${unit.cost === null ? '' : ` · ${unit.cost} ${typeOf(unit).cost}`}`,
  );
  button.addEventListener('click', () => {
    units.set(unit.id, unit);
    addInput.value = '';
    offers.replaceChildren();
    change(addTo(force, unit.id));
    status.textContent = `+ ${unitName(unit)}`;
    addInput.focus();
  });
  return make('li', {}, button);
}

function download(): void {
  const url = URL.createObjectURL(new Blob([`\uFEFF${forceCsv(priced())}`], { type: 'text/csv;charset=utf-8' }));
  make('a', { href: url, download: `${nameInput.value.trim() || 'force'}.csv` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

nameInput.value = parameters.get('name') ?? '';
nameInput.addEventListener('input', keepInAddress);
addInput.addEventListener(
  'input',
  debounce(() => void offer(), 200),
);
need<HTMLButtonElement>('[data-force-csv]').addEventListener('click', download);
need<HTMLButtonElement>('[data-force-print]').addEventListener('click', () => window.print());
need<HTMLButtonElement>('[data-force-link]').addEventListener('click', async () => {
  if (await copy(location.href)) status.textContent = say(CATALOG.copied);
});
draw();
void loadNamed();
