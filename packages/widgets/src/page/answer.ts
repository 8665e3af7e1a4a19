/**
 * The same engine as the service’s, in the page: used when there is no service, or when it does not answer. Answers have
 * the shape that the service gives them; of printed entries they have id and names.
 */
import {
  type AnyCalculator,
  addressOf,
  answer,
  type Field,
  type Fields,
  type Fraction,
  inLanguage,
  type Language,
  type Problem,
  pathText,
  type Text,
  toDecimal,
  toText,
} from '@rangefinder/rules';
import type { Engine, RuleLink, WidgetAnswer, WidgetProblem } from '../description.js';

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
    const { figures, steps, refusal, ...said } = result.value;
    const link = (id: string) => linkTo(id, known.places, language, site);
    return {
      ok: true,
      answer: {
        ...said,
        refusal: refusal && { ...refusal, rule: link(refusal.rule) },
        steps: steps.map((step) => ({ ...step, rule: link(step.rule) })),
        ...publicFigures(calculator.output, figures, known, calculator.system),
      } satisfies WidgetAnswer,
    };
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

type Values = Readonly<Record<string, unknown>>;

const publicFigures = (fields: Fields, figures: Values, known: Known, system: string): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, publicFigure(field, figures[name], known, system)]));

function publicFigure(field: Field, value: unknown, known: Known, system: string): unknown {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'chance':
      return { fraction: toText(value as Fraction), decimal: toDecimal(value as Fraction) };
    case 'exact':
      return toDecimal(value as Fraction);
    case 'weapon':
    case 'armor':
      return entry(value as string, known.entries, system);
    case 'list':
      return (value as readonly unknown[]).map((item) => publicFigure(field.item, item, known, system));
    case 'object':
      return publicFigures(field.fields, value as Values, known, system);
    default:
      return value;
  }
}

function entry(id: string, entries: readonly Entry[], system: string): Values {
  const name = entries.find((one) => one.id === id)?.name;
  return { id: `${system}/${id}`, system, name: name?.en ?? id, nameRu: name?.ru ?? null };
}
