/** Names of rule sets in a text. */
import { wordsOf } from '@rangefinder/rulebook/search';
import { LANGUAGES, type RuleSystem, type Slug, systems } from '@rangefinder/rules';
import { stemOf } from './stems.js';

/** The part of a title that names the game, without its series and edition. */
export const gameNames = ({ slug, title }: RuleSystem): readonly string[] => [
  slug.replaceAll('-', ' '),
  ...LANGUAGES.map((language) =>
    title[language]
      .replace(/^BattleTech: /, '')
      .replace(/[,(].*$|: .*$/, '')
      .replaceAll(/[«»;|?#]/g, ' '),
  ),
];

const keyOf = (text: string): string => wordsOf(text).map(stemOf).join(' ');

const SYSTEMS_BY_NAME: ReadonlyMap<string, Slug> = new Map(
  systems.flatMap((system) => gameNames(system).map((name) => [keyOf(name), system.slug] as const)),
);
const MAX_NAME_WORDS = Math.max(...[...SYSTEMS_BY_NAME.keys()].map((name) => name.split(' ').length));

/**
 * The only rule set that a text names, and the text without its name; the whole text if it names none, several, or nothing else.
 * @example withoutGame('assault rifle in 5150') // { system: '5150', rest: 'assault rifle in' }
 */
export function withoutGame(text: string): { readonly system?: Slug; readonly rest: string } {
  const parts = text.split(/\s+/u).filter(Boolean);
  const rest: string[] = [];
  const named = new Set<Slug>();
  for (let at = 0; at < parts.length; ) {
    const length = nameLength(parts, at);
    if (length === 0) rest.push(parts[at] as string);
    else named.add(SYSTEMS_BY_NAME.get(keyOf(parts.slice(at, at + length).join(' '))) as Slug);
    at += Math.max(1, length);
  }
  const [system] = named;
  return system && named.size === 1 && rest.length > 0 ? { system, rest: rest.join(' ') } : { rest: text };
}

/** How many words are the name of a rule set. */
function nameLength(parts: readonly string[], from: number): number {
  for (let length = Math.min(MAX_NAME_WORDS, parts.length - from); length > 0; length--)
    if (SYSTEMS_BY_NAME.has(keyOf(parts.slice(from, from + length).join(' ')))) return length;
  return 0;
}
