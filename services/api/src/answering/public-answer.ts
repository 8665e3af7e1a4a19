/** What the service knows of answers besides the rules: links into the rulebook, whole printed entries. */
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
import { printedEntry } from './catalog/built-in-entries.js';

const places: ReadonlyMap<string, Place> = new Map(systems.flatMap((system) => [...placesOf(system)]));
/** A place as the service cites it. */
export interface CitedRule extends RuleLink {
  readonly kind: PlaceKind;
  readonly apiUrl: string;
  /** Language that it is cited in; for the service alone. */
  readonly language: Language;
}

/** Answers cite the same few hundred places all the time: by language and beginning of links, then by id. */
const refs = new Map<string, Map<string, CitedRule>>();

/** A place of the rulebook in a language. */
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

/** The whole answer. */
export const answerFor = (calculator: AnyCalculator, answer: Answer, language: Language, publicUrl: string): PublicAnswer =>
  publicAnswer(calculator, answer, {
    rule: (id) => ruleRef(id, language, publicUrl),
    entry: (kind, id) => printedEntry(kind, calculator.system, id),
  });
