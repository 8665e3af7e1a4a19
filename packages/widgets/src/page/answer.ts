/**
 * The same engine as the service’s, in the page: used when there is no service, or when it does not answer. Answers have
 * the shape that the service gives them; of printed entries they have id and names.
 */
import {
  type AnyCalculator,
  addressOf,
  answer,
  inLanguage,
  type Language,
  type Problem,
  pathText,
  publicAnswer,
  type RuleLink,
  type Text,
} from '@rangefinder/rules';
import type { Engine, WidgetProblem } from '../description.js';

/** Titles of the places of a rulebook, by id. */
type Places = { readonly [id: string]: Text };

/** A printed weapon or armor. */
interface Entry {
  readonly id: string;
  readonly name: Text;
}

/** What an engine knows besides its calculator. */
export interface Known {
  readonly places: Places;
  readonly entries: readonly Entry[];
}

/** The engine of one calculator. */
export function engineOf(calculator: AnyCalculator, known: Known): Engine {
  return (draft, language, site) => {
    const result = answer(calculator, draft, language);
    if (!result.ok) return { ok: false, problems: result.problems.map((problem) => publicProblem(problem, language)) };
    const showing = {
      rule: (id: string) => linkTo(id, known.places, language, site),
      entry: (_: string, id: string) => entry(id, known.entries, calculator.system),
    };
    return { ok: true, answer: publicAnswer(calculator, result.value, showing) };
  };
}

const publicProblem = ({ code, path, allowed }: Problem, language: Language): WidgetProblem => ({
  code,
  path: pathText(path),
  allowed: inLanguage(allowed, language),
});

const linkTo = (id: string, places: Places, language: Language, site: string): RuleLink => ({
  id,
  title: places[id]?.[language] ?? id,
  url: site === '' ? '' : `${site.replace(/\/+$/, '')}${addressOf(id, language)}`,
});

function entry(id: string, entries: readonly Entry[], system: string): object {
  const name = entries.find((one) => one.id === id)?.name;
  return { id: `${system}/${id}`, system, name: name?.en ?? id, nameRu: name?.ru ?? null };
}
