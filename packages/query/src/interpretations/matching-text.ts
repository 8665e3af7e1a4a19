/** The word query of an interpretation, and the description of how a text was understood. */
import type { MatchingText, ResolvedText, ResolveOptions } from '../words/resolve-words.js';
import { allOf, anyOf, type WordQuery } from '../words/word-query.js';
import type { Interpretation } from './interpretations.js';
import type { InterpretedText } from './interpreted-text.js';
import { conditionsMeant } from './plain-words.js';

/** Matches everything, for a text of conditions alone. */
const EVERYTHING: MatchingText = {
  match: allOf([]),
  parts: { indexed: allOf([]), compared: allOf([]) },
  terms: [],
  size: 0,
  hasAll: true,
  close: allOf([]),
  whole: allOf([]),
  meant: '',
  alsoMeant: [],
  isSure: true,
};

/** Maximum number of words of a text that words may be left out of; more give too many combinations. */
const MAX_TERMS = 8;

/**
 * How the words of an interpretation are resolved; undefined where it has no words.
 * @param isAsTyped whether its text is the typed one
 */
export function resolveOptionsOf(
  { mayGuess, isForgiving }: Interpretation,
  { text, conditions }: InterpretedText,
  isAsTyped: boolean,
): ResolveOptions | undefined {
  if (text === '' && conditions !== '') return undefined;
  // Similar words of the typed text are likely to be needed later, so they are looked up with it.
  return isForgiving ? { isForgiving } : isAsTyped || mayGuess ? {} : { mayGuess: false };
}

/**
 * The query of an interpretation; undefined where it does not apply.
 * @param resolved its resolved words; undefined where it has none
 */
export function matchingText(
  { mayGuess, without, isPartly }: Interpretation,
  { text, conditions }: InterpretedText,
  resolved: ResolvedText | undefined,
): MatchingText | undefined {
  if (text === '' && conditions !== '') return isPartly ? { ...EVERYTHING, hasAll: false } : EVERYTHING;
  if (isPartly) return resolved && knownPart(resolved);
  if (resolved?.match === undefined || !(mayGuess || resolved.isSure)) return undefined;
  return without === undefined ? (resolved as MatchingText) : withoutWords(resolved, without);
}

/** The words that names have; undefined without any. */
function knownPart(resolved: ResolvedText): MatchingText | undefined {
  const { terms } = resolved;
  if (terms.length === 0) return undefined;
  const match = allOf(terms);
  return { ...resolved, match, parts: { indexed: match, compared: allOf([]) }, hasAll: false };
}

/** The text without some of its words. */
function withoutWords(resolved: ResolvedText, without: NonNullable<Interpretation['without']>): MatchingText | undefined {
  const { terms, size } = resolved;
  const kept = without === 'ALL_BUT_ONE' ? 1 : size - without;
  if (kept < 1 || kept >= size || kept > terms.length || terms.length > MAX_TERMS) return undefined;
  const match = anyOf(combinations(terms, kept).map(allOf));
  return { ...resolved, match, parts: { indexed: match, compared: allOf([]) }, hasAll: false };
}

function combinations(terms: readonly WordQuery[], size: number): readonly (readonly WordQuery[])[] {
  const [first, ...others] = terms;
  if (size === 0) return [[]];
  if (first === undefined || size > terms.length) return [];
  return [...combinations(others, size - 1).map((some) => [first, ...some]), ...combinations(others, size)];
}

/** Everything, ranked by the best of several texts. */
export const ranksByBest = (alternatives: readonly ResolvedText[]): MatchingText => ({
  ...EVERYTHING,
  alternatives,
  alsoMeant: alternatives.flatMap(({ meant, alsoMeant }) => [meant, ...alsoMeant]),
});

/** How a text was understood. */
export interface Understanding {
  /** Whether the results have all words of the text, or the most that anything has. */
  readonly matched: 'ALL' | 'MOST';
  /** The query that the text was understood as; null where it was taken as written. */
  readonly understoodAs: string | null;
}

/** How the text of a list of units was understood. */
export interface UnitUnderstanding extends Understanding {
  /** Another query that the words may mean, where they were found in names: `special:ECM` for `ECM`. */
  readonly alternative: string | null;
}

/** An interpretation that was searched for. */
export interface SearchedText {
  readonly interpretation: Interpretation;
  readonly interpreted: InterpretedText;
  readonly resolved: MatchingText | undefined;
  readonly hasResults: boolean;
}

/**
 * How a text was understood.
 * @param conditions the other conditions of the query
 */
export function understandingOf({ interpretation, interpreted, resolved, hasResults }: SearchedText, conditions = ''): UnitUnderstanding {
  const hasAll = resolved?.hasAll !== false;
  const isAsWritten = (interpretation.name === 'relevance' && hasAll) || !hasResults;
  const understood = [resolved?.meant ?? '', interpreted.conditions, conditions].filter((part) => part !== '').join(' ');
  const meant = isAsWritten && hasResults ? conditionsMeant(interpreted.text) : undefined;
  return {
    matched: hasAll ? 'ALL' : 'MOST',
    understoodAs: isAsWritten ? null : understood,
    alternative: meant === undefined ? null : [meant, conditions].filter((part) => part !== '').join(' '),
  };
}
