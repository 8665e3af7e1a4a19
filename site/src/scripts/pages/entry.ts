/**
 * The page of a unit or weapon. The service renders it; offline this script renders it from saved units. Actions that need the
 * device, such as forces and printing, are added here.
 */
import { addToForces, currentForce, loadForces, newForceId, parseForce, saveForces } from '@rangefinder/battle';
import { cardContext, loadFavorites, saveFavorites, toggleFavorite, unitName, unitPage, weaponPage } from '@rangefinder/battle/catalog';
import { fetchAvailability, fetchEntry } from '@rangefinder/battle/catalog-api';
import { language, make, need, say } from '@rangefinder/battle/dom';
import { hasMatchups, matchupSection } from '@rangefinder/battle/matchups';
import { COMPARISON } from '@rangefinder/battle/texts';
import { type CardEntry, entryPageHtml } from '@rangefinder/cards';
import { NotFoundError } from '@rangefinder/client';
import { CATALOG } from '../../texts/catalog.js';

const place = need<HTMLElement>('[data-unit]');
const [, sort, id = ''] = /^\/\w+\/(units|weapons)\/(?!view\/$)(.+)\/$/.exec(decodeURIComponent(location.pathname)) ?? [];

let loadingEntry: Promise<CardEntry> | undefined;

/** Fetches the unit with all of its figures once. */
function wholeUnit(): Promise<CardEntry> {
  loadingEntry ??= fetchEntry('units', id, language).catch((error: unknown) => {
    loadingEntry = undefined;
    throw error;
  });
  return loadingEntry;
}

const report = (message: string): void => need('[data-unit-status]', place).replaceChildren(message);

/** A button that adds the unit to the force edited last, without leaving the page. */
function addToForce(): HTMLElement {
  const add = make('button', { type: 'button', class: 'button' }, say(CATALOG.addToForce));
  add.addEventListener('click', () => {
    const saved = addToForces(loadForces(), id, newForceId());
    const force = currentForce(saved);
    if (!saveForces(saved) || !force) {
      location.href = `/${language}/forces/?units=${encodeURIComponent(id)}`;
      return;
    }
    const count = parseForce(force.units).reduce((sum, entry) => sum + entry.count, 0);
    need('[data-unit-status]', place).replaceChildren(
      `${say(CATALOG.added)} ${count}. `,
      make('a', { href: `/${language}/forces/` }, say(CATALOG.openForce)),
    );
  });
  return add;
}

/** A toggle for favorites. */
function favoriteButton(): HTMLElement {
  const isOne = (): boolean => loadFavorites().some((one) => one.id === id);
  const button = make(
    'button',
    { type: 'button', class: 'button', 'data-star': true, 'aria-pressed': String(isOne()) },
    say(CATALOG.favorite),
  );
  const toggle = async (): Promise<void> => {
    const unit = loadFavorites().find((one) => one.id === id) ?? (await wholeUnit());
    if (!saveFavorites(toggleFavorite(loadFavorites(), unit))) report(say(CATALOG.notKept));
    button.setAttribute('aria-pressed', String(isOne()));
  };
  button.addEventListener('click', () => void toggle().catch(() => report(say(CATALOG.away))));
  return button;
}

/** Shows what beats the unit, computed on request. */
async function showMatchups(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  report(say(CATALOG.loading));
  try {
    const section = await matchupSection(await wholeUnit());
    report('');
    need('[data-unit-status]', place).after(section);
    need<HTMLElement>('h2', section).focus();
  } catch {
    button.disabled = false;
    report(say(CATALOG.away));
  }
}

function matchupsButton(): HTMLElement {
  const button = make('button', { type: 'button', class: 'button' }, say(COMPARISON.matchups));
  button.addEventListener('click', () => void showMatchups(button));
  return button;
}

const compareLink = (): HTMLElement => make('a', { class: 'button', href: `/${language}/units/compare/?ids=${id}` }, say(CATALOG.compare));

function addActions(): void {
  const print = make('button', { type: 'button', class: 'button' }, say(CATALOG.print));
  print.addEventListener('click', () => window.print());
  const actions = need('[data-unit-actions]', place);
  if (sort === 'units') actions.append(addToForce(), ...(hasMatchups(id) ? [matchupsButton()] : []), compareLink(), favoriteButton());
  actions.append(print);
}

async function show(entry: CardEntry): Promise<void> {
  const availability = await fetchAvailability(entry, language).catch(() => []);
  document.title = `${unitName(entry)} | Rangefinder`;
  need<HTMLElement>('h1').textContent = unitName(entry);
  place.innerHTML = entryPageHtml({ entry, variants: [], availability }, cardContext());
  addActions();
}

function fail(error: unknown): void {
  const reason = error instanceof NotFoundError ? say(CATALOG.missing) : say(CATALOG.away);
  place.replaceChildren(make('p', { class: 'notice' }, reason, ' ', make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit))));
}

/** Redirects addresses of earlier releases: `view/?id=alpha-strike/atlas-as7-d`. */
function goOn(): void {
  const parameters = new URLSearchParams(location.search);
  const [unit, weapon] = [parameters.get('id'), parameters.get('weapon')];
  location.replace(unit ? unitPage(unit) : weapon ? weaponPage(weapon) : `/${language}/units/`);
}

if (place.hasAttribute('data-served')) addActions();
else if (sort === 'units' || sort === 'weapons') fetchEntry(sort, id, language).then(show, fail);
else goOn();
