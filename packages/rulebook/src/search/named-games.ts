/** Which rule sets a question names, by stems. */
import { LANGUAGES, systems } from '@rangefinder/rules';
import { stemOf, wordsOf } from './terms.js';

const phraseOf = (text: string): string => ` ${wordsOf(text).map(stemOf).join(' ')} `;

/** The part of a title that names the game, without its series and edition. */
const nameIn = (title: string): string => title.replace(/^BattleTech: /, '').replace(/[,(].*$|: .*$/, '');

const NAMES: readonly (readonly [slug: string, phrases: readonly string[]])[] = systems.map(({ slug, title }) => [
  slug,
  [slug, ...LANGUAGES.map((language) => nameIn(title[language]))].map(phraseOf),
]);

/** The rule sets that a text names, and its other words, folded: `strike` of a game’s name is a word of many rules, too. */
export function namedGames(text: string): { readonly games: readonly string[]; readonly rest: readonly string[] } {
  const words = wordsOf(text);
  const phrase = ` ${words.map(stemOf).join(' ')} `;
  const named = NAMES.filter(([, phrases]) => phrases.some((name) => phrase.includes(name)));
  const taken = new Set(
    named.flatMap(([, phrases]) => phrases.filter((name) => phrase.includes(name))).flatMap((name) => name.trim().split(' ')),
  );
  return { games: named.map(([slug]) => slug), rest: words.filter((word) => !taken.has(stemOf(word))) };
}
