/** Questions in a player’s own words: the readings with their answers, from the calculators and the catalog of the service. */
import { rankedHits, SYSTEMS } from '@rangefinder/catalog';
import { interpretPlainWords } from '@rangefinder/query';
import {
  type AnsweredQuestion,
  type AnswerSource,
  askInWords,
  type FoundPlace,
  type NamedEntry,
  type Outcome,
  type UnitWords,
} from '@rangefinder/questions';
import { type CheckResult, calculatorBy, diceSummary, type Language, type Problem, publicProblem, type Slug } from '@rangefinder/rules';
import { GraphQLError } from 'graphql';
import { askCatalog } from '../context/catalog-access.js';
import { inLanguageOf, type ResolverContext } from '../context/resolver-context.js';
import { work } from '../context/work/charge-work.js';
import { SEARCH_MS } from '../context/work/cost.js';
import { askCalculator } from './ask-calculator.js';
import { rollDice } from './roll-dice.js';
import { publicHit } from './search/public-hit.js';
import { searchAll } from './search/search-all.js';

/** Reading a text of the maximum length, without its answers. */
const READ_MS = 5;

/** Reads and answers a text in a language. */
export async function askQuestion(
  text: string,
  language: Language,
  system: Slug | undefined,
  context: ResolverContext,
): Promise<AnsweredQuestion> {
  await work(context, READ_MS);
  const speaking = inLanguageOf(context, language);
  return askInWords(text, { language, system, site: context.publicUrl }, sourceOf(speaking, language));
}

const sourceOf = (context: ResolverContext, language: Language): AnswerSource => ({
  calculator: async (id, draft) => {
    const calculator = calculatorBy(id);
    if (!calculator) throw new Error(`a reading names the calculator ${id}`);
    return outcomeOf(await orIncomputable(askCalculator(calculator, draft, language, context)), language);
  },
  dice: async (expression) => {
    const rolled = await orIncomputable(rollDice(expression, context));
    return rolled.ok
      ? { ok: true, answer: { ...rolled.value, summary: diceSummary(rolled.value, language) } }
      : outcomeOf(rolled, language);
  },
  search: async (words, system) => {
    const found = await searchAll(words, system, context);
    return found.ok ? found.value.documents.map((document): FoundPlace => publicHit(document, language, context.publicUrl)) : [];
  },
  entries: (names, system) => entriesNamed(names, system, context),
  unitWords: (words): UnitWords | undefined => {
    const read = interpretPlainWords(words);
    return read && { text: read.text, conditions: read.conditions, isOrdered: read.order !== undefined };
  },
});

/** Errors that leave a reading without an answer. Its page can still compute it. */
const INCOMPUTABLE: ReadonlySet<unknown> = new Set(['TOO_COMPLEX', 'CATALOG_UNAVAILABLE']);

async function orIncomputable<T>(pending: CheckResult<T> | Promise<CheckResult<T>>): Promise<CheckResult<T>> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof GraphQLError && INCOMPUTABLE.has(error.extensions.code))
      return { ok: false, problems: [{ code: 'NOT_FOUND', path: [], given: null, allowed: { en: error.message, ru: error.message } }] };
    throw error;
  }
}

const outcomeOf = (result: CheckResult<unknown>, language: Language): Outcome =>
  result.ok
    ? { ok: true, answer: result.value as Extract<Outcome, { ok: true }>['answer'] }
    : { ok: false, problems: result.problems.map((problem: Problem) => publicProblem(problem, language)) };

/** A name of the catalog: a whole name, or words of one. */
const MAX_NAMED_FIT = 2;

/** The best entry of each name; a name that no entry has is left out. */
async function entriesNamed(names: readonly string[], system: Slug | undefined, context: ResolverContext): Promise<readonly NamedEntry[]> {
  if (system !== undefined && !SYSTEMS.includes(system)) return [];
  const found: NamedEntry[] = [];
  for (const name of names) {
    await work(context, SEARCH_MS);
    const ranked = await askCatalog(context, (db) => rankedHits(db, name, system)).catch(orNone);
    const [hit] = ranked?.hits ?? [];
    if (!hit || hit.fit > MAX_NAMED_FIT || hit.kind === 'armor') continue;
    const entry = hit.kind === 'unit' ? hit.unit : hit.weapon;
    found.push({ kind: hit.kind, id: entry.id, system: entry.system, title: entry.names[context.language] ?? entry.names.en, text: name });
  }
  return found;
}

function orNone(error: unknown): undefined {
  if (error instanceof GraphQLError && error.extensions.code === 'CATALOG_UNAVAILABLE') return undefined;
  throw error;
}
