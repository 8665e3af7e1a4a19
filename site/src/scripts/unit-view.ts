/** One card, named in the address: `?id=alpha-strike/atlas-as7-d`, `?weapon=5150/rifle`. */
import { NotFoundError } from '@rangefinder/client';
import { CATALOG } from '../texts/catalog.js';
import { askEntry, type CatalogUnit } from './catalog-api.js';
import { typeOf } from './catalog-words.js';
import { language, make, need, say } from './dom.js';
import { readForce } from './force.js';
import { currentOf, loadShelf, newForceId, saveShelf, withUnit } from './force-shelf.js';
import { trialAddress } from './trials.js';
import { unitCard } from './unit-card.js';
import { unitName } from './unit-words.js';

const place = need<HTMLElement>('[data-unit]');
const asked = new URLSearchParams(location.search);
const [id, weapon] = [asked.get('id'), asked.get('weapon')];

const button = (href: string, text: string): HTMLElement => make('a', { class: 'button', href }, text);

/** The calculators that an entry can be tried in. */
function tries(entry: CatalogUnit): readonly HTMLElement[] {
  return typeOf(entry).trials.flatMap((trial) => {
    const address = trialAddress(trial, entry);
    return address === undefined ? [] : [button(address, trial.label)];
  });
}

/** Adds to the force that was edited last, and stays here. */
function addToForce({ id: own }: CatalogUnit, status: HTMLElement): HTMLElement {
  const add = make('button', { type: 'button', class: 'button' }, say(CATALOG.addToForce));
  add.addEventListener('click', () => {
    const shelf = withUnit(loadShelf(), own, newForceId());
    const force = currentOf(shelf);
    if (!saveShelf(shelf) || !force) {
      location.href = `/${language}/forces/?units=${encodeURIComponent(own)}`;
      return;
    }
    const count = readForce(force.units).reduce((sum, entry) => sum + entry.count, 0);
    status.replaceChildren(`${say(CATALOG.added)} ${count}. `, make('a', { href: `/${language}/forces/` }, say(CATALOG.openForce)));
  });
  return add;
}

function actions(unit: CatalogUnit): HTMLElement {
  const print = make('button', { type: 'button', class: 'button' }, say(CATALOG.print));
  print.addEventListener('click', () => window.print());
  const status = make('p', { role: 'status' });
  return make('div', {}, make('p', { class: 'actions' }, ...tries(unit), ...(weapon ? [] : [addToForce(unit, status)]), print), status);
}

function show(unit: CatalogUnit): void {
  document.title = `${unitName(unit)} | Rangefinder`;
  need<HTMLElement>('h1').textContent = unitName(unit);
  place.replaceChildren(unitCard(unit), actions(unit));
}

function fail(error: unknown): void {
  const reason = error instanceof NotFoundError ? say(CATALOG.missing) : say(CATALOG.away);
  place.replaceChildren(make('p', { class: 'notice' }, reason, ' ', make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
}

if (id) askEntry('units', id, language).then(show, fail);
else if (weapon) askEntry('weapons', weapon, language).then(show, fail);
else place.replaceChildren(make('p', { class: 'notice' }, make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
