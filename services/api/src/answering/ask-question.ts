/** Questions in a player’s own words: the readings with their answers, from the calculators and the catalog of the service. */
import { interpretPlainWords } from '@rangefinder/query';
import {
  type AnsweredQuestion,
  type AnswerSource,
  askInWords,
  type FoundPlace,
  type Outcome,
  type UnitWords,
} from '@rangefinder/questions';
import {
  type CheckResult,
  calculatorBy,
  diceSummary,
  inLanguage,
  type Language,
  type Problem,
  publicProblem,
  type Slug,
} from '@rangefinder/rules';
import { GraphQLError } from 'graphql';
import { inLanguageOf, type ResolverContext } from '../context/resolver-context.js';
import { work } from '../context/work/charge-work.js';
import { slices } from '../context/work/cooperative-scheduling.js';
import { SEARCH_MS } from '../context/work/cost.js';
import { askCalculator } from './ask-calculator.js';
import { rollDice } from './roll-dice.js';
import { searchCatalog } from './search/catalog-search.js';
import type { Document, Hit } from './search/hits.js';
import { publicHit } from './search/public-hit.js';
import { meansConditions, searchAll } from './search/search-all.js';

/** Reading a text of the maximum length, without its answers. */
const READ_MS = 5;

/** The last question of each request. */
const lastQuestions = new WeakMap<ResolverContext, Promise<unknown>>();

/** Reads and answers a text in a language. The questions of a request are read one after another, so that they do not add up to a hold. */
export function askQuestion(
  text: string,
  language: Language,
  system: Slug | undefined,
  context: ResolverContext,
): Promise<AnsweredQuestion> {
  const read = async (): Promise<AnsweredQuestion> => {
    await work(context, READ_MS);
    const speaking = inLanguageOf(context, language);
    return askInWords(text, { language, system, site: context.publicUrl }, sourceOf(speaking, language));
  };
  const answered = (lastQuestions.get(context) ?? Promise.resolve()).then(read, read);
  lastQuestions.set(context, answered);
  return answered;
}

function sourceOf(context: ResolverContext, language: Language): AnswerSource {
  /** Entries that were looked up, by their ids. */
  const lookedUp = new Map<string, Document>();
  return {
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
    search: async (words, system, named = []) => {
      const found = await searchAll(words, system, context);
      const documents = found.ok ? found.value.documents : [];
      // A name in a question comes first, unless the whole text is a name or means conditions.
      const isOfUnits = found.ok && (meansConditions(found.value) || (found.value.understoodAs === null && documents[0]?.kind === 'UNIT'));
      const first = isOfUnits ? [] : named.flatMap(({ id }) => lookedUp.get(id) ?? []);
      const others = documents.filter(({ id }) => !first.some((entry) => entry.id === id));
      return [...first, ...others].map((document): FoundPlace => publicHit(document, language, context.publicUrl));
    },
    entries: async (names, system, isLike = false) => {
      const found = await entriesNamed(names, system, isLike ? MAX_LIKE_FIT : MAX_NAMED_FIT, context);
      for (const { document } of found) lookedUp.set(document.id, document);
      return found.map(({ name, fit, document: { id, kind, system: own, title, figures } }) => ({
        ...{
          kind: kind === 'UNIT' ? ('unit' as const) : ('weapon' as const),
          id,
          system: own,
          title: inLanguage(title, language),
          text: name,
          ...(figures && { figures }),
          isPartOfName: fit > WHOLE_NAME_FIT,
        },
      }));
    },
    yieldToOthers: slices(context.caller),
    unitWords: (words): UnitWords | undefined => {
      const read = interpretPlainWords(words);
      return read && { text: read.text, conditions: read.conditions, isOrdered: read.order !== undefined };
    },
  };
}

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
/** A whole name. */
const WHOLE_NAME_FIT = 1;
/** Words that are like those of a name. */
const MAX_LIKE_FIT = 4;

interface NamedHit extends Hit {
  readonly name: string;
}

/** The best entry of each name, as a document; a name that no entry has is left out. */
async function entriesNamed(
  names: readonly string[],
  system: Slug | undefined,
  maxFit: number,
  context: ResolverContext,
): Promise<readonly NamedHit[]> {
  const found: NamedHit[] = [];
  for (const name of names) {
    let best: Hit | undefined;
    for (const form of [name, ...nominativesOf(name)]) {
      await work(context, SEARCH_MS);
      // Guesses have the fit of words that are like those of a name.
      const [hit] = (await searchCatalog(form, { system, first: 1, mayGuess: maxFit > MAX_NAMED_FIT }, context)).hits;
      if (hit && hit.fit <= maxFit && hit.document.kind !== 'ARMOR' && hit.fit < (best?.fit ?? Infinity)) best = hit;
      if (best?.fit === WHOLE_NAME_FIT) break;
    }
    if (best) found.push({ name, ...best });
  }
  return found;
}

/** A Russian name of one word, in a case. */
const DECLINED = /^([А-Яа-яЁё]{2,})(?:ом|ем|ой|ей|ами|ов|а|у|е|ы|и|ю|я)$/u;
/** A Russian name of an adjective and a neuter noun, in a case. */
const DECLINED_PAIR = /^([А-Яа-яЁё]{3,})(?:ого|ому|ым|ом) ([А-Яа-яЁё]{3,}[ие])(?:я|ю|ем)$/u;
/** English names in the plural. */
const PLURAL = /^([A-Za-z][A-Za-z ]{3,}?)(?:s|es)$/;

/** What a name may be called by itself: «локуста» → «локуст», «катапульту» → «катапульта», “Locusts” → “Locust”. */
function nominativesOf(name: string): readonly string[] {
  const [, base] = DECLINED.exec(name) ?? [];
  const [, adjective, noun] = DECLINED_PAIR.exec(name) ?? [];
  const [, single] = PLURAL.exec(name) ?? [];
  const forms = [
    ...(base === undefined ? [] : [base, `${base}а`]),
    ...(adjective ? [`${adjective}ое ${noun}е`] : []),
    ...(single ? [single] : []),
  ];
  return forms.filter((form) => form !== name);
}
