/** Reads a question: the questions that a text may mean, best first, without their answers. */
import { NUMBER_WORDS, READINGS, wordsOf } from '@rangefinder/rulebook/search';
import { type AnyCalculator, type Field, type Problem, type Slug, systems } from '@rangefinder/rules';
import type { PlacedEntry } from './calculators/implied-sides.js';
import { loadLearnedWords } from './calculators/learned-words.js';
import { buildLexicon, type Lexicon } from './calculators/lexicon.js';
import { readCalculators } from './calculators/read-calculators.js';
import { AGAINST } from './calculators/sides.js';
import type { Question } from './calculators/weighed-question.js';
import { readBuiltInWeapons } from './kinds/built-in-weapons.js';
import { isRolling, readDice } from './kinds/dice.js';
import { BEATING } from './kinds/ranking.js';
import { readTerms } from './kinds/terms.js';
import type { Interpretation, NamedEntry, ReadOptions } from './reading.js';
import { finish, type Stages } from './stages.js';
import { KnownWords } from './text/known-words.js';
import { namesCardGame, withNamedCards, withRanksAlone } from './text/named-cards.js';
import { gameStems, gamesIn } from './text/named-game.js';
import { withNumberNouns } from './text/number-nouns.js';
import { stemOf } from './text/stems.js';
import { synonymOf } from './text/synonyms.js';
import { type Token, tokensOf } from './text/tokens.js';
import { CARD_WORDS, FIGURE_WORDS, QUESTION_WORDS } from './text/word-lists.js';

/** A reading without its answer. */
export interface QuestionReading extends Interpretation {
  readonly score: number;
  /** Problems of the arguments of a calculator. */
  readonly problems: readonly Problem[];
}

interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly words: KnownWords;
  /** Rule sets with cards, and those whose calculators take units. */
  readonly ofCards: ReadonlySet<string>;
  readonly ofUnits: ReadonlySet<string>;
}

let made: Vocabulary | undefined;

function vocabulary(): Vocabulary {
  if (made) return made;
  const lexicon = buildLexicon();
  made = {
    lexicon,
    ofCards: systemsWith(lexicon, (field) => field.kind === 'list' && field.item.kind === 'text' && field.item.deck !== undefined),
    ofUnits: systemsWith(lexicon, (field) => field.kind === 'catalog' && field.of === 'unit'),
    words: new KnownWords([
      ...lexicon.phrases.stems,
      ...gameStems,
      ...lexicon.evidence.keys(),
      ...lexicon.games.keys(),
      ...[...QUESTION_WORDS, ...BEATING.en, ...BEATING.ru].map((word) => stemOf(wordsOf(word)[0] ?? word)),
    ]),
  };
  return made;
}

/** The rule sets with a calculator that has such a field. */
const systemsWith = ({ calculators }: Lexicon, isWanted: (field: Field) => boolean): ReadonlySet<string> =>
  new Set(calculators.filter(({ leaves }) => leaves.some(({ field }) => isWanted(field))).map(({ calculator }) => calculator.system));

/** Whether a calculator of a rule set takes units of the catalog. */
export const takesUnits = (system: string): boolean => vocabulary().ofUnits.has(system);

/** Builds the vocabulary before the first question, which would wait for it for more than 100 ms. */
export function loadVocabulary(): void {
  vocabulary();
  loadLearnedWords();
}

/** Words of a name in a text. */
const MAX_NAME_WORDS = 5;
const MAX_READINGS = 5;
const SCORE_STEP = 0.01;

/**
 * The words of a text that may be names of a catalog: those that no definition knows, and codes.
 * @param system rule set whose definitions count; without it, those of all
 * @example possibleNames('Atlas AS7-D against a Marauder at 12"') // ['Atlas AS7-D', 'Marauder', 'AS7-D']
 */
export function possibleNames(text: string, system?: Slug): readonly string[] {
  const { words, lexicon } = vocabulary();
  // “Catapult” is a launcher of another game.
  const isKnown = (stem: string): boolean =>
    words.has(stem) ? system === undefined || lexicon.systems.get(stem)?.has(system) !== false : words.swapped(stem) !== undefined;
  const parts = [...text.matchAll(NAME_PART)].map(([part]) => part);
  const runs: string[][] = [];
  // “Wolverine 6R”: the number of a variant.
  const variants: string[] = [];
  let isOpen = false;
  for (const part of parts) {
    const isName = isNamePart(part, isKnown);
    const run = runs.at(-1);
    if (isOpen && run && VARIANT.test(part)) variants.push(`${run.join(' ')} ${part}`);
    if (!isName) isOpen = false;
    else if (isOpen && run && run.length < MAX_NAME_WORDS) run.push(part);
    else {
      runs.push([part]);
      isOpen = true;
    }
  }
  const names = runs.map((run) => run.join(' ')).filter((name) => MIN_NAME.test(name));
  // The code of a name that is otherwise unknown.
  const codes = names.flatMap((name) => (name.includes(' ') ? name.split(' ').filter((part) => CODE.test(part)) : []));
  const around = runsByWord(text);
  const longer = names.flatMap((name) => [...withWordBefore(text, name), ...(around.get(name) ?? [])]);
  // “Atlas locust 12 inches” names two units, “tmber wolf” is one with a misspelled name.
  const whole = wholeNameOf(text);
  const single = names.filter((name) => name !== whole).flatMap(wordsOfPair);
  const ofVariants = [...text.matchAll(NAME_WITH_VARIANT)].map(([name]) => name);
  return [...new Set([...wholeNames(text, names.length > 0), ...variants, ...ofVariants, ...longer, ...names, ...codes, ...single])];
}

/** Colors are the names of sides: “42 points for red”. */
const COLORS: ReadonlySet<string> = new Set(['red', 'blue', 'green', 'yellow', 'красный', 'синий', 'зеленый', 'желтый'].map(stemOf));
const PAIR_OF_WORDS = /^\p{L}{4,} \p{L}{4,}$/u;
/** The words of a name of two, each of which may be a name: “atlas locust”. */
export const wordsOfPair = (name: string): readonly string[] => (PAIR_OF_WORDS.test(name) ? name.split(' ') : []);

/** Letters that the forms of a longer name share. */
const NAME_LETTERS = 4;

/**
 * Whether a word may name what has a title. A number that is written out and a color do not, and a word that the definitions of any
 * game know is no further word of the title.
 * @example mayBeNameOf('walker', 'Spirit Walker Prime') // false
 */
export function mayBeNameOf(word: string, title: string): boolean {
  const [token, ...others] = tokensOf(word);
  if (!token || others.length > 0) return true;
  if (token.kind === 'number' || COLORS.has(token.stem)) return false;
  const begin = token.folded.slice(0, Math.min(NAME_LETTERS, token.folded.length - 1));
  const [isFirst, ...further] = wordsOf(title).map((part) => part.startsWith(begin));
  return isFirst === true || !further.includes(true) || !vocabulary().words.has(token.stem);
}

/** A name with the word before it, if that has a capital within a sentence, too: “King Crab”. */
function withWordBefore(text: string, name: string): readonly string[] {
  const [, before = ''] = /[^.!?:\s]\s+(\p{Lu}\p{Ll}{2,})\s+$/u.exec(text.split(name, 1)[0] as string) ?? [];
  return before !== '' && CAPITAL.test(name) ? [`${before} ${name}`] : [];
}

/** By each word, the first run of words around it that may all belong to a name: “light assault clone infantry” by “clone”. */
function runsByWord(text: string): ReadonlyMap<string, readonly string[]> {
  const runs = new Map<string, readonly string[]>();
  for (const run of text.split(NO_NAME)) {
    // “Two heavy squads” are two of a name.
    const words = partsOf(run).filter((word, at) => at > 0 || !NUMBER_WORDS.has(word.toLowerCase()));
    if (words.length < 2 || words.length > MAX_NAME_WORDS) continue;
    for (const word of words) if (SMALL_WORD.test(word) && !runs.has(word)) runs.set(word, [words.join(' ')]);
  }
  return runs;
}

const SMALL_WORD = /^\p{Ll}+$/u;

/** What no name has: small words, words that ask for a card, numbers and signs. */
const NO_NAME = new RegExp(
  `(?<![\\p{L}\\d-])(?:${[...QUESTION_WORDS, ...CARD_WORDS, ...FIGURE_WORDS].join('|')}|\\d+)(?![\\p{L}\\d-])|[^\\p{L}\\d\\s’'-]`,
  'giu',
);

/** Words of definitions that may be a name, since they have a capital within a sentence: «Бронеход». */
export const capitalWords = (text: string): readonly string[] => [...text.matchAll(CAPITAL_WORD)].map(([word]) => word);
const CAPITAL_WORD = /(?<=[^.!?\s]\s+[«“"]?)(?:\p{Lu}\p{Ll}{4,}|\p{Lu}{4,}(?!\p{L}))/gu;

/** Letters of a word that may be a misspelled name. */
const MIN_LIKE_LETTERS = 5;

/** The parts of a name that no entry has as a whole: «Центуриона Мародёром» are two names. */
export function partsOfName(name: string): readonly string[] {
  const [, ...rest] = name.split(' ');
  if (rest.length === 0) return [];
  return [...new Set([rest.join(' '), ...name.split(' ')])].filter((part) => CAPITAL.test(part) && WORD.test(part));
}

const CAPITAL = /^\p{Lu}.{2}/u;
const WORD = /\p{L}{3}/u;

/** Whether a word stands where a name does, so that it may be a misspelled one: with a capital within a sentence, or next to “vs”. */
export function standsAsName(text: string, name: string): boolean {
  if (name.length < MIN_LIKE_LETTERS || /[\s\d]/.test(name)) return false;
  const [before = '', behind = ''] = text.split(name, 2);
  if (CAPITAL.test(name) && /[^.!?\s]\s*$/u.test(before)) return true;
  const [last, next] = [wordsOf(before).at(-1), wordsOf(behind)[0]];
  return [last, next].some((word) => word !== undefined && AGAINST.has(word));
}

/** A word that may mean something else, and the code of a variant: “catapult k2”, “dragon 1N”. Dice and units of measure are no codes. */
const NAME_WITH_VARIANT =
  /(?<![\p{L}\d-])\p{L}{4,} (?![dкд]\d|\d+(?:x|in|cm|mm|pv|st|nd|rd|th|см|мм|ос|пв|й|я|е|м|х|го|му)(?!\p{L}))(?:\d{1,2}\p{L}{1,2}|\p{L}\d{1,2}\p{L}?)(?![\p{L}\d])/giu;
const VARIANT = /^\d{1,2}[A-Za-zА-Яа-я]$/u;
const CODE = /^\p{L}{1,5}(?:-\p{L}?\d+\p{L}*|\d{1,2}-\p{L}{1,2})$/u;

/** A name has a word of three letters, or a code. */
const MIN_NAME = /\p{L}{3}|\p{L}+-?\d|\d\p{L}/u;
/** Words of a text that may be a name as a whole. */
const MAX_WHOLE_NAME_WORDS = 3;

/** Whether a word asks for a card or one of its figures, or is in any question. */
const isOfQuestion = (word: string): boolean => [CARD_WORDS, FIGURE_WORDS, QUESTION_WORDS].some((words) => words.has(word.toLowerCase()));

const partsOf = (text: string): readonly string[] => text.split(/[\s?!.,]+/u).filter(Boolean);

/** A short text as a name, and what is left of a text that asks for a card. */
function wholeNames(text: string, hasNames: boolean): readonly string[] {
  const parts = partsOf(text);
  const rest = parts.filter((part) => !isOfQuestion(part));
  const isShort = rest.length > 0 && rest.length <= MAX_WHOLE_NAME_WORDS;
  return isShort && (hasNames || asksForCard(text)) ? [rest.join(' ')] : [];
}

/** A text without the words of any question. */
const wholeNameOf = (text: string): string =>
  partsOf(text)
    .filter((part) => !isOfQuestion(part))
    .join(' ');

/** Whether a name is all of a text but the words of any question. */
export const isWholeName = (name: string, text: string): boolean => wholeNameOf(text) === name;

/** A short word is like too many others to be a misspelled name. */
const MIN_SIMILAR_NAME = /\p{L}{6}|\d/u;

/** Whether a text asks for the card of a unit. */
export const asksForCard = (text: string): boolean => partsOf(text).some((part) => CARD_WORDS.has(part.toLowerCase()));

/** Whether a name is long enough, and all of a text, so that it may be a misspelled one. */
export const isNameAlone = (text: string, name: string): boolean => MIN_SIMILAR_NAME.test(name) && isWholeName(name, text);

const SHORT_NAME = /^[А-ЯЁ][а-яё]{2}$/u;
const NAME_PART = /[\p{L}\d]+(?:[-'’.][\p{L}\d]+)*|[,;:?!"«»()+&]/gu;

/** Armor and structure: “A2 S2”. */
const FIGURE_OF_CARD = /^[asабс]\d{1,2}$/iu;

function isNamePart(part: string, isKnown: (stem: string) => boolean): boolean {
  if (FIGURE_OF_CARD.test(part)) return false;
  if (/^[\p{L}]+-?\d+[\p{L}\d-]*$/u.test(part) && !isKnown(stemOf(wordsOf(part.replace(/[-\d].*$/, ''))[0] ?? ''))) return true;
  if (!/^\p{L}/u.test(part) || NUMBER_WORDS.has(part.toLowerCase())) return false;
  const folded = wordsOf(part);
  // «Оса» is no «ОС»: short stems are those of several words.
  const isOther = SHORT_NAME.test(part);
  return folded.some((word) => !QUESTION_WORDS.has(word) && (isOther || !isKnown(stemOf(word))));
}

/**
 * The questions that a text may mean, best first.
 * @example readQuestion('skill 4, 24 inches', { language: 'en' })[0].question // 'alpha-strike/target-number'
 */
export const readQuestion = (text: string, options: ReadOptions): readonly QuestionReading[] => finish(readInStages(text, options));

/** Reads a question in stages. */
export function* readInStages(text: string, { system, entries = [], places = [] }: ReadOptions): Stages<readonly QuestionReading[]> {
  const { lexicon, words } = vocabulary();
  const [typed, tokens] = readable(text, words, system);
  yield;
  const found = lexicon.phrases.find(tokens);
  const games = gamesIn(tokens);
  const named = placed(
    entries.filter((entry) => isMeantIn(entry, system)),
    tokens,
  );
  const question: Question = { system, tokens, found: found.filter((one) => !overlaps(one.places, named)), entries: named, games, places };
  yield;
  const dice = readDice(typed, tokens);
  yield;
  const weapons = readBuiltInWeapons(tokens, found, lexicon, system);
  const terms = readTerms(typed, tokens, system, games);
  yield;
  const calculators = (yield* readCalculators(question, lexicon))
    .slice(0, MAX_READINGS)
    .map(({ known: _, unreadNumbers: __, ...reading }) => (reading.understood.length === 0 ? behind(terms, reading) : reading));
  return [...calculators, ...(dice ? [{ ...dice, problems: [] }] : []), ...[...weapons, ...terms].map((one) => ({ ...one, problems: [] }))]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_READINGS);
}

/** A text that gives a calculator nothing and is the name of a term asks for the term first. */
function behind<T extends { readonly score: number }>(terms: readonly { readonly score: number }[], reading: T): T {
  const [term] = terms;
  return term && reading.score >= term.score ? { ...reading, score: term.score - SCORE_STEP } : reading;
}

/** A calculator of which a text has no word scores less. */
const MIN_SUGGESTED_SCORE = -1;

/** Calculators that a text may mean, best first. */
export function calculatorsFor(text: string, system: Slug | undefined): readonly AnyCalculator[] {
  const { lexicon, words } = vocabulary();
  const [, tokens] = readable(text, words, system);
  const found = lexicon.phrases.find(tokens);
  return finish(readCalculators({ system, tokens, found, entries: [], games: gamesIn(tokens), places: [] }, lexicon))
    .filter(({ score }) => score > MIN_SUGGESTED_SCORE)
    .map(({ known }) => known.calculator);
}

/** Kinds of values with letters: in another layout they are none. */
const LETTERED: ReadonlySet<Token['kind']> = new Set(['dice', 'card']);

/** A text of which a larger part than one of so many is known. */
const MOSTLY = 3;

const NUMBER_NOUNS: ReadonlyMap<string, string | undefined> = new Map(systems.map(({ slug, numberNoun }) => [slug, numberNoun]));

/** The text in the keyboard layout and script in which most of its words are known, with its words corrected. */
function readable(text: string, words: KnownWords, system: Slug | undefined): readonly [string, readonly Token[]] {
  let best: readonly Token[] = [];
  let chosen = text;
  let most = -1;
  let isMostly = false;
  for (const read of READINGS) {
    const typed = read(text);
    const tokens = tokensOf(typed);
    const known = tokens.filter(({ kind, stem, folded, isFigure }) =>
      kind === 'word' ? words.has(stem) || QUESTION_WORDS.has(folded) || isRolling(folded) : LETTERED.has(kind) || !isFigure,
    ).length;
    const all = tokens.filter(({ kind, isFigure }) => kind === 'word' || LETTERED.has(kind) || !isFigure).length;
    // Of a text that is mostly understood, a single word more may be known by chance.
    if (most < 0 || known > most + (isMostly ? 1 : 0)) [best, most, chosen] = [tokens, known, typed];
    isMostly ||= best === tokens && known * MOSTLY > all;
    if (known === all) break;
  }
  const read = best.map((token) => corrected(token, words, system));
  const noun = NUMBER_NOUNS.get(system ?? '');
  // “Rep 4, fists” is no card.
  if (noun !== undefined) return [chosen, withNumberNouns(read, noun)];
  const cards = withNamedCards(read);
  const isOfCards = system === undefined ? namesCardGame(cards) : vocabulary().ofCards.has(system);
  return [chosen, isOfCards ? withRanksAlone(cards) : cards];
}

function corrected(token: Token, words: KnownWords, system: Slug | undefined): Token {
  if (token.kind !== 'word' || QUESTION_WORDS.has(token.folded)) return token;
  const synonym = synonymOf(token.stem);
  const isOf = (stem: string): boolean => system !== undefined && (vocabulary().lexicon.systems.get(stem)?.has(system) ?? false);
  // A word that only another game has is none of this one.
  if (words.has(token.stem)) return synonym !== undefined && isOf(synonym) && !isOf(token.stem) ? { ...token, stem: synonym } : token;
  const stem = synonym !== undefined && words.has(synonym) ? synonym : words.correct(token.stem);
  if (stem === undefined) return token;
  // “Chnace” is a word of any question.
  const word = words.swapped(token.stem) === stem ? QUESTION_WORD_OF.get(stem) : undefined;
  return { ...token, stem, ...(word !== undefined && { folded: word }) };
}

/** The words of questions by their stems. */
const QUESTION_WORD_OF: ReadonlyMap<string, string> = new Map([...QUESTION_WORDS].map((word) => [stemOf(word), word]));

const overlaps = (places: readonly number[], named: readonly PlacedEntry[]): boolean =>
  named.some((entry) => entry.places.some((place) => places.includes(place)));

/** What another game has by this name is not meant, and what no calculator takes is read by other words. */
const isMeantIn = (entry: NamedEntry, system: Slug | undefined): boolean =>
  (system === undefined || entry.system === system) && (entry.kind !== 'unit' || takesUnits(entry.system));

/** Places where the first word of a name stands again: “at a Locust, the Locust jumped”. A code has the name of its entry: “LCT-1E”. */
function namedAgain(tokens: readonly Token[], places: readonly number[], title: string): readonly number[] {
  const [first = 0] = places;
  const stems = new Set(
    [tokens[first], tokensOf(title)[0]].flatMap((name) =>
      name?.kind === 'word' && name.text.length >= MIN_AGAIN_LETTERS ? [name.stem] : [],
    ),
  );
  return [...tokens.keys()].filter((place) => place > (places.at(-1) as number) && stems.has(tokens[place]?.stem ?? ''));
}

const MIN_AGAIN_LETTERS = 4;

/** «Атласу AS7-D»: an unknown word before a code is a form of its name. */
function withWordOfName(tokens: readonly Token[], places: readonly number[]): readonly number[] {
  const before = (places[0] as number) - 1;
  const { kind, stem = '', folded = '' } = tokens[before] ?? {};
  const isForm = kind === 'word' && folded.length >= MIN_AGAIN_LETTERS && !QUESTION_WORDS.has(folded) && !vocabulary().words.has(stem);
  return isForm ? [before, ...places] : places;
}

/** Finds the tokens of each entry’s name. */
function placed(entries: readonly NamedEntry[], tokens: readonly Token[]): readonly PlacedEntry[] {
  const taken = new Set<number>();
  return entries.flatMap((entry) => {
    const wanted = tokensOf(entry.text).map(({ text }) => text);
    for (let from = 0; from + wanted.length <= tokens.length; from++) {
      const places = wanted.map((_, at) => from + at);
      if (places.some((place, at) => taken.has(place) || tokens[place]?.text !== wanted[at])) continue;
      for (const place of places) taken.add(place);
      const again = namedAgain(tokens, places, entry.title);
      const whole = CODE.test(entry.text) ? withWordOfName(tokens, places) : places;
      for (const place of [...again, ...whole]) taken.add(place);
      return [{ entry, places: whole, again }];
    }
    return [];
  });
}
