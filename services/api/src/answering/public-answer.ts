/** Public form of answers: adds links into the rulebook and complete built-in entries. */
import {
  type Answer,
  type AnyCalculator,
  addressOf,
  inLanguage,
  type Language,
  type Place,
  type PlaceKind,
  type PublicAnswer,
  placeKindOf,
  placesOf,
  publicAnswer,
  type RuleLink,
  systems,
} from '@rangefinder/rules';
import { apiAddress } from './api-address.js';
import { builtInEntry } from './catalog/built-in-entries.js';

const places: ReadonlyMap<string, Place> = new Map(systems.flatMap((system) => [...placesOf(system)]));
/** A cited rule, table or ruling. */
export interface CitedRule extends RuleLink {
  readonly kind: PlaceKind;
  readonly apiUrl: string;
  /** Language of the citation. Internal. */
  readonly language: Language;
}

/** Memoized by language, link base and id: answers cite the same few hundred places. */
const refs = new Map<string, Map<string, CitedRule>>();

/** Returns a citation in a language. */
export function ruleRef(id: string, language: Language, publicUrl: string): CitedRule {
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

function newRef(id: string, language: Language, publicUrl: string): CitedRule {
  const place = places.get(id);
  if (!place) throw new Error(`no such place in the rulebook: ${id}`);
  const kind = placeKindOf(id);
  return {
    id,
    kind,
    title: inLanguage(place.title, language),
    url: `${publicUrl}${addressOf(id, language)}`,
    apiUrl: apiAddress(kind, id, publicUrl),
    language,
  };
}

/** Returns the public answer. */
export const answerFor = (calculator: AnyCalculator, answer: Answer, language: Language, publicUrl: string): PublicAnswer =>
  publicAnswer(calculator, answer, {
    rule: (id) => ruleRef(id, language, publicUrl),
    entry: (kind, id) => builtInEntry(kind, calculator.system, id),
  });
