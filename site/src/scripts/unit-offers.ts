/** A field that offers units of the catalog by a name, misspelled or not. */
import { BadInputError } from '@rangefinder/client';
import { CATALOG } from '../texts/catalog.js';
import { askUnits, type CatalogUnit } from './catalog-api.js';
import { kindName, typeOf } from './catalog-words.js';
import { debounce, language, make, say } from './dom.js';
import { loadFavorites } from './favorites.js';
import { unitName } from './unit-words.js';

const MAX_OFFERED = 8;
const PAUSE_MS = 200;

interface Offering {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** The rule set of every offer; undefined for all. */
  system?(): string | undefined;
  choose(unit: CatalogUnit): void;
  fail(message: string): void;
}

/** Favorites before anything is typed, then what fits; Enter takes the first. */
export function offerUnits(offering: Offering): void {
  const { input, list } = offering;
  const show = async (): Promise<void> => {
    const query = input.value.trim();
    const found = await candidates(query, offering);
    if (input.value.trim() === query) list.replaceChildren(...found.slice(0, MAX_OFFERED).map((unit) => offerItem(unit, offering)));
  };
  input.addEventListener(
    'input',
    debounce(() => void show(), PAUSE_MS),
  );
  input.addEventListener('focus', () => void (input.value.trim() === '' && show()));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') list.replaceChildren();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    list.querySelector('button')?.click();
  });
}

const favoritesOf = (system: string | undefined): readonly CatalogUnit[] =>
  loadFavorites().filter((unit) => system === undefined || unit.system === system);

async function candidates(query: string, { system: wanted, fail }: Offering): Promise<readonly CatalogUnit[]> {
  const system = wanted?.();
  if (query === '') return favoritesOf(system);
  try {
    return (await askUnits({ query: [query, system && `system:${system}`].filter(Boolean).join(' '), first: MAX_OFFERED }, language)).units;
  } catch (error) {
    fail(error instanceof BadInputError ? '' : say(CATALOG.away));
    return [];
  }
}

function offerItem(unit: CatalogUnit, { input, list, choose }: Offering): HTMLElement {
  const cost = unit.cost === null ? '' : ` · ${unit.cost} ${typeOf(unit).cost}`;
  const button = make('button', { type: 'button' }, make('strong', {}, unitName(unit)), ` ${kindName(unit.kind)}${cost}`);
  button.addEventListener('click', () => {
    input.value = '';
    list.replaceChildren();
    choose(unit);
    input.focus();
  });
  return make('li', {}, button);
}
