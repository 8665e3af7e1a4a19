/** Forces: units with counts and points, kept on this device; the address of each is a link to it. */
import { NotFoundError } from '@rangefinder/client';
import { CATALOG } from '../texts/catalog.js';
import { askEntry, type CatalogUnit } from './catalog-api.js';
import { typeOf } from './catalog-words.js';
import { copy, language, make, need, say } from './dom.js';
import {
  addTo,
  type ForceEntry,
  forceCsv,
  MAX_OF_ONE,
  type PricedEntry,
  readForce,
  totalsBySystem,
  withCount,
  without,
  writeForce,
} from './force.js';
import { startImport } from './force-import.js';
import { writeList } from './force-list.js';
import {
  currentOf,
  fromAddress,
  type KeptForce,
  loadShelf,
  newForceId,
  type Shelf,
  saveShelf,
  systemOf,
  withForce,
  withoutForce,
} from './force-shelf.js';
import { unitCard } from './unit-card.js';
import { offerUnits } from './unit-offers.js';
import { unitName, unitPage } from './unit-words.js';

const nameInput = need<HTMLInputElement>('[data-force-name]');
const limitInput = need<HTMLInputElement>('[data-force-limit]');
const picker = need<HTMLSelectElement>('[data-force-picker]');
const body = need<HTMLElement>('[data-force-rows]');
const totalCell = need<HTMLElement>('[data-force-total]');
const cards = need<HTMLElement>('[data-force-cards]');
const status = need<HTMLElement>('[data-force-status]');

const blank = (): KeptForce => ({ id: newForceId(), name: '', units: '', limit: null });

/** The force that the address names, else the one that was edited last. */
function opened(shelf: Shelf): KeptForce {
  const asked = new URLSearchParams(location.search);
  const [name, list] = [asked.get('name') ?? '', asked.get('units')];
  if (list === null && name === '') return currentOf(shelf) ?? blank();
  return fromAddress(shelf, { name, units: list ?? '', limit: Number(asked.get('limit')) || null }, newForceId());
}

let shelf = loadShelf();
let held = opened(shelf);
const forceNow = (): readonly ForceEntry[] => readForce(held.units);
/** Ids that the catalog does not have. */
const missing = new Set<string>();
const units = new Map<string, CatalogUnit>();

/** Stands for a name until it is there, about as long: `alpha-strike/atlas-as7-d` → `atlas as7 d` */
const provisionalName = (id: string): string => (id.split('/').at(-1) ?? id).replaceAll('-', ' ');

const priced = (): readonly PricedEntry[] =>
  forceNow().map(({ id, count }) => {
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
  if (held.name !== '') kept.set('name', held.name);
  if (held.limit !== null) kept.set('limit', String(held.limit));
  if (held.units !== '') kept.set('units', held.units);
  const search = kept.toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
  history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
}

/** Changes the force, and keeps it. One that nobody has begun is not kept. */
function hold(next: Partial<KeptForce>): void {
  held = { ...held, ...next };
  const isBegun = held.units !== '' || held.name !== '' || held.limit !== null;
  if (isBegun) shelf = withForce(shelf, held);
  if (isBegun && !saveShelf(shelf)) status.textContent = say(CATALOG.notKept);
  keepInAddress();
}

function change(next: readonly ForceEntry[]): void {
  hold({ units: writeForce(next) });
  draw();
}

/** Opens another force. */
function open(force: KeptForce): void {
  held = force;
  hold({});
  show();
  void loadNamed();
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
  input.addEventListener('change', () => change(withCount(forceNow(), id, Number(input.value))));
  return input;
}

function rowOf(entry: PricedEntry): HTMLElement {
  const remove = make('button', { type: 'button', class: 'remove', 'aria-label': `${say(CATALOG.remove)}: ${entry.name}` }, '×');
  remove.addEventListener('click', () => change(without(forceNow(), entry.id)));
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, ...nameOf(entry)),
    make('td', {}, countField(entry, entry.name)),
    make('td', {}, entry.cost === null ? '—' : String(entry.cost)),
    make('td', {}, String((entry.cost ?? 0) * entry.count)),
    make('td', { class: 'no-print' }, remove),
  );
}

const nameOf = ({ id, name }: PricedEntry): readonly (HTMLElement | string)[] =>
  missing.has(id) ? [name, ' ', make('small', {}, say(CATALOG.missing))] : [make('a', { href: unitPage(id) }, name)];

function draw(): void {
  const entries = priced();
  body.replaceChildren(
    ...(entries.length === 0 ? [make('tr', {}, make('td', { colspan: '5' }, say(CATALOG.emptyForce)))] : entries.map(rowOf)),
  );
  drawTotal(entries);
  drawPicker();
  cards.replaceChildren(...entries.flatMap(({ id }) => (units.get(id)?.source ? [unitCard(units.get(id) as CatalogUnit)] : [])));
}

/** Points of different rule sets are different things. */
function drawTotal(entries: readonly PricedEntry[]): void {
  const totals = [...totalsBySystem(entries).values()];
  totalCell.textContent = totals.join(' + ') || '0';
  need<HTMLElement>('[data-force-unpriced]').hidden = entries.every(({ cost }) => cost !== null);
  const left = held.limit === null || totals.length > 1 ? undefined : held.limit - (totals[0] ?? 0);
  totalCell.classList.toggle('over', left !== undefined && left < 0);
  const said = left === undefined ? '' : `${say(left < 0 ? CATALOG.pointsOver : CATALOG.pointsLeft)} ${Math.abs(left)}`;
  need('[data-force-left]').textContent = totals.length > 1 ? say(CATALOG.mixed) : said;
}

function drawPicker(): void {
  const known = shelf.forces.some(({ id }) => id === held.id) ? shelf.forces : [...shelf.forces, held];
  picker.replaceChildren(
    ...known.map(({ id, name }) => make('option', { value: id, selected: id === held.id }, name || say(CATALOG.nameless))),
  );
}

function show(): void {
  nameInput.value = held.name;
  limitInput.value = held.limit === null ? '' : String(held.limit);
  draw();
}

/** Figures of the units that the force has. */
async function loadNamed(): Promise<void> {
  const unknown = forceNow().filter(({ id }) => !units.get(id)?.source);
  const results = await Promise.allSettled(unknown.map(async ({ id }) => units.set(id, await askEntry('units', id, language))));
  for (const [index, result] of results.entries()) {
    if (result.status === 'fulfilled') continue;
    if (result.reason instanceof NotFoundError) missing.add(unknown[index]?.id ?? '');
    else status.textContent = say(CATALOG.away);
  }
  draw();
}

function choose(unit: CatalogUnit): void {
  units.set(unit.id, unit);
  change(addTo(forceNow(), unit.id));
  status.textContent = `+ ${unitName(unit)}`;
  void loadNamed();
}

function download(): void {
  const url = URL.createObjectURL(new Blob([`\uFEFF${forceCsv(priced())}`], { type: 'text/csv;charset=utf-8' }));
  make('a', { href: url, download: `${held.name || 'force'}.csv` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

nameInput.addEventListener('input', () => {
  hold({ name: nameInput.value.trim() });
  drawPicker();
});
limitInput.addEventListener('input', () => {
  hold({ limit: Number(limitInput.value) > 0 ? Math.trunc(Number(limitInput.value)) : null });
  drawTotal(priced());
});
picker.addEventListener('change', () => open(shelf.forces.find(({ id }) => id === picker.value) ?? held));
need<HTMLButtonElement>('[data-force-new]').addEventListener('click', () => open(blank()));
/** Deletes the force, and offers to bring it back. */
function remove(): void {
  const gone = held;
  shelf = withoutForce(shelf, gone.id);
  saveShelf(shelf);
  open(currentOf(shelf) ?? blank());
  const undo = make('button', { type: 'button', class: 'button' }, say(CATALOG.undo));
  undo.addEventListener('click', () => {
    open(gone);
    status.replaceChildren();
  });
  status.replaceChildren(say(CATALOG.deleted), ' ', undo);
}

async function copyAsText(): Promise<void> {
  const costOf = ({ id }: ForceEntry): string => typeOf(units.get(id) ?? {}).cost;
  if (await copy(writeList(held.name, priced(), costOf))) status.textContent = say(CATALOG.copied);
}

/** Hands the link to whatever the device shares with. */
function offerShare(): void {
  const share = need<HTMLButtonElement>('[data-force-share]');
  share.hidden = !('share' in navigator);
  share.addEventListener(
    'click',
    () => void navigator.share({ title: held.name || say(CATALOG.nameless), url: location.href }).catch(() => undefined),
  );
}

need<HTMLButtonElement>('[data-force-delete]').addEventListener('click', remove);
need<HTMLButtonElement>('[data-force-text]').addEventListener('click', () => void copyAsText());
need<HTMLAnchorElement>('[data-force-battle]').addEventListener('click', ({ currentTarget }) => {
  (currentTarget as HTMLAnchorElement).href = `/${language}/battle/?force=${held.id}`;
});
offerShare();
startImport({
  take: (force) => open({ ...blank(), units: writeForce(force) }),
  report: (message) => {
    status.textContent = message;
  },
});
offerUnits({
  input: need('[data-force-add]'),
  list: need('[data-force-offers]'),
  system: () => forceNow().map(({ id }) => systemOf(id))[0],
  choose,
  fail: (message) => {
    status.textContent = message;
  },
});
need<HTMLButtonElement>('[data-force-csv]').addEventListener('click', download);
need<HTMLButtonElement>('[data-force-print]').addEventListener('click', () => window.print());
need<HTMLButtonElement>('[data-force-link]').addEventListener('click', async () => {
  if (await copy(location.href)) status.textContent = say(CATALOG.copied);
});
open(held);
