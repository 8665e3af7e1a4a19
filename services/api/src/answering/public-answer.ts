/** An answer as every door shows it: fractions as chances, means as numbers, ids of entries as entries, rules with their links. */
import { type Fraction, toDecimal } from '@rangefinder/dice';
import {
  type Answer,
  type AnyCalculator,
  addressOf,
  type Field,
  type Fields,
  inLanguage,
  type Language,
  type Place,
  placesOf,
  systems,
} from '@rangefinder/rules';
import { printedEntry } from '../catalog/printed.js';
import { chanceOf } from './chance.js';

/** A place of the rulebook, as answers cite it. */
export interface RuleRef {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

const places: ReadonlyMap<string, Place> = new Map(systems.flatMap((system) => [...placesOf(system)]));
/** Answers cite the same few hundred places all the time: by language and beginning of links, then by id. */
const refs = new Map<string, Map<string, RuleRef>>();

/** A place of the rulebook in a language. */
export function ruleRef(id: string, language: Language, publicUrl: string): RuleRef {
  const start = `${publicUrl}/${language}`;
  let known = refs.get(start);
  if (!known) {
    known = new Map();
    refs.set(start, known);
  }
  const ref = known.get(id) ?? newRef(id, language, publicUrl);
  known.set(id, ref);
  return ref;
}

function newRef(id: string, language: Language, publicUrl: string): RuleRef {
  const place = places.get(id);
  if (!place) throw new Error(`no such place in the rulebook: ${id}`);
  return { id, title: inLanguage(place.title, language), url: `${publicUrl}${addressOf(id, language)}` };
}

/** The whole answer. */
export function publicAnswer(
  { system, output }: AnyCalculator,
  { allowed, refusal, summary, steps, figures }: Answer,
  language: Language,
  publicUrl: string,
): object {
  return {
    allowed,
    refusal: refusal && { ...refusal, rule: ruleRef(refusal.rule, language, publicUrl) },
    summary,
    steps: steps.map(({ label, value, text, rule }) => ({ label, value, text, rule: ruleRef(rule, language, publicUrl) })),
    ...publicFigures(output, figures, { system, language }),
  };
}

/** What figures are shown for. */
interface Shown {
  readonly system: string;
  readonly language: Language;
}

function publicFigures(fields: Fields, figures: Readonly<Record<string, unknown>>, shownFor: Shown): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const name in fields) shown[name] = publicFigure(fields[name] as Field, figures[name], shownFor);
  return shown;
}

function publicFigure(field: Field, value: unknown, shownFor: Shown): unknown {
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'chance':
      return chanceOf(value as Fraction);
    case 'exact':
      return toDecimal(value as Fraction);
    case 'weapon':
    case 'armor':
      return printedEntry(field.kind, shownFor.system, value as string);
    case 'list':
      return (value as readonly unknown[]).map((item) => publicFigure(field.item, item, shownFor));
    case 'object':
      return publicFigures(field.fields, value as Record<string, unknown>, shownFor);
    default:
      return value;
  }
}
