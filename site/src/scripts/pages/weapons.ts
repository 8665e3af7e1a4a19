/** All weapons of the catalog by rule set, with a filter by any of their names or of the units that carry them. */
import { unitName, weaponPage } from '@rangefinder/battle/catalog';
import { fetchCarriers, fetchWeapons } from '@rangefinder/battle/catalog-api';
import { language, make, need, say } from '@rangefinder/battle/dom';
import { type CardEntry, nameOnCarrier } from '@rangefinder/cards';
import { CATALOG } from '../../texts/catalog.js';
import { entryRow, figuresLine } from '../catalog/entry-row.js';

const input = need<HTMLInputElement>('[data-weapons-find]');
const status = need<HTMLElement>('[data-weapons-status]');
const lists = [...document.querySelectorAll<HTMLElement>('[data-weapons]')];

/** A row with its searchable names in lower case. */
interface Row {
  readonly element: HTMLElement;
  readonly system: string;
  readonly names: string;
}

type Carriers = ReadonlyMap<string, readonly CardEntry[]>;

/** Returns whether a weapon belongs to one unit, like `bronepehota/sprut/pulse-cannon`. */
const isOwned = ({ id }: CardEntry): boolean => id.split('/').length > 2;

/** Units by the id of the weapon that belongs to them. */
async function carriersOf(weapons: readonly CardEntry[]): Promise<Carriers> {
  const systems = [...new Set(weapons.filter(isOwned).map(({ system }) => system))];
  const units = (await Promise.all(systems.map((system) => fetchCarriers(system, language)))).flat();
  const carriers = new Map<string, CardEntry[]>();
  for (const unit of units)
    for (const { weapon } of unit.weapons ?? []) carriers.set(weapon.id, [...(carriers.get(weapon.id) ?? []), unit]);
  return carriers;
}

/** The weapon under the name that it has on the card of its unit. */
function unowned(weapon: CardEntry, carriers: Carriers): CardEntry {
  const [carrier] = carriers.get(weapon.id) ?? [];
  if (!carrier) return weapon;
  return { ...weapon, name: nameOnCarrier(weapon, carrier, 'en'), nameRu: nameOnCarrier(weapon, carrier, 'ru') };
}

/** Groups weapons with the same name, cost and figures: one row for all units with an identical weapon. */
function alike(weapons: readonly CardEntry[]): readonly (readonly CardEntry[])[] {
  const groups = new Map<string, CardEntry[]>();
  for (const weapon of weapons) {
    const read = [weapon.system, unitName(weapon), weapon.cost, figuresLine(weapon)].join('\n');
    groups.set(read, [...(groups.get(read) ?? []), weapon]);
  }
  return [...groups.values()];
}

function rowOf(weapons: readonly CardEntry[], carriers: Carriers): readonly Row[] {
  const [weapon] = weapons;
  if (!weapon) return [];
  const units = weapons.flatMap(({ id }) => carriers.get(id) ?? []);
  const owners = [...new Set(units.map(unitName))].toSorted((one, other) => one.localeCompare(other, language)).join(', ');
  const names = [...weapons, ...units].flatMap(({ name, nameRu, aliases = [] }) => [name, nameRu ?? '', ...aliases]);
  const element = entryRow(weapon, weaponPage(weapon.id), owners === '' ? undefined : owners);
  return [{ element, system: weapon.system, names: names.join('\n').toLowerCase() }];
}

function show(rows: readonly Row[]): void {
  const wanted = input.value.trim().toLowerCase();
  for (const { element, names } of rows) element.hidden = !names.includes(wanted);
  for (const list of lists) {
    const section = list.closest('section');
    if (section) section.hidden = list.querySelector('li:not([hidden])') === null;
  }
  const count = rows.filter(({ element }) => !element.hidden).length;
  status.textContent = count === 0 ? say(CATALOG.none) : `${say(CATALOG.total)} ${count}`;
}

async function start(): Promise<void> {
  const weapons = (await fetchWeapons(language)).toSorted((one, other) => unitName(one).localeCompare(unitName(other), language));
  const carriers = await carriersOf(weapons);
  const rows = alike(weapons.map((weapon) => unowned(weapon, carriers))).flatMap((same) => rowOf(same, carriers));
  for (const list of lists) list.append(...rows.filter(({ system }) => system === list.dataset.weapons).map(({ element }) => element));
  input.addEventListener('input', () => show(rows));
  show(rows);
}

start().catch(() => {
  status.replaceChildren(make('span', {}, say(CATALOG.away)));
});
