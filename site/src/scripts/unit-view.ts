/** One card, named in the address: `?id=alpha-strike/atlas-as7-d`, `?weapon=5150/rifle`. */
import type { CardWords } from '../model/cards.js';
import { CATALOG } from '../texts/catalog.js';
import { cardsOf } from './card-drawings.js';
import { ApiProblem, askApi, type CatalogUnit } from './catalog-api.js';
import { language, make, need, say } from './dom.js';
import { unitCard } from './unit-card.js';
import { unitName } from './unit-words.js';

const place = need<HTMLElement>('[data-unit]');
const words = JSON.parse(place.dataset.words ?? '{}') as Readonly<Record<string, CardWords>>;
const NO_WORDS: CardWords = { abbreviations: {}, armors: {} };
const asked = new URLSearchParams(location.search);
const [id, weapon] = [asked.get('id'), asked.get('weapon')];

const button = (href: string, text: string): HTMLElement => make('a', { class: 'button', href }, text);

/** The calculators that an entry can be tried in. */
function tries(entry: CatalogUnit): readonly HTMLElement[] {
  const { unitActions, weaponActions } = cardsOf(entry.system);
  const found = (weapon ? weaponActions : unitActions)?.(entry) ?? [];
  return found.map(({ path, label }) => button(`/${language}/${path}`, say(label)));
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
  place.replaceChildren(unitCard(unit, words[unit.system] ?? NO_WORDS), actions(unit));
}

function fail(error: unknown): void {
  const reason = error instanceof ApiProblem ? say(CATALOG.missing) : say(CATALOG.away);
  place.replaceChildren(make('p', { class: 'notice' }, reason, ' ', make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
}

const address = id ? `/v1/units/${id}` : `/v1/weapons/${weapon}`;
if (id || weapon) askApi(encodeURI(address), language).then((unit) => show(unit as CatalogUnit), fail);
else place.replaceChildren(make('p', { class: 'notice' }, make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
