/** Reads questions about words of a game: “what is TMM”, «что такое перегрев». */
import { wordsOf } from '@rangefinder/rulebook/search';
import { inLanguage, LANGUAGES, type Language, systems, type Term } from '@rangefinder/rules';
import type { Interpretation } from '../reading.js';
import type { NamedGames } from '../text/named-game.js';
import { stemOf } from '../text/stems.js';
import type { Token } from '../text/tokens.js';
import { QUESTION_WORDS } from '../text/word-lists.js';

interface KnownTerm {
  readonly id: string;
  readonly system: string;
  readonly term: Term;
  /** Its names as stems. */
  readonly names: readonly (readonly string[])[];
}

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stemOf);

/** The stems of a name without its small words, which are left out of a text, too: “line of sight”. */
function stemsOfName(name: string): readonly string[] {
  const words = wordsOf(name);
  const large = words.filter((word) => !QUESTION_WORDS.has(word));
  return (large.length > 0 ? large : words).map(stemOf);
}

const TERMS: readonly KnownTerm[] = systems.flatMap(({ slug, glossary }) =>
  glossary.map((term) => {
    const { id, name, abbreviation, aliases = [] } = term;
    const names = [...LANGUAGES.flatMap((language) => [name[language], abbreviation?.[language] ?? '']), ...aliases].map(stemsOfName);
    return { id: `${slug}/${id}`, system: slug, term, names: names.filter(({ length }) => length > 0) };
  }),
);
const BY_ID: ReadonlyMap<string, Term> = new Map(TERMS.map(({ id, term }) => [id, term]));

/** The names of terms by their first stem. */
const NAMES = new Map<string, { readonly known: KnownTerm; readonly name: readonly string[] }[]>();
for (const known of TERMS)
  for (const name of known.names) {
    const [first = ''] = name;
    NAMES.set(first, [...(NAMES.get(first) ?? []), { known, name }]);
  }

/** A term and its meaning. @example meaningOf('alpha-strike/tmm', 'en') // 'TMM: …' */
export function meaningOf(id: string, language: Language): string | undefined {
  const term = BY_ID.get(id);
  return term && `${inLanguage(term.name, language)}: ${inLanguage(term.meaning, language)}`;
}

/** Questions that can only be about what a word means. */
const DEFINITION =
  /^\s*(?:define|explain|meaning of|what does .+ mean|what do .+ mean|(?:the )?term)\b|\b(?:mean|means|meaning|stands? for|definition)\b\s*(?:[?.!]|in\b|on\b|what\b|please\b|$)|\bmeant by\b|\bmeans what\b|\brefers? to\b|\bwhat kind of (?:\p{L}+)\s*\??\s*$|\bis what\s*\??\s*$|\bexplain(?:ed)?(?: please| pls| plz)?\s*[?.!]*\s*$|\bdefine\b|\bwhat means\b|\bdoes \p{L}+ mean\b|\bthe same (?:thing|as)\b|\bat home\s*\?*\s*$|\bhuh\b|=\s*\?|\bwtf\b|\bwhat(?:(?:'|’)?s| is| does) (?:that|it|this)\b|\bwhats what\b|(?:что|чо|че|чё) под (?:ним|ней|ними|этим) поним|(?<!\p{L})эт[оа] \p{L}+ как(?:ая|ой|ое|ие)(?!\p{L})|(?:что|чо|че|чё) (?:такое|значит|означает|за|это|назыв\p{L}*)(?!\p{L})|(?:поясни\p{L}*|объясни\p{L}*|определение|значит|означает|обозначает|имеется в виду|одно и то же|не понимаю|термин|расшифр\p{L}*|как (?:это |его |её |ее )?пон(?:ять|имать))(?!\p{L})|(?<!\p{L})эт[оа]?(?: вообще| ваще)? (?:(?:про )?(?:что|чо|че|чё)|как|(?:\p{L}+ )?чего|о ч[её]м|кто)(?!\p{L})|(?<!\p{L})за (?:слово|зверь)(?!\p{L})|кто так(?:ой|ая|ие)|по-(?:русски|английски)|\bin (?:russian|english)\b/iu;
/** Questions that may be about what a word means. */
const ABOUT = /^\s*(?:what(?:'|’)?s|what (?:is|are|do(?:es)?(?! (?:i|we|you|he|she|it|they)\b)|counts as|qualifies as)|who (?:is|are))\b/iu;
/** Questions for one thing, whose other words may name others. */
const ABOUT_ONE = /^\s*what(?:(?:'|’)?s| is) an?\b/iu;
/** What stands before a name in the clause that asks for its meaning, and what may follow it there. */
const LEAD = String.raw`(?:what(?:['’]?s|\s+(?:is|are|means?|does))|who(?:['’]?s|\s+(?:is|are))|define|explain|meaning of|meant by|(?:что|чо|че|чё)\s+(?:так\p{L}+|значит|означает|обозначает|за)|кто\s+так\p{L}+)(?:\s+(?:an?|the|this|that))?[\s"“«'(]+`;
const TRAIL = String.raw`(?:\d[\d/*-]*)?(?=\s*(?:["”»'),;:?.!—–-]|$)|\s+(?:on|in|at|means?|exactly|please|pls|stands?|called|again|на|в|у|для|это)(?!\p{L}))`;
/** Signs and a small word between the words of a name. */
const BETWEEN = String.raw`[^\p{L}\d]+(?:\p{L}{1,3}[^\p{L}\d]+)?`;

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);

const LEADING = new RegExp(`(?<!\\p{L})${LEAD}`, 'giu');

/** What follows each clause that asks for a meaning: “TMM, my son asked” of “what’s TMM, my son asked”. */
const clausesIn = (text: string): readonly string[] => [...text.matchAll(LEADING)].map((lead) => text.slice(lead.index + lead[0].length));

/** Whether what a clause asks for begins with a name, whatever else the text tells. */
const isLed = (clause: string, [first, ...others]: readonly Token[]): boolean =>
  first !== undefined &&
  clause.startsWith(first.text) &&
  new RegExp(`^${[first, ...others].map((word) => escaped(word.text)).join(BETWEEN)}${TRAIL}`, 'iu').test(clause);

const DEFINITION_WORDS: ReadonlySet<string> = new Set(
  stemsOf(
    'define explain meaning mean means meant stand stands for definition term please by call they термин русски английски russian english say понятие понятиях называют называется называть слово зверь wtf расшифровать расшифровывается про такое такой такие значит означает поясни поясните расшифруй расшифровка расшифровать объясни объясните понять понимать чем определение чо че работает give counts qualifies as',
  ),
);

/** How a text mentions a term. */
export interface TermMention {
  /** The part of the words of the text that its name has. */
  readonly share: number;
  /** The words of the text outside of its name. */
  readonly otherWords: number;
  /** Words such as “what” and “mean”. */
  readonly smallWords: number;
  /** Whether its name follows words that ask for a meaning. */
  readonly isLed: boolean;
  /** Whether its name is written in capitals, in quotes, or before a place where such names are written: “MEL on my Hatchetman”. */
  readonly isMarked: boolean;
  /** Whether the text can only be about what a word means. */
  readonly asksForMeaning: boolean;
  /** Whether the text may be about what a word means. */
  readonly asksAbout: boolean;
}

export type TermReading = Interpretation & { readonly score: number; readonly mention: TermMention };

/** The score of a term whose name is all that a text says, and what the other words of the text take from it. */
const WHOLE_SCORE = 2;
const OTHER_WORDS_PENALTY = 4;
/** What a term of the game that a text names has more, and that of another game less. */
const NAMED_SCORE = 0.25;
/** How sure a term is that is asked for by its name alone, and how sure at least where its meaning is asked for. */
const NAMED_CONFIDENCE = 0.95;
const MIN_DEFINED_CONFIDENCE = 0.57;
/** A smaller part of a text is no name that it is sure to ask for. */
const MIN_SHARE = 0.5;
const PROPOSED_CONFIDENCE = 0.4;

function confidenceOf({ share, isLed, asksForMeaning }: TermMention): number {
  if (isLed || asksForMeaning) return Math.max(MIN_DEFINED_CONFIDENCE, NAMED_CONFIDENCE * share);
  return share < MIN_SHARE ? PROPOSED_CONFIDENCE : NAMED_CONFIDENCE * share;
}

interface Placed {
  readonly known: KnownTerm;
  readonly from: number;
  readonly length: number;
}

/** The names of terms in a text: where one begins, the longest. */
function placedIn(stems: readonly string[], isWithin: (term: KnownTerm) => boolean): readonly Placed[] {
  const placed = stems.flatMap((first, from) =>
    (NAMES.get(first) ?? [])
      .filter(({ known, name }) => isWithin(known) && name.every((stem, at) => stems[from + at] === stem))
      .map(({ known, name }) => ({ known, from, length: name.length })),
  );
  return placed.toSorted((a, b) => a.from - b.from || b.length - a.length);
}

/** The only term that has all words in one of its names: «укрытие» of «частичное укрытие». */
function containing(stems: readonly string[], isWithin: (term: KnownTerm) => boolean): readonly Placed[] {
  const [only, ...others] = TERMS.filter((term) => isWithin(term) && term.names.some((name) => stems.every((stem) => name.includes(stem))));
  return only && others.length === 0 ? [{ known: only, from: 0, length: stems.length }] : [];
}

/** How many words belong to the name of a term. */
const coveredBy = (placed: readonly Placed[]): number =>
  new Set(placed.flatMap(({ from, length }) => Array.from({ length }, (_, at) => from + at))).size;

/** A word in capitals is no small word: “what does IF mean”. */
const isAbbreviation = (word: string, text: string): boolean =>
  /^\p{Lu}{2,}$/u.test(word) && (text !== text.toUpperCase() || CODE_ALONE.test(text));
/** A code with its value, and nothing else: “IF2”. */
const CODE_ALONE = /^\s*\p{Lu}{2,5}\d[\d/*-]*[\s?]*$/u;

/** A name in quotes: “what do they call "Great House"”. */
const QUOTED = /["“«„]([^"”»“]*\p{L}[^"”»“]*)["”»“]/u;

/** “MEL, special on my Hatchetman”, «НЭ в таблице»: an abbreviation, and where it is written. */
const ABBREVIATION_IN_PLACE = /^\s*(\p{Lu}{2,6}|\p{Lu}\p{Ll}),?\s+(?:on|in|special|ability|на|в|у)(?!\p{L})/u;

/** “CASEII?” */
const ABBREVIATION_ALONE = /^\s*\p{Lu}{2,7}[\s?]*$/u;

/** “The OVL special”, “IF on a card”: words around an abbreviation that say what it is, or where. */
const AROUND_ABBREVIATIONS: ReadonlySet<string> = new Set(
  stemsOf(
    'special specials ability abilities card cards unit squad weapon weapons table column stat line карточке карточка отряда таблице столбец особенность способность спецспособность',
  ),
);

/** The words of a text that may be names: no small words and none of those that ask for a meaning. */
function wordsIn(text: string, tokens: readonly Token[], games: NamedGames): readonly Token[] {
  const hasAbbreviation = tokens.some((token) => isAbbreviation(token.text, text));
  const isSmall = ({ folded, stem }: Token): boolean =>
    QUESTION_WORDS.has(folded) || DEFINITION_WORDS.has(stem) || (hasAbbreviation && AROUND_ABBREVIATIONS.has(stem));
  return tokens.filter((token, place) => !games.places.has(place) && (isAbbreviation(token.text, text) || !isSmall(token)));
}

/** “Wreck marker”, «статус “испугался”»: words for what is written. */
const MARKS: ReadonlySet<string> = new Set(
  stemsOf(
    'column row marker status symbol icon letter rating abbreviation столбец колонка графа строка маркер статус значок буква аббревиатура сокращение',
  ),
);

/** The words of a text without those for what is written, and without the value of a code alone. */
function withoutMarks(words: readonly Token[], text: string): readonly Token[] {
  const named = words.filter(({ stem }) => !MARKS.has(stem));
  const left = named.length > 0 ? named : words;
  return CODE_ALONE.test(text) ? left.filter(({ isFigure }) => !isFigure) : left;
}

/** The stem of a word. Of a code with its value, “IF2” or «Пр4», that of the code. */
function stemOfWord({ text, stem }: Token): string {
  const [, code] = CODE_WITH_VALUE.exec(text) ?? [];
  return code === undefined ? stem : (stemsOf(code)[0] ?? stem);
}
const CODE_WITH_VALUE = /^(\p{Lu}\p{L}{0,3})\d[\d/-]*$/u;

/** The part of a text that is written as a name: in quotes, or an abbreviation before a place where such are written. */
function markedIn(text: string, tokens: readonly Token[], mayBeQuoted: boolean): string | undefined {
  const written = tokens.some(({ isFigure }) => isFigure) ? undefined : ABBREVIATION_IN_PLACE.exec(text)?.[1];
  return written ?? (mayBeQuoted ? QUOTED.exec(text)?.[1] : undefined);
}

/** The terms that a text names, best first: those of the name that it most likely asks for. */
export function readTerms(text: string, tokens: readonly Token[], system: string | undefined, games: NamedGames): readonly TermReading[] {
  const asksForMeaning = DEFINITION.test(text);
  const asksAbout = ABOUT.test(text);
  const marked = markedIn(text, tokens, asksForMeaning || asksAbout);
  const isNaming = ({ text: word }: Token): boolean => marked === undefined || marked.includes(word);
  const words = withoutMarks(wordsIn(text, tokens, games).filter(isNaming), text);
  const stems = words.map(stemOfWord);
  const isWithin = (term: KnownTerm): boolean => system === undefined || term.system === system;
  const whole = placedIn(stems, isWithin);
  const placed = whole.length === 0 && words.length > 0 && asksForMeaning ? containing(stems, isWithin) : whole;
  const clauses = clausesIn(text);
  const led = placed.find(({ from, length }) => clauses.some((clause) => isLed(clause, words.slice(from, from + length))));
  const first = led ?? placed[0];
  if (!first) return [];
  const named = words.slice(first.from, first.from + first.length);
  const covered = ABOUT_ONE.test(text) ? coveredBy(placed) : first.length;
  const mention: TermMention = {
    share: covered / words.length,
    otherWords: words.length - covered,
    smallWords: tokens.length - words.length - games.places.size,
    isLed: led !== undefined,
    isMarked: marked !== undefined || ABBREVIATION_ALONE.test(text) || named.some((word) => isAbbreviation(word.text, text)),
    ...{ asksForMeaning, asksAbout },
  };
  const meant = placed.filter(({ from, length }) => from === first.from && length === first.length);
  // A name in both languages is found twice: “Rep”.
  const known = [...new Map(meant.map((one) => [one.known.id, one.known])).values()];
  const inGame = (own: string): number => (games.systems.size === 0 ? 0 : games.systems.has(own) ? NAMED_SCORE : -NAMED_SCORE);
  const name = named.map((word) => word.text).join(' ');
  return known.map((term) => readingOf(term, name, mention, inGame(term.system))).toSorted((a, b) => b.score - a.score);
}

const readingOf = ({ id }: KnownTerm, name: string, mention: TermMention, inGame: number): TermReading => ({
  question: 'term',
  arguments: { id },
  understood: [{ text: name, field: 'id', value: id }],
  ...{ assumed: [], unread: [], confidence: confidenceOf(mention), mention },
  score: WHOLE_SCORE - OTHER_WORDS_PENALTY * (1 - mention.share) + inGame,
});
