/** Names of rule sets in a text. */
import { LANGUAGES, type RuleSystem, type Slug, systems } from '@rangefinder/rules';
import { PhraseTree } from '../phrases/phrase-tree.js';
import { MAX_TOKENS, type Token, tokensOf } from './tokens.js';

/** The part of a title that names the game, without its series and edition. */
const namesOf = ({ slug, title }: RuleSystem): readonly string[] => [
  slug.replaceAll('-', ' '),
  ...LANGUAGES.map((language) =>
    title[language]
      .replace(/^BattleTech: /, '')
      .replace(/[,(].*$|: .*$/, '')
      .replaceAll(/[«»;|?#]/g, ' '),
  ),
];

interface Game {
  readonly system: Slug;
  /** Short forms such as “as” may be other words. */
  readonly isShort: boolean;
}

const GAMES = new PhraseTree<Game>();
for (const system of systems) {
  for (const name of namesOf(system)) GAMES.add(name, { system: system.slug, isShort: false });
  for (const language of LANGUAGES) GAMES.add(system.abbreviations?.[language] ?? '', { system: system.slug, isShort: true });
}

/** The stems of all names. */
export const gameStems: ReadonlySet<string> = GAMES.stems;

/** Rule sets that a text names, and the places of the names. */
export interface NamedGames {
  readonly systems: ReadonlySet<string>;
  readonly places: ReadonlySet<number>;
}

/** The rule sets that a text names, also by short forms. */
export const gamesIn = (tokens: readonly Token[]): NamedGames => found(tokens, () => true);

function found(tokens: readonly Token[], isMeant: (game: Game) => boolean): NamedGames {
  const names = GAMES.find(tokens).filter(({ meaning }) => isMeant(meaning));
  return {
    systems: new Set(names.map(({ meaning }) => meaning.system)),
    places: new Set(names.flatMap(({ places }) => places)),
  };
}

/**
 * The only rule set that a text names in full, and the text without its name; the whole text if it names none, several, or nothing else.
 * @example withoutGame('assault rifle in 5150') // { system: '5150', rest: 'assault rifle in' }
 */
export function withoutGame(text: string): { readonly system?: Slug; readonly rest: string } {
  const parts = text.split(/\s+/u).filter(Boolean);
  const tokens = parts.slice(0, MAX_TOKENS).flatMap((part, at) => tokensOf(part).map((token) => ({ ...token, at })));
  const { systems: named, places } = found(tokens, ({ isShort }) => !isShort);
  const ofName = new Set([...places].map((place) => tokens[place]?.at));
  const rest = parts.filter((_, at) => !ofName.has(at)).join(' ');
  const [system] = [...named] as Slug[];
  return system && named.size === 1 && rest !== '' ? { system, rest } : { rest: text };
}
