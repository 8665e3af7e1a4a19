/**
 * The page of a unit or weapon. The service renders it; without a connection it is drawn here from cached data. Buttons that need the
 * device (forces, favorites, printing) are added here.
 */
import { entryPageHtml } from '@rangefinder/cards';
import { NotFoundError } from '@rangefinder/client';
import { CATALOG } from '../texts/catalog.js';
import { askEntry, type CatalogUnit } from './catalog-api.js';
import { cardContext } from './catalog-words.js';
import { language, make, need, say } from './dom.js';
import { loadFavorites, saveFavorites, toggled } from './favorites.js';
import { readForce } from './force.js';
import { currentOf, loadShelf, newForceId, saveShelf, withUnit } from './force-shelf.js';
import { hasRivals, rivalsOf } from './rivals.js';
import { unitName, unitPage, weaponPage } from './unit-words.js';

const place = need<HTMLElement>('[data-unit]');
const [, sort, id = ''] = /^\/\w+\/(units|weapons)\/(?!view\/$)(.+)\/$/.exec(decodeURIComponent(location.pathname)) ?? [];

let asked: Promise<CatalogUnit> | undefined;

/** The unit with all of its figures, requested once. */
function wholeUnit(): Promise<CatalogUnit> {
  asked ??= askEntry('units', id, language).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

const report = (message: string): void => need('[data-unit-status]', place).replaceChildren(message);

/** Adds the unit to the force that was edited last, without leaving the page. */
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

/** Toggles the unit as a favorite. */
function favoriteButton(): HTMLElement {
  const isOne = (): boolean => loadFavorites().some((one) => one.id === id);
  const button = make(
    'button',
    { type: 'button', class: 'button', 'data-star': true, 'aria-pressed': String(isOne()) },
    say(CATALOG.favorite),
  );
  const toggle = async (): Promise<void> => {
    const unit = loadFavorites().find((one) => one.id === id) ?? (await wholeUnit());
    if (!saveFavorites(toggled(loadFavorites(), unit))) report(say(CATALOG.notKept));
    button.setAttribute('aria-pressed', String(isOne()));
  };
  button.addEventListener('click', () => void toggle().catch(() => report(say(CATALOG.away))));
  return button;
}

/** Computes what beats the unit, on demand. */
async function showRivals(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  report(say(CATALOG.loading));
  try {
    const section = await rivalsOf(await wholeUnit());
    report('');
    need('[data-unit-status]', place).after(section);
    need<HTMLElement>('h2', section).focus();
  } catch {
    button.disabled = false;
    report(say(CATALOG.away));
  }
}

function rivalsButton(): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, say(CATALOG.rivals));
  button.addEventListener('click', () => void showRivals(button));
  return button;
}

const compareLink = (): HTMLElement => make('a', { class: 'button', href: `/${language}/units/compare/?ids=${id}` }, say(CATALOG.compare));

function addActions(): void {
  const print = make('button', { type: 'button', class: 'button' }, say(CATALOG.print));
  print.addEventListener('click', () => window.print());
  const actions = need('[data-unit-actions]', place);
  if (sort === 'units') actions.append(addToForce(), ...(hasRivals(id) ? [rivalsButton()] : []), compareLink(), favoriteButton());
  actions.append(print);
}

function show(entry: CatalogUnit): void {
  document.title = `${unitName(entry)} | Rangefinder`;
  need<HTMLElement>('h1').textContent = unitName(entry);
  place.innerHTML = entryPageHtml({ entry, variants: [] }, cardContext());
  addActions();
}

function fail(error: unknown): void {
  const reason = error instanceof NotFoundError ? say(CATALOG.missing) : say(CATALOG.away);
  place.replaceChildren(make('p', { class: 'notice' }, reason, ' ', make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
}

/** Redirects old addresses: `view/?id=alpha-strike/atlas-as7-d`. */
function goOn(): void {
  const asked = new URLSearchParams(location.search);
  const [unit, weapon] = [asked.get('id'), asked.get('weapon')];
  location.replace(unit ? unitPage(unit) : weapon ? weaponPage(weapon) : `/${language}/units/`);
}

if (place.hasAttribute('data-served')) addActions();
else if (sort === 'units' || sort === 'weapons') askEntry(sort, id, language).then(show, fail);
else goOn();
