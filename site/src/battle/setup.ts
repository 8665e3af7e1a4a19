/** Before a battle: two sides, each a force of this device or units by their names. */

import { askEntry, type CatalogUnit } from '../scripts/catalog-api.js';
import { language, make, need, say } from '../scripts/dom.js';
import { addTo, type ForceEntry, readForce, without } from '../scripts/force.js';
import { loadShelf, systemOf } from '../scripts/force-shelf.js';
import { offerUnits } from '../scripts/unit-offers.js';
import { unitName } from '../scripts/unit-words.js';
import { BATTLE } from '../texts/battle.js';
import { CATALOG } from '../texts/catalog.js';
import type { Side } from './battle.js';
import { rulesOf, type Scenario } from './rules.js';

interface Setup {
  start(system: string, sides: readonly [Side, Side], own: Scenario['own']): Promise<void>;
  report(message: string): void;
}

const system = need<HTMLSelectElement>('[data-battle-system]');
const shelf = loadShelf();
const names = new Map<string, string>();

/** Names of units that are known by their ids alone; true where there were some. Without the catalog the ids stay. */
async function learnNames(units: readonly ForceEntry[]): Promise<boolean> {
  const unknown = units.filter(({ id }) => !names.has(id));
  const asked = unknown.map(async ({ id }) => names.set(id, unitName(await askEntry('units', id, language))));
  await Promise.allSettled(asked);
  return unknown.length > 0;
}

/** A side while it is put together. */
function sideForm(form: HTMLElement, report: (message: string) => void) {
  const name = need<HTMLInputElement>('[data-side-name]', form);
  const picker = need<HTMLSelectElement>('[data-side-force]', form);
  const list = need<HTMLElement>('[data-side-units]', form);
  let units: readonly ForceEntry[] = [];

  const draw = (): void => list.replaceChildren(...units.map(unitItem));
  const set = (next: readonly ForceEntry[]): void => {
    units = next;
    draw();
    void learnNames(next).then((isNew) => isNew && draw());
  };
  const unitItem = ({ id, count }: ForceEntry): HTMLElement => {
    const shown = names.get(id) ?? (id.split('/').at(-1) ?? id).replaceAll('-', ' ');
    const remove = make('button', { type: 'button', class: 'bare', 'aria-label': `${say(CATALOG.remove)}: ${shown}` }, '×');
    remove.addEventListener('click', () => set(without(units, id)));
    return make('li', {}, count > 1 ? `${shown} ×${count}` : shown, remove);
  };
  picker.addEventListener('change', () => {
    const force = shelf.forces.find(({ id }) => id === picker.value);
    if (!force) return;
    name.value ||= force.name;
    set(readForce(force.units).filter(({ id }) => systemOf(id) === system.value));
  });
  offerUnits({
    input: need('[data-side-add]', form),
    list: need('[data-side-offers]', form),
    system: () => system.value,
    choose: (unit: CatalogUnit) => {
      names.set(unit.id, unitName(unit));
      set(addTo(units, unit.id));
    },
    fail: report,
  });
  const drawForces = (): void => {
    const own = shelf.forces.filter(({ units: kept }) => readForce(kept).some(({ id }) => systemOf(id) === system.value));
    const options = own.map((force) => make('option', { value: force.id }, force.name || say(CATALOG.nameless)));
    picker.replaceChildren(make('option', { value: '' }, say(BATTLE.choose)), ...options);
    picker.closest('label')?.toggleAttribute('hidden', own.length === 0);
    set([]);
  };
  /** A force of this device comes to the table. */
  const bring = (id: string): void => {
    picker.value = id;
    picker.dispatchEvent(new Event('change'));
  };
  return { drawForces, bring, side: (otherwise: string): Side => ({ name: name.value.trim() || otherwise, units }) };
}

const entries = (ids: readonly string[]): readonly ForceEntry[] => ids.reduce<readonly ForceEntry[]>((all, id) => addTo(all, id), []);

function scenarioButton({ title, sides, units, own }: Scenario, { start }: Setup): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, say(title));
  const side = (at: 0 | 1): Side => ({ name: say(sides[at]), units: entries(units[at]) });
  button.addEventListener('click', () => void start(system.value, [side(0), side(1)], own));
  return button;
}

/** The force that the address names: `?force=m3x9`. */
export const askedForce = (): string | null => new URLSearchParams(location.search).get('force');

async function bringAsked([first]: readonly ReturnType<typeof sideForm>[], follow: () => Promise<void>): Promise<void> {
  const asked = shelf.forces.find(({ id }) => id === askedForce());
  const [unit] = readForce(asked?.units ?? '');
  if (unit) system.value = systemOf(unit.id);
  await follow();
  if (asked) first?.bring(asked.id);
}

export function startSetup(setup: Setup): void {
  const forms = [...document.querySelectorAll<HTMLElement>('[data-side-form]')].map((form) => sideForm(form, setup.report));
  const scenarios = need<HTMLElement>('[data-battle-scenarios]');
  const follow = async (): Promise<void> => {
    for (const form of forms) form.drawForces();
    const ready = (await rulesOf(system.value))?.scenarios ?? [];
    scenarios.replaceChildren(...ready.map((scenario) => scenarioButton(scenario, setup)));
    need<HTMLElement>('[data-battle-ready]').hidden = ready.length === 0;
  };
  system.addEventListener('change', () => void follow());
  need<HTMLButtonElement>('[data-battle-start]').addEventListener('click', () => {
    const [first, second] = [forms[0]?.side(say(BATTLE.first)), forms[1]?.side(say(BATTLE.second))];
    if (!first?.units.length || !second?.units.length) setup.report(say(BATTLE.needsBoth));
    else void setup.start(system.value, [first, second], {});
  });
  void bringAsked(forms, follow);
}
