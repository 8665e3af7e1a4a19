/** Looks typed words up in the table of words, and resolves them. */
import {
  compoundMeant,
  isSpelled,
  MAX_BEGUN_WORDS,
  MIN_LAST_PART_CHARACTERS,
  MIN_PART_CHARACTERS,
  MIN_SIMILAR_CHARACTERS,
  mayBeCompound,
  misspelledCompounds,
  type ResolvedText,
  type ResolveOptions,
  resolveWords,
  soundOf,
  type WordLookup,
  type WordRequest,
  wordRequests,
  wordsOneEditAway,
} from '@rangefinder/query';
import { type Kysely, sql } from 'kysely';
import { stemOf } from '../database/stem.js';
import type { Tables } from '../schema.js';

/** Maximum number of candidates that trigrams propose for a word. */
const MAX_CANDIDATES = 64;

/**
 * Resolves a text; undefined when there is no word in it.
 * @example (await resolveText(db, 'хельбрингер'))?.meant // 'hellbringer'
 */
export async function resolveText(db: Kysely<Tables>, text: string, options: ResolveOptions = {}): Promise<ResolvedText | undefined> {
  const [resolved] = await resolveTexts(db, [{ ...options, text }]);
  return resolved;
}

/** Resolves several texts with one statement, each with its own options, in their order. */
export async function resolveTexts(
  db: Kysely<Tables>,
  texts: readonly (ResolveOptions & { readonly text: string })[],
): Promise<readonly (ResolvedText | undefined)[]> {
  const typed = texts.map((each) => ({ requests: wordRequests(each.text, each), isExact: each.isExact }));
  const requests = typed.flatMap((each) => each.requests);
  const found = await withCompounds(db, await lookUp(db, requests), requests);
  let from = 0;
  return typed.map(({ requests, isExact }) => {
    const ofText = found.slice(from, from + requests.length);
    from += requests.length;
    return resolveWords(ofText, isExact);
  });
}

/** Words that may be two, with these two, of which one is misspelled. */
async function withCompounds(
  db: Kysely<Tables>,
  words: readonly WordLookup[],
  requests: readonly WordRequest[],
): Promise<readonly WordLookup[]> {
  const isGuessed = (word: WordLookup, index: number) => requests[index]?.mayGuess === true && isSpelled(word.word) && mayBeCompound(word);
  const guessed = words.filter(isGuessed);
  if (guessed.length === 0) return words;
  const parts = guessed.flatMap(({ word }) => misspelledCompounds(word).flat());
  const { rows } = await sql<{ word: string }>`select word from words where word = any(${[...new Set(parts)]}::text[])`.execute(db);
  const existing = new Set(rows.map(({ word }) => word));
  return words.map((word) =>
    guessed.includes(word) ? { ...word, apart: compoundMeant(word.word, (part) => existing.has(part)) ?? null } : word,
  );
}

/** A word with the columns that the statement takes. */
const typedWord = (request: WordRequest) => ({
  ...request,
  sound: soundOf(request.word),
  near: request.mayGuess ? nearWords(request.word) : '',
  isForeign: isCyrillic(request.word),
  isSpelled: isSpelled(request.word),
});

async function lookUp(db: Kysely<Tables>, requests: readonly WordRequest[]): Promise<readonly WordLookup[]> {
  const words = requests.map(typedWord);
  if (words.length === 0) return [];
  // As arrays, so that the planner knows how many there are.
  const textsOf = (column: 'word' | 'next' | 'sound' | 'near') => sql`${words.map((each) => each[column])}::text[]`;
  const marksOf = (column: 'isForeign' | 'isSpelled' | 'isAlone' | 'isForgiving' | 'mayGuess') =>
    sql`${words.map((each) => each[column])}::boolean[]`;
  const columns = [
    ...(['word', 'next', 'sound', 'near'] as const).map(textsOf),
    ...(['isForeign', 'isSpelled', 'isAlone', 'isForgiving', 'mayGuess'] as const).map(marksOf),
  ];
  const beginsWith = (start: string) => sql`words.word >= ${sql.raw(start)} and words.word < ${sql.raw(start)} || chr(1114111)`;
  const { rows } = await sql<WordLookup>`
    select typed.word, forms, known, whole, coalesce((
      select json_agg(json_build_object('word', word, 'likeness', likeness)) from (
        select word, likeness from like_words(sound, ${MAX_CANDIDATES})
        union all select word, 1 from words where word = any(string_to_array(near, ' '))
      ) as like_or_near
      where spelled and length(sound) >= ${MIN_SIMILAR_CHARACTERS} and (forgiving or (foreign_script and known) or (guessed and not known))
    ), '[]') as "like", (
      select array_agg(word) from (
        select word from words where (alone or whole) and spelled and ${beginsWith('typed.word')}
        order by length(word), word limit ${MAX_BEGUN_WORDS} + (not alone)::integer
      ) as shortest having alone or count(*) <= ${MAX_BEGUN_WORDS}
    ) as begun, (
      select array[left(typed.word, place), substr(typed.word, place + 1)]
      from generate_series(${MIN_PART_CHARACTERS}, length(typed.word) - case when known then ${sql.lit(MIN_PART_CHARACTERS)} else ${sql.lit(MIN_LAST_PART_CHARACTERS)} end) as place
      where spelled and (select true from words where word = left(typed.word, place))
        and (select true from words where word = substr(typed.word, place + 1))
      order by place desc limit 1
    ) as apart, (select word from words where word = typed.word || next) as "inOne"
    from unnest(${sql.join(columns)}) with ordinality as typed (word, next, sound, near, foreign_script, spelled, alone, forgiving, guessed, place),
      lateral (select ${stemOf(sql`typed.word`)} as stem) as stems,
      lateral (select array_agg(word) as forms from (
        select word from words where words.stem = stems.stem and stems.stem <> '' order by length(word), word limit ${MAX_BEGUN_WORDS}
      ) as shortest) as other,
      lateral (select exists (select from words where words.word = typed.word) as whole) as existing,
      lateral (select not spelled or length(typed.word) < ${MIN_SIMILAR_CHARACTERS} or exists (select from words where ${beginsWith('typed.word')})
        or forms is not null as known) as knowing
    order by place`.execute(db);
  return rows;
}

/** Imported names are English: a Russian word is also looked up by its sound, even where a name has it in Russian. */
const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

/** Maximum length of a word whose variants one edit away are looked up: short words share too few trigrams with the word meant. */
const MAX_NEAR_CHARACTERS = 7;
const nearWords = (word: string): string =>
  isSpelled(word) && word.length >= MIN_SIMILAR_CHARACTERS && word.length <= MAX_NEAR_CHARACTERS ? wordsOneEditAway(word).join(' ') : '';
