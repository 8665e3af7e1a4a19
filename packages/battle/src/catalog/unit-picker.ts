/** A search field that suggests units of the catalog, with typo tolerance. */
import type { CardEntry } from '@rangefinder/cards';
import { BadInputError } from '@rangefinder/client';
import { debounce, language, make, say } from '../dom.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { fetchUnits } from './api.js';
import { loadFavorites } from './favorites.js';
import { costUnit, kindText, unitName } from './page-cards.js';

const MAX_SUGGESTIONS = 8;
const DEBOUNCE_MS = 200;

interface UnitPicker {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** Limits the suggestions to a rule set; undefined for all. */
  system?(): string | undefined;
  choose(unit: CardEntry): void;
  /** Reports that the catalog is unreachable; an empty message clears the report. */
  fail(message: string): void;
}

/** Suggests favorites for an empty field and matches while the player types. Enter chooses the first one. */
export function startUnitPicker(picker: UnitPicker): void {
  const { input, list } = picker;
  const show = async (): Promise<void> => {
    const query = input.value.trim();
    const found = await candidates(query, picker);
    if (input.value.trim() === query) list.replaceChildren(...found.slice(0, MAX_SUGGESTIONS).map((unit) => suggestion(unit, picker)));
  };
  input.addEventListener(
    'input',
    debounce(() => void show(), DEBOUNCE_MS),
  );
  input.addEventListener('focus', () => void (input.value.trim() === '' && show()));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') list.replaceChildren();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    list.querySelector('button')?.click();
  });
}

const favoritesOf = (system: string | undefined): readonly CardEntry[] =>
  loadFavorites().filter((unit) => system === undefined || unit.system === system);

async function candidates(query: string, { system: wanted, fail }: UnitPicker): Promise<readonly CardEntry[]> {
  const system = wanted?.();
  if (query === '') return favoritesOf(system);
  try {
    return (await fetchUnits({ query: [query, system && `system:${system}`].filter(Boolean).join(' '), first: MAX_SUGGESTIONS }, language))
      .units;
  } catch (error) {
    fail(error instanceof BadInputError ? '' : say(CATALOG_TEXTS.away));
    return [];
  }
}

function suggestion(unit: CardEntry, { input, list, choose }: UnitPicker): HTMLElement {
  const cost = unit.cost === null ? '' : ` · ${unit.cost} ${costUnit(unit)}`;
  const button = make('button', { type: 'button' }, make('strong', {}, unitName(unit)), ` ${kindText(unit.kind)}${cost}`);
  button.addEventListener('click', () => {
    input.value = '';
    list.replaceChildren();
    choose(unit);
    input.focus();
  });
  return make('li', {}, button);
}
