/** One card, named in the address: `?id=alpha-strike/atlas-as7-d`, `?weapon=5150/rifle`. */
import { CATALOG } from '../texts/catalog.js';
import { ApiProblem, askApi, type CatalogUnit } from './catalog-api.js';
import { language, make, need, say } from './dom.js';
import { unitCard } from './unit-card.js';
import { type CardWords, unitName } from './unit-words.js';

const place = need<HTMLElement>('[data-unit]');
const words = JSON.parse(place.dataset.words ?? '{}') as CardWords;
const asked = new URLSearchParams(location.search);
const [id, weapon] = [asked.get('id'), asked.get('weapon')];

const calculator = (path: string, query: string): string => `/${language}/${path}/?${query}`;
const button = (href: string, text: string): HTMLElement => make('a', { class: 'button', href }, text);

/** Calculators that a weapon can be tried in. */
const SHOOTING: Readonly<Record<string, (id: string) => string>> = {
  '5150': (rifle) => calculator('5150/calculators/shoot', `weapon=${encodeURIComponent(rifle.replace(/^5150\//, ''))}`),
  bronepehota: (gun) => calculator('bronepehota/calculators/virtual-shot', `weapon=${encodeURIComponent(gun)}`),
};

function weaponActions({ id: own, system, kind }: CatalogUnit): readonly HTMLElement[] {
  const shooting = kind === 'ranged' ? SHOOTING[system] : undefined;
  return shooting ? [button(shooting(own), say(CATALOG.useWeapon))] : [];
}

function unitActions({ id: own, system, stats = {} }: CatalogUnit): readonly HTMLElement[] {
  const { skill = 4, tmm = 0 } = stats as { readonly skill?: number; readonly tmm?: number };
  const targetNumber = 'alpha-strike/calculators/target-number';
  const fights = [
    button(calculator(targetNumber, `skill=${skill}&range=SHORT`), say(CATALOG.attack)),
    button(calculator(targetNumber, `skill=4&range=SHORT&targetMoved=GROUND&tmm=${tmm}`), say(CATALOG.defend)),
  ];
  return [
    ...(system === 'alpha-strike' ? fights : []),
    button(`/${language}/forces/?units=${encodeURIComponent(own)}`, say(CATALOG.addToForce)),
  ];
}

function actions(unit: CatalogUnit): HTMLElement {
  const print = make('button', { type: 'button', class: 'button' }, say(CATALOG.print));
  print.addEventListener('click', () => window.print());
  return make('p', { class: 'actions' }, ...(weapon ? weaponActions(unit) : unitActions(unit)), print);
}

function show(unit: CatalogUnit): void {
  document.title = `${unitName(unit)} | Rangefinder`;
  need<HTMLElement>('h1').textContent = unitName(unit);
  place.replaceChildren(unitCard(unit, words), actions(unit));
}

function fail(error: unknown): void {
  const reason = error instanceof ApiProblem ? say(CATALOG.missing) : say(CATALOG.away);
  place.replaceChildren(make('p', { class: 'notice' }, reason, ' ', make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
}

const address = id ? `/v1/units/${id}` : `/v1/weapons/${weapon}`;
if (id || weapon) askApi(encodeURI(address), language).then((unit) => show(unit as CatalogUnit), fail);
else place.replaceChildren(make('p', { class: 'notice' }, make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
