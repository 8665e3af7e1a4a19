/** Reads questions about words of a game: “what is TMM”, «что такое перегрев». */
import { stemOf, wordsOf } from '@rangefinder/rulebook/search';
import { LANGUAGES, systems } from '@rangefinder/rules';
import type { Interpretation } from '../reading.js';
import type { Token } from '../text/tokens.js';
import { QUESTION_WORDS } from '../text/word-lists.js';

interface KnownTerm {
  readonly id: string;
  readonly system: string;
  readonly names: ReadonlySet<string>;
}

const keyOf = (text: string): string => wordsOf(text).map(stemOf).join(' ');

const TERMS: readonly KnownTerm[] = systems.flatMap(({ slug, glossary }) =>
  glossary.map(({ id, name, abbreviation, aliases = [] }) => ({
    id: `${slug}/${id}`,
    system: slug,
    names: new Set(
      [...LANGUAGES.flatMap((language) => [name[language], abbreviation?.[language] ?? '']), ...aliases].map(keyOf).filter(Boolean),
    ),
  })),
);

/** Questions about what a word means. */
const DEFINITION =
  /^\s*(?:(?:what(?:'|’)?s|what (?:is|are|does)|whats|define|meaning of|explain)\b|(?:что (?:такое|значит|означает|за|это)|чо такое|поясни|расшифруй|объясни)(?!\p{L}))|(?:\bmean|\bstand for|значит|означает)\??\s*$|\b(?:meaning|mean|stands? for)\b|(?:это (?:что|как|чего)|расшифруй|что (?:такое|значит|означает)|что это за)/iu;
const DEFINITION_WORDS =
  /\b(?:what(?:'|’)?s?|is|are|does|the|an?|define|meaning|of|explain|mean|means|stands?|for|in)\b|что|такое|значит|означает|поясни|расшифруй|объясни|(?<!\p{L})как(?!\p{L})|(?<!\p{L})(?:это|за|в|чо)(?!\p{L})/giu;

/** The terms with the longest name in a text. */
function longestIn(key: string, terms: readonly KnownTerm[]): readonly KnownTerm[] {
  const lengths = terms.map(({ names }) => Math.max(0, ...[...names].map((name) => (` ${key} `.includes(` ${name} `) ? name.length : 0))));
  const most = Math.max(0, ...lengths);
  return most === 0 ? [] : terms.filter((_, at) => lengths[at] === most);
}

/** A term alone, or in a question about its meaning. */
const ALONE_SCORE = 1.25;
const DEFINED_SCORE = 1.6;
const NAMED_SCORE = 0.25;

/** The terms that a text may ask for, best first. */
export function readTerms(
  text: string,
  tokens: readonly Token[],
  system: string | undefined,
  games: ReadonlySet<string>,
  gamePlaces: ReadonlySet<number>,
): readonly (Interpretation & { readonly score: number })[] {
  const isDefinition = DEFINITION.test(text);
  const words = tokens.filter((_, place) => !gamePlaces.has(place)).map((token) => token.text);
  const key = keyOf((isDefinition ? words.join(' ').replaceAll(DEFINITION_WORDS, ' ') : words.join(' ')).trim());
  if (key === '') return [];
  const within = TERMS.filter((term) => system === undefined || term.system === system);
  const exact = within.filter((term) => term.names.has(key));
  return (exact.length > 0 || !isDefinition ? exact : longestIn(key, within)).map(({ id, system: own }) => ({
    ...{
      question: 'term',
      arguments: { id },
      understood: [{ text: words.filter((word) => !QUESTION_WORDS.has(word.toLowerCase())).join(' '), field: 'id', value: id }],
    },
    ...{
      assumed: [],
      unread: [],
      confidence: 0.95,
      score: (isDefinition ? DEFINED_SCORE : ALONE_SCORE) + (games.size === 0 ? 0 : games.has(own) ? NAMED_SCORE : -NAMED_SCORE),
    },
  }));
}
