/** Situations in addresses of calculators, and their answers. */
import { findUnits } from '@rangefinder/catalog';
import { type AnsweredQuestion, MAX_QUESTION_CHARACTERS } from '@rangefinder/questions';
import { type AnyCalculator, type Language, systems } from '@rangefinder/rules';
import type { Request } from 'express';
import { askCalculator } from '../../../answering/ask-calculator.js';
import { askQuestion } from '../../../answering/ask-question.js';
import { unitsNamed } from '../../../answering/catalog-entries.js';
import { askCatalog } from '../../../context/catalog-access.js';
import type { ResolverContext } from '../../../context/resolver-context.js';
import { CATALOG_MS, ENTRY_MS } from '../../../context/work/cost.js';
import { argumentsOf, type Operation } from '../../../schema/operations.js';
import { type ParameterReader, parameterReader } from '../../../schema/parameters.js';

/** A calculator and the question in its address. */
export interface Situation {
  readonly calculator: AnyCalculator;
  /** Empty where the address has no question. */
  readonly draft: Readonly<Record<string, unknown>>;
}

/** The parts of an answer that all calculators share. */
export interface ShortAnswer {
  readonly allowed: boolean;
  readonly summary: string;
  readonly refusal: { readonly text: string } | null;
}

const ADDRESS = /^\/[a-z]{2}\/([\w-]+)\/calculators\/([\w-]+)$/;
/** Parameters of the page, which are not part of the question. */
const RESERVED: ReadonlySet<string> = new Set(['lang', 'search', 'rules', 'catalog']);

/** Reads the situation in the path of a calculator's page, given without its last slash; undefined for other pages. */
export type SituationReader = (path: string, query: Request['query']) => Situation | undefined;

export function situationReader(operations: readonly Operation[]): SituationReader {
  const readers = new Map<string, { readonly calculator: AnyCalculator; readonly read: ParameterReader }>();
  for (const operation of operations) {
    const { calculator, path, bind } = operation;
    if (calculator && !bind) readers.set(path, { calculator, read: parameterReader(argumentsOf(operation), RESERVED) });
  }
  return (path, query) => {
    const [, system, name] = ADDRESS.exec(path) ?? [];
    const known = readers.get(`/v1/${system}/${name}`);
    if (!known) return undefined;
    const { args, problems } = known.read(query);
    return { calculator: known.calculator, draft: problems.length > 0 ? {} : args };
  };
}

/** The answer to a situation; undefined without a question or for an invalid one. */
export async function answered({ calculator, draft }: Situation, context: ResolverContext): Promise<ShortAnswer | undefined> {
  if (Object.keys(draft).length === 0) return undefined;
  const result = await askCalculator(calculator, draft, context.language, context);
  return result.ok ? (result.value as ShortAnswer) : undefined;
}

/** The sentence of an answer or of its refusal. */
export const sentenceOf = ({ allowed, summary, refusal }: ShortAnswer): string => (allowed || !refusal ? summary : refusal.text);

/** Maximum names in a title. */
const MAX_NAMES = 2;

/** Names of the units in a situation, attacker first; empty without units. */
export async function sidesOf({ calculator, draft }: Situation, context: ResolverContext): Promise<string> {
  const ids = unitsNamed(calculator, draft).slice(0, MAX_NAMES);
  if (ids.length === 0) return '';
  context.budget.spend(CATALOG_MS + ids.length * ENTRY_MS);
  const units = await askCatalog(context, (db) => findUnits(db, ids));
  const names = new Map(units.ok ? units.value.found.map(({ id, names: all }) => [id, all[context.language] ?? all.en] as const) : []);
  return ids.flatMap((id) => names.get(id) ?? []).join(' → ');
}

/** Title of a rule set up to the comma; empty without a rule set. */
export const titleOf = (slug: string | undefined, language: Language): string =>
  systems.find((system) => system.slug === slug)?.title[language].split(',')[0] ?? '';

/** A question in words and its best reading. */
export interface AskedQuestion {
  readonly text: string;
  readonly reading: AnsweredQuestion['readings'][number] | undefined;
}

const ASK_PAGE = /^\/[a-z]{2}\/ask$/;

/** The question in the address of the page of questions, given without its last slash; undefined for other pages. */
export async function questionAsked(path: string, { q }: Request['query'], context: ResolverContext): Promise<AskedQuestion | undefined> {
  if (!ASK_PAGE.test(path) || typeof q !== 'string' || q.trim() === '' || q.length > MAX_QUESTION_CHARACTERS) return undefined;
  const { readings } = await askQuestion(q, context.language, undefined, context);
  return { text: q.trim(), reading: readings[0] };
}
