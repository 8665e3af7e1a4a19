/** What a question mentions by name: dice, terms of the glossary, units and weapons. */
import { stemOf, wordsOf } from '@rangefinder/rulebook/search';
import { inLanguage, LANGUAGES, type Language, type Slug, systems } from '@rangefinder/rules';
import { entriesLike, type FoundHit } from './entries.js';
import type { OperationRunner } from './operation-runner.js';

const DICE = /\d*[dкд]\d+(?:\s*[+-]\s*\d+)?(?:\s*>=?\s*\d+)?/iu;

/**
 * The first dice of a question.
 * @example diceIn('chance to roll 8 or more on 2d6') // '2d6'
 */
export const diceIn = (question: string): string | undefined =>
  DICE.exec(question)?.[0].toLowerCase().replaceAll(/[кд]/gu, 'd').replaceAll(/\s/g, '');

const stems = (text: string): readonly string[] => wordsOf(text).map(stemOf);

/** Terms of the glossary whose words are all in the question, the longest first. */
export function termsIn(question: string, system: Slug | undefined, language: Language): readonly FoundHit[] {
  const words = new Set(stems(question));
  const isMentioned = (term: string): boolean => stems(term).every((word) => words.has(word));
  return systems
    .filter(({ slug }) => system === undefined || slug === system)
    .flatMap(({ slug, glossary }) => glossary.map((term) => ({ slug, term })))
    .filter(({ term }) => LANGUAGES.some((one) => isMentioned(inLanguage(term.name, one))))
    .map(({ slug, term }) => ({
      kind: 'TERM',
      id: `${slug}/${term.id}`,
      title: inLanguage(term.name, language),
      summary: inLanguage(term.meaning, language),
    }))
    .toSorted((a, b) => b.title.length - a.title.length);
}

/** Names in the middle of a sentence: words with a capital letter, or codes with digits. */
const NAMES = /(?<=\S\s+)(?:\p{Lu}[\p{L}\d’'-]*|[\p{L}]+-?\d[\p{L}\d-]*)(?:\s+(?:\p{Lu}[\p{L}\d’'-]*|\p{L}*\d[\p{L}\d-]*))*/gu;
const MAX_NAMES = 3;
const GAMES: ReadonlySet<string> = new Set(systems.flatMap(({ title }) => LANGUAGES.map((language) => inLanguage(title, language))));

/** The best entry for each name in a question. */
export async function entriesIn(question: string, runner: OperationRunner): Promise<readonly FoundHit[]> {
  const names = [...question.matchAll(NAMES)].map(([name]) => name).filter((name) => !GAMES.has(name));
  const found = await Promise.all(names.slice(0, MAX_NAMES).map((name) => entriesLike(name, runner)));
  return found.flatMap((hits) => hits.slice(0, 1));
}
