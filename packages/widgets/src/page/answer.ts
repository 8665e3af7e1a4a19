/**
 * The engine of the service, in the page: used without a service, or when it does not answer. Answers have the shape of the
 * service; built-in entries have only id and names.
 */
import {
  type AnyCalculator,
  answer,
  inLanguage,
  type KnownTexts,
  type Language,
  type Problem,
  pathText,
  publicAnswer,
  showingOf,
  type Text,
} from '@rangefinder/rules';
import type { Engine, WidgetProblem } from '../description.js';

/** Titles of the places in a rulebook, by id. */
type Places = { readonly [id: string]: Text };

/** A built-in weapon or armor. */
interface Entry {
  readonly id: string;
  readonly name: Text;
}

/** Texts that an engine needs in addition to its calculator. */
export interface Known {
  readonly places: Places;
  readonly entries: readonly Entry[];
}

/** The engine of one calculator. */
export function engineOf(calculator: AnyCalculator, { places, entries }: Known): Engine {
  const known: KnownTexts = { place: (id) => places[id], entry: (id) => entries.find((one) => one.id === id)?.name };
  return (draft, language, site) => {
    const result = answer(calculator, draft, language);
    if (!result.ok) return { ok: false, problems: result.problems.map((problem) => publicProblem(problem, language)) };
    return { ok: true, answer: publicAnswer(calculator, result.value, showingOf(calculator.system, known, language, site)) };
  };
}

const publicProblem = ({ code, path, allowed }: Problem, language: Language): WidgetProblem => ({
  code,
  path: pathText(path),
  allowed: inLanguage(allowed, language),
});
