/** Reads a question: the questions that a text may mean, best first, without their answers. */
import { READINGS } from '@rangefinder/rulebook/search';
import { type AnyCalculator, type Problem, type Slug, systems } from '@rangefinder/rules';
import type { PlacedEntry } from './calculators/implied-sides.js';
import { readCalculators } from './calculators/read-calculators.js';
import type { Question } from './calculators/weighed-question.js';
import { inOrderOfKinds } from './kinds/answer-kinds.js';
import { readBuiltInWeapons } from './kinds/built-in-weapons.js';
import { isRolling, readDice } from './kinds/dice.js';
import { readTerms, type TermMention } from './kinds/terms.js';
import { placed } from './names/placed.js';
import type { Interpretation, NamedEntry, ReadOptions } from './reading.js';
import { finish, type Stages } from './stages.js';
import type { KnownWords } from './text/known-words.js';
import { namesCardGame, withNamedCards, withRanksAlone } from './text/named-cards.js';
import { gamesIn } from './text/named-game.js';
import { withNumberNouns } from './text/number-nouns.js';
import { stemOf } from './text/stems.js';
import { synonymOf } from './text/synonyms.js';
import { type Token, tokensOf } from './text/tokens.js';
import { QUESTION_WORDS } from './text/word-lists.js';
import { takesUnits, vocabulary } from './vocabulary.js';

/** A reading without its answer. */
export interface QuestionReading extends Interpretation {
  readonly score: number;
  /** Problems of the arguments of a calculator. */
  readonly problems: readonly Problem[];
  /** Of a term. */
  readonly mention?: TermMention;
}
const MAX_READINGS = 5;

/**
 * The questions that a text may mean, best first.
 * @example readQuestion('skill 4, 24 inches', { language: 'en' })[0].question // 'alpha-strike/target-number'
 */
export const readQuestion = (text: string, options: ReadOptions): readonly QuestionReading[] =>
  inOrderOfKinds(finish(readInStages(text, options)), { text, tokens: tokensOf(text), words: undefined }, false).slice(0, MAX_READINGS);

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
    .map(({ known: _, unreadNumbers: __, ...reading }) => reading);
  const others = [...(dice ? [dice] : []), ...weapons, ...terms].map((one) => ({ ...one, problems: [] }));
  return [...calculators, ...others].toSorted((a, b) => b.score - a.score);
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
