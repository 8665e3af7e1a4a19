/**
 * What was typed, as a question to the word index: every word as it is, as the beginning of a longer one, as another form of a
 * word; and a word that no name has as those that sound like it.
 */
import { type Kysely, sql } from 'kysely';
import { lexeme } from '../repositories/unit-conditions.js';
import type { Tables } from '../schema.js';
import { isSpelled, soundOf, wordsOf } from '../text/words.js';
import { editDistance, forgiven } from './edit-distance.js';

/** A text, resolved. */
export interface ResolvedText {
  /** Names that hold this match, as Postgres' text search writes it; undefined when nothing can match. */
  readonly match: string | undefined;
  /** The same without the words that are like only from afar. */
  readonly close: string;
  /** The words themselves, whole. */
  readonly whole: string;
  /** What was probably meant, to compare with names: `hellbringer prime`. */
  readonly meant: string;
}

interface FoundWord {
  readonly word: string;
  readonly stem: string;
  /** A name holds the word, or one that begins with it or with its stem. */
  readonly known: boolean;
  /** A name holds the very word. */
  readonly whole: boolean;
  readonly like: readonly { readonly word: string; readonly likeness: number }[];
  /** Words that begin with it, the shortest first, where it stands alone: thousands may, and one letter is soon typed. */
  readonly begun: readonly string[] | null;
}

const MOST_WORDS = 12;
const ASKED_FOR = 64;
const MOST_LIKE = 8;
const MOST_BEGUN = 30;
const SHORTEST_LIKE = 3;

/**
 * Resolves a text; undefined when there is no word in it. `forgiving` looks for like words of words that are known, too.
 * @example await resolveText(db, 'хельбрингер') // { match: "'hellbringer' | 'хеллбрингер'", meant: 'hellbringer', … }
 */
export async function resolveText(db: Kysely<Tables>, text: string, forgiving = false): Promise<ResolvedText | undefined> {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const resolved = (await lookUp(db, words, forgiving)).map((word, index) => ({
    ...word,
    like: closest(word),
    // The last word may still be being typed; one before it that is a whole word is not the beginning of another.
    mayGoOn: !word.whole || index === words.length - 1,
  }));
  // A word that nothing is like is left out as long as a word of some length is left.
  const useful = resolved.filter(({ known, like }) => known || like.length > 0);
  const isEnough = useful.length === resolved.length || useful.some(({ word }) => word.length >= SHORTEST_LIKE);
  const meant = useful.map(({ word, known, like }) => (known ? word : (like[0]?.word ?? word)));
  return {
    match: isEnough ? matchOf(useful) : undefined,
    close: matchOf(useful.map((word) => ({ ...word, like: word.like.filter(({ slips }) => slips <= (word.like[0]?.slips ?? 0) + 1) }))),
    whole: meant.map(lexeme).join(' & '),
    meant: meant.join(' '),
  };
}

async function lookUp(db: Kysely<Tables>, words: readonly string[], forgiving: boolean): Promise<readonly FoundWord[]> {
  const beginsWith = (start: string) => sql`words.word >= ${sql.raw(start)} and words.word < ${sql.raw(start)} || chr(1114111)`;
  const { rows } = await sql<FoundWord>`
    select typed.word, stem, known, whole, coalesce((
      select json_agg(json_build_object('word', word, 'likeness', likeness)) from like_words(sound, ${ASKED_FOR})
      where spelled and length(sound) >= ${SHORTEST_LIKE} and (${forgiving} or foreign_script or not known)
    ), '[]') as "like", (
      select array_agg(word) from (
        select word from words where ${words.length === 1} and spelled and ${beginsWith('typed.word')} order by length(word), word limit ${MOST_BEGUN}
      ) as shortest
    ) as begun
    from unnest(${words}::text[], ${words.map(soundOf)}::text[], ${words.map(isCyrillic)}::boolean[], ${words.map(isSpelled)}::boolean[])
        with ordinality as typed (word, sound, foreign_script, spelled, place),
      lateral (select coalesce((tsvector_to_array(to_tsvector('russian', typed.word)))[1], '') as stem) as stems,
      lateral (select exists (select from words where words.word = typed.word) as whole) as existing,
      lateral (select not spelled or length(typed.word) < ${SHORTEST_LIKE} or exists (select from words where ${beginsWith('typed.word')})
        or stem <> '' and exists (select from words where ${beginsWith('stem')}) as known) as knowing
    order by place`.execute(db);
  return rows;
}

/** Imported names are English: a Russian word is looked for by its sound too, even where somebody has written it so. */
const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

interface LikeWord {
  readonly word: string;
  readonly slips: number;
}

/** Those that few slips of the hand lie between, the closest first. */
function closest({ word, like }: FoundWord): readonly LikeWord[] {
  const sound = soundOf(word);
  return like
    .map((each) => ({ ...each, slips: editDistance(sound, soundOf(each.word)) }))
    .filter(({ slips }) => slips <= forgiven(sound.length))
    .toSorted((a, b) => a.slips - b.slips || b.likeness - a.likeness)
    .slice(0, MOST_LIKE);
}

type ResolvedWord = Omit<FoundWord, 'like'> & { readonly like: readonly LikeWord[]; readonly mayGoOn: boolean };

const matchOf = (words: readonly ResolvedWord[]): string => words.map((word) => `(${alternatives(word).join(' | ')})`).join(' & ');

function alternatives(found: ResolvedWord): readonly string[] {
  const { word, stem, known, like } = found;
  const asTyped = known ? [...beginnings(found), ...(stem === '' || stem === word ? [] : [lexeme(stem)])] : [];
  return [...asTyped, ...like.map((each) => lexeme(each.word))];
}

function beginnings({ word, begun, mayGoOn }: ResolvedWord): readonly string[] {
  if (!mayGoOn) return [lexeme(word)];
  return begun === null ? [`${lexeme(word)}:*`] : begun.map(lexeme);
}
