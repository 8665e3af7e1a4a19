/** All weapons of the catalog by rule set, found by any of their names while one types. */
import { CATALOG } from '../texts/catalog.js';
import { askWeapons, type CatalogUnit } from './catalog-api.js';
import { language, make, need, say } from './dom.js';
import { entryRow } from './entry-row.js';
import { unitName, weaponPage } from './unit-words.js';

const input = need<HTMLInputElement>('[data-weapons-find]');
const status = need<HTMLElement>('[data-weapons-status]');
const lists = [...document.querySelectorAll<HTMLElement>('[data-weapons]')];

/** A row and the names that it is found by. */
interface Row {
  readonly element: HTMLElement;
  readonly names: string;
}

function rowOf(weapon: CatalogUnit): Row {
  const names = [weapon.name, weapon.nameRu ?? '', ...weapon.aliases].join('\n').toLowerCase();
  return { element: entryRow(weapon, weaponPage(weapon.id)), names };
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
  const weapons = (await askWeapons(language)).toSorted((one, other) => unitName(one).localeCompare(unitName(other), language));
  const rows = weapons.map((weapon) => ({ ...rowOf(weapon), system: weapon.system }));
  for (const list of lists) list.append(...rows.filter(({ system }) => system === list.dataset.weapons).map(({ element }) => element));
  input.addEventListener('input', () => show(rows));
  show(rows);
}

start().catch(() => {
  status.replaceChildren(make('span', {}, say(CATALOG.away)));
});
