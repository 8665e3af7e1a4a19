/** Head and breadcrumbs of the pages of single units and weapons. */
import { type CardEntry, type EntryPageRequest, entryDescription, entryName, kindName } from '@rangefinder/cards';
import { cardContext } from '@rangefinder/cards/words';
import type { Language } from '@rangefinder/rules';
import { UI } from '../texts/ui.js';
import type { Link } from './outline.js';
import { scriptText } from './structured-data.js';
import { headTitle, shortTitle } from './titles.js';

/** `Atlas AS7-D`, `Atlas AS7-D · BattleTech: Alpha Strike | Rangefinder`, and a line of figures. */
export function entryHead({ entry }: EntryPageRequest, language: Language) {
  const title = entryName(entry, language);
  const game = shortTitle(entry.system, language);
  return {
    title,
    fullTitle: headTitle({ title, system: entry.system }, language),
    description: entryDescription(entry, game, cardContext(language)),
  };
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
    ...{ description: entryDescription(entry, game, cardContext(language)), inLanguage: language },
    about: { '@type': 'Thing', name, alternateName: [...new Set(names)], description: kindName(entry.kind, cardContext(language)) },
    isPartOf: { '@type': 'Game', name: game },
  });
}
