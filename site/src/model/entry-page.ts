/** Head and breadcrumbs of the pages of single units and weapons. */
import { type CardContext, type CardEntry, type EntryPageRequest, entryDescription, entryName, kindName } from '@rangefinder/cards';
import { cardWords } from '@rangefinder/cards/words';
import { LANGUAGES, type Language } from '@rangefinder/rules';
import { UI } from '../texts/ui.js';
import type { Link } from './outline.js';
import { scriptText } from './structured-data.js';
import { shortTitle } from './titles.js';

/** Made once: the vocabulary of a language is the same for every page. */
const contexts: ReadonlyMap<Language, CardContext> = new Map(
  LANGUAGES.map((language) => [language, { language, words: cardWords(language) }] as const),
);

/** Language and vocabulary of the cards of a page. */
export const entryContext = (language: Language): CardContext => contexts.get(language) ?? { language, words: cardWords(language) };

/** `Atlas AS7-D`, `Atlas AS7-D · BattleTech: Alpha Strike | Rangefinder`, and a line of figures. */
export function entryHead({ entry }: EntryPageRequest, language: Language) {
  const title = entryName(entry, language);
  const game = shortTitle(entry.system, language);
  return { title, fullTitle: `${title} · ${game} | Rangefinder`, description: entryDescription(entry, game, entryContext(language)) };
}

/** The list that contains the entry, and the same list filtered by its rule set. */
export function entryCrumbs({ system }: CardEntry, sort: 'units' | 'weapons', language: Language): readonly Link[] {
  const list = `/${language}/${sort}/`;
  const filtered = sort === 'units' ? `${list}?system=${system}` : `${list}#${system}`;
  return [
    { href: list, label: UI[sort][language] },
    { href: filtered, label: shortTitle(system, language) },
  ];
}

/** The subject of the page for search engines, as JSON-LD. */
export function entryData({ entry, origin }: EntryPageRequest, path: string, language: Language): string {
  const name = entryName(entry, language);
  const game = shortTitle(entry.system, language);
  const names = [entry.name, entry.nameRu ?? '', ...entry.aliases].filter((other) => other !== '' && other !== name);
  return scriptText({
    ...{ '@context': 'https://schema.org', '@type': 'WebPage', url: origin + path, name },
    ...{ description: entryDescription(entry, game, entryContext(language)), inLanguage: language },
    about: { '@type': 'Thing', name, alternateName: [...new Set(names)], description: kindName(entry.kind, entryContext(language)) },
    isPartOf: { '@type': 'Game', name: game },
  });
}
