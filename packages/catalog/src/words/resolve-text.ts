/**
 * What was typed, as a question to the word index: every word as it is, as the beginning of a longer one, as another form of a
 * word; and a word that no name has as those that sound like it, and two words that were written in one, or one in two.
 */
import { editDistance } from '@rangefinder/rules';
import { type Kysely, sql } from 'kysely';
import { lexeme } from '../database/lexeme.js';
import { stemOf } from '../database/stem.js';
import type { Tables } from '../schema.js';
import { isSpelled, soundOf, wordsOf } from '../text/words.js';
import { forgiven } from './forgiven.js';
import { oneSlipAway } from './slips.js';

/** A text, resolved. */
export interface ResolvedText {
  /** Names that hold this match, as Postgres' text search writes it; undefined when nothing can match. */
  readonly match: string | undefined;
  /** The same in two parts: what the index is asked for, and beginnings of so many words that the rest is compared with them; empty where there are none. */
  readonly parts: { readonly indexed: string; readonly compared: string };
  /** What it looks for, word by word, as far as names have the words: those that hold some of them can be found by these. */
  readonly terms: readonly string[];
  /** How many words there are, two in one and one in two aside. */
  readonly size: number;
  /** Whether the match asks for every word: one that nothing is like was left out. */
  readonly hasAll: boolean;
  /** The same without the words that are like only from afar. */
  readonly close: string;
  /** The words themselves, whole. */
  readonly whole: string;
  /** What was probably meant, to compare with names: `hellbringer prime`. */
  readonly meant: string;
  /** What else may have been meant: two words in one, one in two, other words that are like. */
  readonly alsoMeant: readonly string[];
  /** Whether names have every word as it was typed, or begin so. */
  readonly isSure: boolean;
}

interface FoundWord {
  readonly word: string;
  /** Other forms of it: words of the same stem. */
  readonly forms: readonly string[] | null;
  /** A name holds the word, one that begins with it, or another form of it. */
  readonly known: boolean;
  /** A name holds the very word. */
  readonly whole: boolean;
  readonly like: readonly { readonly word: string; readonly likeness: number }[];
  /** Two words that it is made of: `madcat` as `mad` and `cat`. */
  readonly apart: readonly [string, string] | null;
  /** A word that it makes with the next one: `war` and `hammer` as `warhammer`. */
  readonly inOne: string | null;
  /** Words that begin with it, the shortest first: beside other words only where these are all, for a beginning is looked up whole before it is joined with them. */
  readonly begun: readonly string[] | null;
}

const MOST_WORDS = 12;
const ASKED_FOR = 64;
const MOST_LIKE = 6;
const MOST_BEGUN = 12;
const MOST_FORMS = 12;
const SHORTEST_LIKE = 3;
const SHORTEST_PART = 3;
/** `atlasii`: what stands behind may be a number. */
const SHORTEST_LAST_PART = 2;

/** How a text is resolved. */
interface Resolving {
  /** Looks for like words of words that are known, too. */
  readonly isForgiving?: boolean | undefined;
  /** The last word is not being typed any more: one that is a whole word is not the beginning of another. */
  readonly isExact?: boolean | undefined;
  /** Like words are looked for where names do not have a word; without them the answer is good for little but whether names have all. */
  readonly mayGuess?: boolean | undefined;
}

/**
 * Resolves a text; undefined when there is no word in it.
 * @example await resolveText(db, 'хельбрингер') // { match: "('hellbringer' | 'хеллбрингер')", meant: 'hellbringer', … }
 */
export async function resolveText(db: Kysely<Tables>, text: string, how: Resolving = {}): Promise<ResolvedText | undefined> {
  const [resolved] = await resolveTexts(db, [{ ...how, text }]);
  return resolved;
}

/** Several texts at once, each in its way; in their order. */
export async function resolveTexts(
  db: Kysely<Tables>,
  texts: readonly (Resolving & { readonly text: string })[],
): Promise<readonly (ResolvedText | undefined)[]> {
  const typed = texts.map((each) => ({ ...each, words: [...new Set(wordsOf(each.text))].slice(0, MOST_WORDS) }));
  const found = await lookUp(db, typed);
  let from = 0;
  return typed.map(({ words, isExact = false }) => {
    const ofText = found.slice(from, from + words.length);
    from += words.length;
    return ofText.length === 0 ? undefined : resolvedOf(ofText, isExact);
  });
}

function resolvedOf(words: readonly FoundWord[], isExact: boolean): ResolvedText {
  const resolved = words.map((word, index) => ({
    ...word,
    like: closest(word),
    // The last word may still be being typed; one before it that is a whole word is not the beginning of another.
    mayGoOn: !word.whole || (!isExact && index === words.length - 1),
  }));
  // A word that nothing is like is left out as long as a word of some length is left.
  const groups = groupsOf(resolved);
  const useful = groups.filter(([word, next]) => next !== undefined || isUseful(word));
  const isEnough = useful.length === groups.length || useful.flat().some(({ word }) => word.length >= SHORTEST_LIKE);
  const meant = useful.flatMap(meantBy);
  const terms = useful.map(termOf);
  return {
    match: isEnough ? matchOf(terms) : undefined,
    parts: partsOf(terms),
    terms: groups.filter(isTelling).map((group) => matchOf([termOf(group)])),
    size: groups.length,
    hasAll: useful.length === groups.length,
    close: matchOf(useful.map(closeOf).map(termOf)),
    whole: meant.map(lexeme).join(' & '),
    meant: meant.join(' '),
    alsoMeant: alternativesOf(useful).filter((each) => each !== meant.join(' ')),
    isSure: isEnough && groups.every((group) => group.length > 1 || group[0].known),
  };
}

/** Beginnings of fewer letters are those of a thousand words and more. */
const SHORTEST_INDEXED = 3;
const isBroad = (term: Term): boolean => term.some((each) => /^'[^']*':\*$/.test(each) && each.length < SHORTEST_INDEXED + "'':*".length);

function partsOf(terms: readonly Term[]): ResolvedText['parts'] {
  const narrow = terms.filter((term) => !isBroad(term));
  if (narrow.length === 0 || narrow.length === terms.length) return { indexed: matchOf(terms), compared: '' };
  return { indexed: matchOf(narrow), compared: matchOf(terms.filter(isBroad)) };
}

/** Whether names have the words, and these say something by themselves. */
const isTelling = ([first, second]: Group): boolean => second !== undefined || (first.known && first.word.length >= SHORTEST_LIKE);

type TypedWords = Resolving & { readonly words: readonly string[] };

/** Words as they were typed, and how each is looked up. */
const typedWords = ({ words, isForgiving = false, mayGuess = true }: TypedWords) =>
  words.map((word, index) => ({
    ...{ word, next: words[index + 1] ?? null, sound: soundOf(word), near: mayGuess ? nearWords(word) : '' },
    ...{ isForeign: isCyrillic(word), isSpelled: isSpelled(word), isAlone: words.length === 1, isForgiving, mayGuess },
  }));

async function lookUp(db: Kysely<Tables>, texts: readonly TypedWords[]): Promise<readonly FoundWord[]> {
  const words = texts.flatMap(typedWords);
  if (words.length === 0) return [];
  // As arrays: the planner sees how many there are.
  const textsOf = (column: 'word' | 'next' | 'sound' | 'near') => sql`${words.map((each) => each[column])}::text[]`;
  const marksOf = (column: 'isForeign' | 'isSpelled' | 'isAlone' | 'isForgiving' | 'mayGuess') =>
    sql`${words.map((each) => each[column])}::boolean[]`;
  const columns = [
    ...(['word', 'next', 'sound', 'near'] as const).map(textsOf),
    ...(['isForeign', 'isSpelled', 'isAlone', 'isForgiving', 'mayGuess'] as const).map(marksOf),
  ];
  const beginsWith = (start: string) => sql`words.word >= ${sql.raw(start)} and words.word < ${sql.raw(start)} || chr(1114111)`;
  const { rows } = await sql<FoundWord>`
    select typed.word, forms, known, whole, coalesce((
      select json_agg(json_build_object('word', word, 'likeness', likeness)) from (
        select word, likeness from like_words(sound, ${ASKED_FOR})
        union all select word, 1 from words where word = any(string_to_array(near, ' '))
      ) as like_or_near
      where spelled and length(sound) >= ${SHORTEST_LIKE} and (forgiving or (foreign_script and known) or (guessed and not known))
    ), '[]') as "like", (
      select array_agg(word) from (
        select word from words where (alone or whole) and spelled and ${beginsWith('typed.word')}
        order by length(word), word limit ${MOST_BEGUN} + (not alone)::integer
      ) as shortest having alone or count(*) <= ${MOST_BEGUN}
    ) as begun, (
      select array[left(typed.word, place), substr(typed.word, place + 1)]
      from generate_series(${SHORTEST_PART}, length(typed.word) - case when known then ${sql.lit(SHORTEST_PART)} else ${sql.lit(SHORTEST_LAST_PART)} end) as place
      where spelled and (select true from words where word = left(typed.word, place))
        and (select true from words where word = substr(typed.word, place + 1))
      order by place desc limit 1
    ) as apart, (select word from words where word = typed.word || next) as "inOne"
    from unnest(${sql.join(columns)}) with ordinality as typed (word, next, sound, near, foreign_script, spelled, alone, forgiving, guessed, place),
      lateral (select ${stemOf(sql`typed.word`)} as stem) as stems,
      lateral (select array_agg(word) as forms from (
        select word from words where words.stem = stems.stem and stems.stem <> '' order by length(word), word limit ${MOST_FORMS}
      ) as shortest) as other,
      lateral (select exists (select from words where words.word = typed.word) as whole) as existing,
      lateral (select not spelled or length(typed.word) < ${SHORTEST_LIKE} or exists (select from words where ${beginsWith('typed.word')})
        or forms is not null as known) as knowing
    order by place`.execute(db);
  return rows;
}

/** Imported names are English: a Russian word is looked for by its sound too, even where somebody has written it so. */
const isCyrillic = (word: string): boolean => /\p{Script=Cyrillic}/u.test(word);

interface LikeWord {
  readonly word: string;
  readonly slips: number;
}

/** Short words share too few trigrams with what they were meant to be: what is one slip away is looked up as it is. */
const LONGEST_NEAR = 7;
const nearWords = (word: string): string =>
  isSpelled(word) && word.length >= SHORTEST_LIKE && word.length <= LONGEST_NEAR ? oneSlipAway(word).join(' ') : '';

/** Those that few slips of the hand lie between, the closest first. */
function closest({ word, like }: FoundWord): readonly LikeWord[] {
  const sound = soundOf(word);
  const slipsTo = (other: string): number => Math.min(editDistance(sound, soundOf(other)), editDistance(word, other));
  return [...new Map(like.map((each) => [each.word, each])).values()]
    .map((each) => ({ ...each, slips: slipsTo(each.word) }))
    .filter(({ slips }) => slips <= forgiven(Math.max(sound.length, word.length)))
    .toSorted((a, b) => a.slips - b.slips || b.likeness - a.likeness)
    .slice(0, MOST_LIKE);
}

type ResolvedWord = Omit<FoundWord, 'like'> & { readonly like: readonly LikeWord[]; readonly mayGoOn: boolean };

const isUseful = ({ known, like, apart }: ResolvedWord): boolean => known || like.length > 0 || apart !== null;

/** A word, or two neighbors that names write in one word, too. */
type Group = readonly [ResolvedWord] | readonly [ResolvedWord, ResolvedWord];

function groupsOf([first, second, ...others]: readonly ResolvedWord[]): readonly Group[] {
  if (first === undefined) return [];
  if (second === undefined) return [[first]];
  return first.inOne === null ? [[first], ...groupsOf([second, ...others])] : [[first, second], ...groupsOf(others)];
}

/** The words that were probably meant. */
function meantBy([first, second]: Group): readonly string[] {
  if (second === undefined) return meantByOne(first);
  return first.inOne === null || (first.whole && second.whole) ? [first, second].flatMap(meantByOne) : [first.inOne];
}

function meantByOne({ word, known, like: [likest], apart }: ResolvedWord): readonly string[] {
  if (known) return [word];
  // A slip is likelier than a blank left out, several slips are not.
  return apart !== null && (likest === undefined || likest.slips > 1) ? apart : [likest?.word ?? word];
}

const MOST_READINGS = 12;

/** The ways in which words may have been meant, the likeliest first. */
const alternativesOf = (groups: readonly Group[]): readonly string[] =>
  groups
    .reduce<readonly string[]>(
      (texts, group) => texts.flatMap((text) => waysOf(group).map((way) => `${text} ${way}`)).slice(0, MOST_READINGS),
      [''],
    )
    .map((text) => text.trim());

function waysOf([first, second]: Group): readonly string[] {
  if (second !== undefined) return [first.inOne ?? '', `${first.word} ${second.word}`].filter((way) => way !== '');
  const { word, known, like, apart } = first;
  return [
    ...(known ? [word] : []),
    ...(apart === null ? [] : [apart.join(' ')]),
    ...like.map((each) => each.word),
    ...(known ? [] : [word]),
  ];
}

/** Without the words that are like only from afar. */
const closeOf = (group: Group): Group =>
  group.map((word) => ({ ...word, like: word.like.filter(({ slips }) => slips <= (word.like[0]?.slips ?? 0) + 1) })) as unknown as Group;

/** What an entry has to hold one of. */
type Term = readonly string[];

function termOf([first, second]: Group): Term {
  if (second === undefined || first.inOne === null) return alternatives(first);
  const apart = isUseful(first) && isUseful(second) ? [matchOf([alternatives(first), alternatives(second)])] : [];
  return [lexeme(first.inOne), ...apart];
}

const matchOf = (terms: readonly Term[]): string => terms.map((term) => `(${term.join(' | ')})`).join(' & ');

function alternatives(found: ResolvedWord): Term {
  const { forms, known, like, apart } = found;
  const asTyped = known ? [...new Set([...beginnings(found), ...(forms ?? []).map(lexeme)])] : [];
  const inTwo = apart === null ? [] : [apart.map(lexeme).join(' & ')];
  return [...asTyped, ...inTwo, ...like.map((each) => lexeme(each.word))];
}

function beginnings({ word, begun, mayGoOn }: ResolvedWord): readonly string[] {
  if (!mayGoOn) return [lexeme(word)];
  return begun === null ? [`${lexeme(word)}:*`] : begun.map(lexeme);
}
