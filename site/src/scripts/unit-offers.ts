/** A field that offers units of the catalog by a name, misspelled or not. */
import { BadInputError } from '@rangefinder/client';
import { CATALOG } from '../texts/catalog.js';
import { askUnits, type CatalogUnit } from './catalog-api.js';
import { kindName, typeOf } from './catalog-words.js';
import { debounce, language, make, say } from './dom.js';
import { unitName } from './unit-words.js';

const MAX_OFFERED = 8;
const PAUSE_MS = 200;

interface Offering {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  /** Conditions of the catalog's query language that every offer meets. */
  condition?(): string;
  choose(unit: CatalogUnit): void;
  fail(message: string): void;
}

/** Offers while one types; Enter takes the first. */
export function offerUnits(offering: Offering): void {
  const { input, list } = offering;
  const show = async (): Promise<void> => {
    const query = input.value.trim();
    if (query === '') return list.replaceChildren();
    const found = await candidates(query, offering);
    if (input.value.trim() === query) list.replaceChildren(...found.slice(0, MAX_OFFERED).map((unit) => offerItem(unit, offering)));
  };
  input.addEventListener(
    'input',
    debounce(() => void show(), PAUSE_MS),
  );
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    list.querySelector('button')?.click();
  });
}

async function candidates(query: string, { condition, fail }: Offering): Promise<readonly CatalogUnit[]> {
  try {
    return (await askUnits({ query: [query, condition?.()].filter(Boolean).join(' '), first: MAX_OFFERED }, language)).units;
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
