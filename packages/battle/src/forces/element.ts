/**
 * `<rangefinder-forces>`: forces with counts and points, saved on this device. The address always links to the open force. Works on the
 * HTML that `forcesHtml` has rendered into it, in the light DOM, so that the styles of the page apply.
 */
import type { CardEntry } from '@rangefinder/cards';
import { NotFoundError } from '@rangefinder/client';
import type { EntryAddition } from '@rangefinder/widgets/picker';
import { fetchEntry } from '../catalog/api.js';
import { costUnit, unitName } from '../catalog/page-cards.js';
import { startUnitPicker } from '../catalog/unit-picker.js';
import { copy, download, language, make, need, say } from '../dom.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { FORCE } from '../texts/forces.js';
import { nameUnknownBesides } from '../unknown-parameters.js';
import { BudgetPanel } from './budget-panel.js';
import { addUnit, type ForceEntry, forceCsv, formatForce, type PricedEntry, parseForce, removeOne, removeUnit, setCount } from './force.js';
import { forceName } from './force-name.js';
import { drawCards, drawRows, drawTotal } from './force-view.js';
import { startImport } from './import-panel.js';
import {
  currentForce,
  forceFromAddress,
  loadForces,
  newForceId,
  type SavedForce,
  saveForces,
  systemOf,
  withForce,
  withoutForce,
} from './saved-forces.js';
import { formatList } from './text-list.js';

const newForce = (): SavedForce => ({ id: newForceId(), name: '', units: '', limit: null });

/** The name that a unit has until it is loaded: `alpha-strike/atlas-as7-d` → `atlas as7 d` */
const provisionalName = (id: string): string => (id.split('/').at(-1) ?? id).replaceAll('-', ' ');

export class ForcesElement extends HTMLElement {
  #saved = loadForces();
  #force: SavedForce = newForce();
  readonly #units = new Map<string, CardEntry>();
  /** Names of units that are not loaded yet. */
  readonly #names = new Map<string, string>();
  /** Ids that the catalog does not know. */
  readonly #missing = new Set<string>();
  #isStarted = false;
  /** Limits the picker to a rule set. */
  #search: (system?: string) => void = () => undefined;
  #budget: BudgetPanel | undefined;

  connectedCallback(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#startFields();
    this.#startButtons();
    startImport(this, { open: (force, name) => this.#open({ ...newForce(), name, units: formatForce(force) }), report: this.#report });
    this.#search = startUnitPicker(this, {
      add: (unit) => void this.#add(unit),
      withdraw: ({ id }) => this.#change(removeOne(this.#entries(), id)),
    });
    this.#budget = new BudgetPanel(this, {
      entries: () => this.#entries(),
      units: () =>
        this.#entries()
          .flatMap(({ id, count }) => Array<CardEntry | undefined>(count).fill(this.#units.get(id)))
          .filter((unit) => unit !== undefined),
      limit: () => this.#force.limit,
      take: (units) => this.#addAll(units),
      report: this.#report,
    });
    nameUnknownBesides(['name', 'limit', 'units'], this);
    this.#open(this.#forceToOpen());
  }

  /** The force in the address, else the one edited last. */
  #forceToOpen(): SavedForce {
    const address = new URLSearchParams(location.search);
    const [name, units] = [address.get('name') ?? '', address.get('units')];
    if (units === null && name === '') return currentForce(this.#saved) ?? newForce();
    return forceFromAddress(this.#saved, { name, units: units ?? '', limit: Number(address.get('limit')) || null }, newForceId());
  }

  #startFields(): void {
    const name = need<HTMLInputElement>('[data-force-name]', this);
    name.addEventListener('input', () => {
      this.#save({ name: name.value.trim() });
      this.#drawPicker();
    });
    const limit = need<HTMLInputElement>('[data-force-limit]', this);
    limit.addEventListener('input', () => {
      this.#save({ limit: Number(limit.value) > 0 ? Math.trunc(Number(limit.value)) : null });
      this.#drawTotal();
      void this.#budget?.update();
    });
    const picker = need<HTMLSelectElement>('[data-force-picker]', this);
    picker.addEventListener('change', () => this.#open(this.#saved.forces.find(({ id }) => id === picker.value) ?? this.#force));
  }

  #startButtons(): void {
    const onClick = (name: string, run: () => void): void => need(`[data-force-${name}]`, this).addEventListener('click', run);
    onClick('new', () => this.#open(newForce()));
    onClick('delete', () => this.#delete());
    onClick('text', () => void this.#copy(formatList(this.#force.name, this.#priced(), ({ id }) => costUnit(this.#units.get(id) ?? {}))));
    onClick('link', () => void this.#copy(location.href));
    onClick('csv', () => download(`\uFEFF${forceCsv(this.#priced())}`, `${this.#force.name || 'force'}.csv`, 'text/csv;charset=utf-8'));
    onClick('print', () => window.print());
    onClick('battle', () => {
      need<HTMLAnchorElement>('[data-force-battle]', this).href = `/${language}/battle/?force=${this.#force.id}`;
    });
    need<HTMLElement>('[data-force-share]', this).hidden = !('share' in navigator);
    onClick(
      'share',
      () => void navigator.share({ title: this.#force.name || say(FORCE.nameless), url: location.href }).catch(() => undefined),
    );
  }

  readonly #report = (message: string): void => {
    need('[data-force-status]', this).textContent = message;
  };

  async #copy(text: string): Promise<void> {
    if (await copy(text)) this.#report(say(CATALOG_TEXTS.copied));
  }

  #entries(): readonly ForceEntry[] {
    return parseForce(this.#force.units);
  }

  #priced(): readonly PricedEntry[] {
    return this.#entries().map(({ id, count }) => {
      const unit = this.#units.get(id);
      const name = unit ? unitName(unit) : (this.#names.get(id) ?? provisionalName(id));
      return { id, count, name, system: unit?.system ?? systemOf(id), cost: unit?.cost ?? null };
    });
  }

  #open(force: SavedForce): void {
    this.#force = force;
    this.#save({});
    need<HTMLInputElement>('[data-force-name]', this).value = force.name;
    need<HTMLInputElement>('[data-force-limit]', this).value = force.limit === null ? '' : String(force.limit);
    this.#draw();
    void this.#loadUnits();
  }

  /** Changes the force and saves it, except an empty one. */
  #save(change: Partial<SavedForce>): void {
    this.#force = { ...this.#force, ...change };
    const { name, units, limit } = this.#force;
    if (units !== '' || name !== '' || limit !== null) {
      this.#saved = withForce(this.#saved, this.#force);
      if (!saveForces(this.#saved)) this.#report(say(CATALOG_TEXTS.notKept));
    }
    this.#updateAddress();
  }

  #updateAddress(): void {
    const { name, units, limit } = this.#force;
    const query = new URLSearchParams();
    if (name !== '') query.set('name', name);
    if (limit !== null) query.set('limit', String(limit));
    if (units !== '') query.set('units', units);
    const search = query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',');
    history.replaceState(null, '', search === '' ? location.pathname : `?${search}`);
  }

  #change(entries: readonly ForceEntry[]): void {
    this.#save({ units: formatForce(entries) });
    this.#draw();
  }

  async #add({ id, name }: EntryAddition): Promise<void> {
    this.#names.set(id, name);
    this.#change(addUnit(this.#entries(), id));
    await this.#loadUnits();
    const unit = this.#units.get(id);
    if (unit) this.#report(`+ ${unitName(unit)}`);
  }

  #addAll(units: readonly CardEntry[]): void {
    for (const unit of units) this.#units.set(unit.id, unit);
    this.#change(units.reduce((all, { id }) => addUnit(all, id), this.#entries()));
    this.#report(`+ ${units.map(unitName).join(', ')}`);
    void this.#loadUnits();
  }

  /** Deletes the force and offers to restore it. */
  #delete(): void {
    const deleted = this.#force;
    this.#saved = withoutForce(this.#saved, deleted.id);
    saveForces(this.#saved);
    this.#open(currentForce(this.#saved) ?? newForce());
    const status = need('[data-force-status]', this);
    const undo = make('button', { type: 'button', class: 'button' }, say(CATALOG_TEXTS.undo));
    undo.addEventListener('click', () => {
      this.#open(deleted);
      status.replaceChildren();
    });
    status.replaceChildren(say(FORCE.deleted), ' ', undo);
  }

  #draw(): void {
    const entries = this.#priced();
    this.#search(entries[0]?.system);
    this.dataset.system = entries[0]?.system ?? '';
    void this.#budget?.update();
    drawRows(this, entries, {
      isMissing: (id) => this.#missing.has(id),
      setCount: (id, count) => this.#change(setCount(this.#entries(), id, count)),
      remove: (id) => this.#change(removeUnit(this.#entries(), id)),
    });
    this.#drawTotal();
    this.#drawPicker();
    drawCards(
      this,
      entries.map(({ id }) => this.#units.get(id)).filter((unit) => unit !== undefined),
    );
  }

  /** A unit that is still being loaded may have a price. */
  #drawTotal(): void {
    const isUnpriced = ({ id, cost }: PricedEntry): boolean => cost === null && (this.#units.has(id) || this.#missing.has(id));
    const priced = this.#priced();
    drawTotal(this, priced, { limit: this.#force.limit, hasUnpriced: priced.some(isUnpriced) });
  }

  #drawPicker(): void {
    const { forces } = this.#saved;
    const all = forces.some(({ id }) => id === this.#force.id) ? forces : [...forces, this.#force];
    const options = all.map((force) => make('option', { value: force.id, selected: force.id === this.#force.id }, forceName(force, all)));
    need('[data-force-picker]', this).replaceChildren(...options);
  }

  /** Loads the complete cards of the units. Units from lists or from the address lack them. */
  async #loadUnits(): Promise<void> {
    const unknown = this.#entries().filter(({ id }) => !this.#units.get(id)?.source);
    const results = await Promise.allSettled(unknown.map(async ({ id }) => this.#units.set(id, await fetchEntry('units', id, language))));
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue;
      if (result.reason instanceof NotFoundError) this.#missing.add(unknown[index]?.id ?? '');
      else this.#report(say(CATALOG_TEXTS.away));
    }
    this.#draw();
    this.toggleAttribute('data-loaded', true);
  }
}
