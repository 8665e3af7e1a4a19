/** One card, named in the address: `?id=alpha-strike/atlas-as7-d`, `?weapon=5150/rifle`. */
import { NotFoundError } from '@rangefinder/client';
import { CATALOG } from '../texts/catalog.js';
import { askEntry, type CatalogUnit } from './catalog-api.js';
import { typeOf } from './catalog-words.js';
import { language, make, need, say } from './dom.js';
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

const addToForce = ({ id: own }: CatalogUnit): HTMLElement =>
  button(`/${language}/forces/?units=${encodeURIComponent(own)}`, say(CATALOG.addToForce));

function actions(unit: CatalogUnit): HTMLElement {
  const print = make('button', { type: 'button', class: 'button' }, say(CATALOG.print));
  print.addEventListener('click', () => window.print());
  return make('p', { class: 'actions' }, ...tries(unit), ...(weapon ? [] : [addToForce(unit)]), print);
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
