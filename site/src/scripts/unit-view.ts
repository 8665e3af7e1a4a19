/** One unit, named in the address: `?id=alpha-strike/atlas-as7-d`. */
import { CATALOG } from '../texts/catalog.js';
import { ApiProblem, askApi, type CatalogUnit } from './catalog-api.js';
import { language, make, need, say } from './dom.js';
import { unitCard } from './unit-card.js';
import { type Abbreviations, unitName } from './unit-words.js';

const place = need<HTMLElement>('[data-unit]');
const abbreviations = JSON.parse(place.dataset.abbreviations ?? '{}') as Abbreviations;
const id = new URLSearchParams(location.search).get('id');

const calculator = (query: string): string => `/${language}/alpha-strike/calculators/target-number/?${query}`;

function actions(unit: CatalogUnit): HTMLElement {
  const { skill = 4, tmm = 0 } = (unit.stats ?? {}) as { readonly skill?: number; readonly tmm?: number };
  const fights = unit.system === 'alpha-strike';
  const print = make('button', { type: 'button', class: 'button' }, say(CATALOG.print));
  print.addEventListener('click', () => window.print());
  return make(
    'p',
    { class: 'actions' },
    fights && make('a', { class: 'button', href: calculator(`skill=${skill}&range=SHORT`) }, say(CATALOG.attack)),
    fights && make('a', { class: 'button', href: calculator(`skill=4&range=SHORT&targetMoved=GROUND&tmm=${tmm}`) }, say(CATALOG.defend)),
    make('a', { class: 'button', href: `/${language}/forces/?units=${encodeURIComponent(unit.id)}` }, say(CATALOG.addToForce)),
    print,
  );
}

function show(unit: CatalogUnit): void {
  document.title = `${unitName(unit)} | Rangefinder`;
  const title = need<HTMLElement>('h1');
  title.textContent = unitName(unit);
  // The card says it once more, and larger.
  title.classList.add('visually-hidden');
  place.replaceChildren(unitCard(unit, abbreviations), actions(unit));
}

function fail(error: unknown): void {
  const reason = error instanceof ApiProblem ? say(CATALOG.missing) : say(CATALOG.away);
  place.replaceChildren(make('p', { class: 'notice' }, reason, ' ', make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
}

if (id) askApi(`/v1/units/${id.split('/').map(encodeURIComponent).join('/')}`, language).then((unit) => show(unit as CatalogUnit), fail);
else place.replaceChildren(make('p', { class: 'notice' }, make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
