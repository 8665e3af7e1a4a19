/** The form of a new battle: two sides, each from a saved force or from units found by name. */
import { unitName } from '../catalog/page-cards.js';
import { startUnitPicker } from '../catalog/unit-picker.js';
import { make, need, say } from '../dom.js';
import { addUnit, type ForceEntry, parseForce, removeOne, removeUnit } from '../forces/force.js';
import { forceName } from '../forces/force-name.js';
import { loadForces, systemOf } from '../forces/saved-forces.js';
import { battleRulesOf } from '../systems/index.js';
import { BATTLE } from '../texts/battle.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { fetchCard } from './cards.js';
import { descriptionOf } from './engine.js';
import { ownUnitForm } from './own-unit-form.js';
import type { Scenario } from './rules.js';
import type { Side } from './state.js';

interface SetupActions {
  start(system: string, sides: readonly [Side, Side], own: Scenario['own']): Promise<void>;
  report(message: string): void;
}

/** Names of units by id. */
type UnitNames = Map<string, string>;

/** The id of the force in the address: `?force=m3x9`. */
export const forceInAddress = (): string | null => new URLSearchParams(location.search).get('force');

/** Loads missing names; a unit that fails to load keeps its id. Resolves to false if none were missing. */
async function loadNames(names: UnitNames, units: readonly ForceEntry[]): Promise<boolean> {
  const unknown = units.filter(({ id }) => !names.has(id));
  await Promise.allSettled(unknown.map(async ({ id }) => names.set(id, unitName(await fetchCard(id)))));
  return unknown.length > 0;
}

/** The units of one side as a list with buttons to remove them. */
function unitList(list: HTMLElement, names: UnitNames) {
  let units: readonly ForceEntry[] = [];
  const item = ({ id, count }: ForceEntry): HTMLElement => {
    const shown = names.get(id) ?? (id.split('/').at(-1) ?? id).replaceAll('-', ' ');
    const remove = make('button', { type: 'button', class: 'bare', 'aria-label': `${say(CATALOG_TEXTS.remove)}: ${shown}` }, '×');
    remove.addEventListener('click', () => set(removeUnit(units, id)));
    return make('li', {}, count > 1 ? `${shown} ×${count}` : shown, remove);
  };
  const draw = (): void => list.replaceChildren(...units.map(item));
  const set = (next: readonly ForceEntry[]): void => {
    units = next;
    draw();
    void loadNames(names, next).then((hasNew) => hasNew && draw());
  };
  return { units: () => units, set, add: (id: string): void => set(addUnit(units, id)) };
}

/** The form of one side. */
function sideForm(form: HTMLElement, system: () => string, names: UnitNames) {
  const name = need<HTMLInputElement>('[data-side-name]', form);
  const forces = need<HTMLSelectElement>('[data-side-force]', form);
  const list = unitList(need('[data-side-units]', form), names);
  const saved = loadForces().forces;
  const unitsOfSystem = (text: string): readonly ForceEntry[] => parseForce(text).filter(({ id }) => systemOf(id) === system());

  const takeForce = (): void => {
    const force = saved.find(({ id }) => id === forces.value);
    if (!force) return;
    name.value ||= force.name;
    list.set(unitsOfSystem(force.units));
  };
  forces.addEventListener('change', takeForce);
  const search = startUnitPicker(form, {
    add: ({ id, name }) => {
      names.set(id, name);
      list.add(id);
    },
    withdraw: ({ id }) => list.set(removeOne(list.units(), id)),
  });
  /** Clears the units and lists the saved forces of the chosen rule set. */
  const reset = (): void => {
    const own = saved.filter(({ units }) => unitsOfSystem(units).length > 0);
    const options = own.map((force) => make('option', { value: force.id }, forceName(force, saved)));
    forces.replaceChildren(make('option', { value: '' }, say(BATTLE.choose)), ...options);
    forces.closest('label')?.toggleAttribute('hidden', own.length === 0);
    list.set([]);
    search(system());
  };
  const chooseForce = (id: string): void => {
    forces.value = id;
    takeForce();
  };
  /** Shows the form of units that no catalog has, or the picker of the catalog. */
  const showFields = (own: readonly HTMLElement[]): void => {
    const place = need<HTMLElement>('[data-side-figure]', form);
    place.replaceChildren(...own);
    place.hidden = own.length === 0;
    need('rangefinder-picker', form).parentElement?.toggleAttribute('hidden', own.length > 0);
  };
  return {
    add: list.add,
    showFields,
    reset,
    chooseForce,
    side: (defaultName: string): Side => ({ name: name.value.trim() || defaultName, units: list.units() }),
  };
}

const entriesOf = (ids: readonly string[]): readonly ForceEntry[] => ids.reduce<readonly ForceEntry[]>((all, id) => addUnit(all, id), []);

function scenarioButton({ title, sides, units, own }: Scenario, system: string, { start }: SetupActions): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, say(title));
  const side = (at: 0 | 1): Side => ({ name: say(sides[at]), units: entriesOf(units[at]) });
  button.addEventListener('click', () => void start(system, [side(0), side(1)], own));
  return button;
}

/** Preselects the force in the address, and its rule set before that. */
async function takeForceInAddress(
  system: HTMLSelectElement,
  first: ReturnType<typeof sideForm> | undefined,
  showSystem: () => Promise<void>,
): Promise<void> {
  const force = loadForces().forces.find(({ id }) => id === forceInAddress());
  const [unit] = parseForce(force?.units ?? '');
  if (unit) system.value = systemOf(unit.id);
  await showSystem();
  if (force) first?.chooseForce(force.id);
}

export function startSetup(root: HTMLElement, actions: SetupActions): void {
  const system = need<HTMLSelectElement>('[data-battle-system]', root);
  const names: UnitNames = new Map();
  const forms = [...root.querySelectorAll<HTMLElement>('[data-side-form]')].map((form) => sideForm(form, () => system.value, names));
  const showSystem = async (): Promise<void> => {
    root.dataset.system = system.value;
    for (const form of forms) form.reset();
    const { scenarios = [], ownUnits } = (await battleRulesOf(system.value)) ?? {};
    const description = ownUnits && (await descriptionOf(ownUnits.question));
    for (const form of forms) form.showFields(ownUnits && description ? ownUnitForm(system.value, ownUnits, description, form.add) : []);
    const buttons = scenarios.map((scenario) => scenarioButton(scenario, system.value, actions));
    need('[data-battle-scenarios]', root).replaceChildren(...buttons);
    need<HTMLElement>('[data-battle-ready]', root).hidden = scenarios.length === 0;
  };
  system.addEventListener('change', () => void showSystem());
  need<HTMLButtonElement>('[data-battle-start]', root).addEventListener('click', () => {
    const [first, second] = [forms[0]?.side(say(BATTLE.first)), forms[1]?.side(say(BATTLE.second))];
    if (!first?.units.length || !second?.units.length) actions.report(say(BATTLE.needsBoth));
    else void actions.start(system.value, [first, second], {});
  });
  void takeForceInAddress(system, forms[0], showSystem);
}
