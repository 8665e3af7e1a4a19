/** What pages of the catalog bring along from the rules: names of kinds, and how entries are shown. */
import type { CardType, CatalogWords } from '../model/cards.js';
import { CATALOG } from '../texts/catalog.js';
import type { ValueWords } from './card-values.js';
import type { CatalogUnit } from './catalog-api.js';
import { say } from './dom.js';

const NONE: CatalogWords = { kinds: {}, types: {}, abbreviations: {} };
let words: CatalogWords | undefined;

function readWords(): CatalogWords {
  const text = document.querySelector('[data-catalog-words]')?.textContent;
  return text ? (JSON.parse(text) as CatalogWords) : NONE;
}

function catalogWords(): CatalogWords {
  words ??= readWords();
  return words;
}

/** Words that are not those of the page. */
export function useCatalogWords(given: CatalogWords): void {
  words = given;
}

/** The name of a kind of entries. */
export const kindName = (kind: string): string => catalogWords().kinds[kind] ?? kind;

/** A type of figures that the page does not know: the service is newer than it. */
const unknown = (): CardType => ({ cost: say(CATALOG.points), parts: [], trials: [] });

/** How an entry is shown. */
export const typeOf = ({ stats }: Pick<CatalogUnit, 'stats'>): CardType => catalogWords().types[String(stats?.__typename)] ?? unknown();

/** What values of an entry are worded with. */
export const valueWords = ({ system }: Pick<CatalogUnit, 'system'>): ValueWords => ({
  yes: say(CATALOG.yes),
  no: say(CATALOG.no),
  abbreviations: catalogWords().abbreviations[system] ?? {},
});
