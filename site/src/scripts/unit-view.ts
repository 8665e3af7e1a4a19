/**
 * The page of one unit or weapon. The service sends it whole; only without a connection it is drawn here, out of what is kept.
 * What needs a device, a force to add it to or a printer, is added here.
 */
import { NotFoundError } from '@rangefinder/client';
import { CATALOG } from '../texts/catalog.js';
import { askEntry, type CatalogUnit } from './catalog-api.js';
import { language, make, need, say } from './dom.js';
import { entryContents } from './entry-contents.js';
import { readForce } from './force.js';
import { currentOf, loadShelf, newForceId, saveShelf, withUnit } from './force-shelf.js';
import { unitName, unitPage, weaponPage } from './unit-words.js';

const place = need<HTMLElement>('[data-unit]');
const [, sort, id = ''] = /^\/\w+\/(units|weapons)\/(?!view\/$)(.+)\/$/.exec(decodeURIComponent(location.pathname)) ?? [];

/** Adds to the force that was edited last, and stays here. */
function addToForce(): HTMLElement {
  const add = make('button', { type: 'button', class: 'button' }, say(CATALOG.addToForce));
  add.addEventListener('click', () => {
    const shelf = withUnit(loadShelf(), id, newForceId());
    const force = currentOf(shelf);
    if (!saveShelf(shelf) || !force) {
      location.href = `/${language}/forces/?units=${encodeURIComponent(id)}`;
      return;
    }
    const count = readForce(force.units).reduce((sum, entry) => sum + entry.count, 0);
    need('[data-unit-status]', place).replaceChildren(
      `${say(CATALOG.added)} ${count}. `,
      make('a', { href: `/${language}/forces/` }, say(CATALOG.openForce)),
    );
  });
  return add;
}

function addActions(): void {
  const print = make('button', { type: 'button', class: 'button' }, say(CATALOG.print));
  print.addEventListener('click', () => window.print());
  need('[data-unit-actions]', place).append(...(sort === 'units' ? [addToForce()] : []), print);
}

function show(entry: CatalogUnit): void {
  document.title = `${unitName(entry)} | Rangefinder`;
  need<HTMLElement>('h1').textContent = unitName(entry);
  place.replaceChildren(...entryContents(entry, []).filter((part) => part !== null));
  addActions();
}

function fail(error: unknown): void {
  const reason = error instanceof NotFoundError ? say(CATALOG.missing) : say(CATALOG.away);
  place.replaceChildren(make('p', { class: 'notice' }, reason, ' ', make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
}

/** Addresses of before: `view/?id=alpha-strike/atlas-as7-d`. */
function goOn(): void {
  const asked = new URLSearchParams(location.search);
  const [unit, weapon] = [asked.get('id'), asked.get('weapon')];
  location.replace(unit ? unitPage(unit) : weapon ? weaponPage(weapon) : `/${language}/units/`);
}

if (place.hasAttribute('data-served')) addActions();
else if (sort === 'units' || sort === 'weapons') askEntry(sort, id, language).then(show, fail);
else goOn();
