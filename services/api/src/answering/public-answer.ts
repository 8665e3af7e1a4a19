/** What the service knows of answers besides the rules: links into the rulebook, whole printed entries. */
import {
  type Answer,
  type AnyCalculator,
  addressOf,
  inLanguage,
  type Language,
  type Place,
  type PublicAnswer,
  placesOf,
  publicAnswer,
  type RuleLink,
  systems,
} from '@rangefinder/rules';
import { printedEntry } from '../catalog/printed.js';

const places: ReadonlyMap<string, Place> = new Map(systems.flatMap((system) => [...placesOf(system)]));
/** Answers cite the same few hundred places all the time: by language and beginning of links, then by id. */
const refs = new Map<string, Map<string, RuleLink>>();

/** A place of the rulebook in a language. */
export function ruleRef(id: string, language: Language, publicUrl: string): RuleLink {
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

function newRef(id: string, language: Language, publicUrl: string): RuleLink {
  const place = places.get(id);
  if (!place) throw new Error(`no such place in the rulebook: ${id}`);
  return { id, title: inLanguage(place.title, language), url: `${publicUrl}${addressOf(id, language)}` };
}

/** The whole answer. */
export const answerFor = (calculator: AnyCalculator, answer: Answer, language: Language, publicUrl: string): PublicAnswer =>
  publicAnswer(calculator, answer, {
    rule: (id) => ruleRef(id, language, publicUrl),
    entry: (kind, id) => printedEntry(kind, calculator.system, id),
  });
