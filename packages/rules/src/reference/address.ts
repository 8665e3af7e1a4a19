/** Addresses of rulebook places on the site. The path is the same in both languages, after the language prefix. */
import type { AnyCalculator } from '../calculator/calculator.js';
import type { Language } from '../text/language.js';

/**
 * The path of a section, table or ruling.
 * @example addressOf('alpha-strike/ruling/woods-once', 'en') // '/en/alpha-strike/rulings/#woods-once'
 */
export function addressOf(id: string, language: Language): string {
  const [system, kind, name] = id.split('/');
  if (kind === 'table') return `/${language}/${system}/tables/#${name}`;
  return kind === 'ruling' ? `/${language}/${system}/rulings/#${name}` : `/${language}/${system}/rules/${kind}/`;
}

/** Kinds of places that an answer can cite. */
export type PlaceKind = 'SECTION' | 'TABLE' | 'RULING';

/**
 * The kind of a place, from its id.
 * @example placeKindOf('alpha-strike/ruling/woods-once') // 'RULING'
 */
export function placeKindOf(id: string): PlaceKind {
  const [, kind] = id.split('/');
  if (kind === 'table') return 'TABLE';
  return kind === 'ruling' ? 'RULING' : 'SECTION';
}

/** Kebab case, as in addresses: `targetNumber` → `target-number`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The name of a calculator's question, as in the address after `/v1/`.
 * @example questionName(targetNumber) // 'alpha-strike/target-number'
 */
export const questionName = ({ system, name }: { readonly system: string; readonly name: string }): string => `${system}/${kebab(name)}`;

/** Fields for navigating a graph, which REST answers omit: the edges of a connection, the entry of a citation or a search hit. */
export const GRAPHQL_ONLY_FIELDS: ReadonlySet<string> = new Set(['edges', 'node']);

/** Root fields of the API with another name in addresses. */
const RENAMED: Readonly<Record<string, string>> = { sections: 'rules', section: 'rules', readForce: 'forces/read' };

/**
 * The REST address of a root field, behind `/v1/`. A lookup by id is in the plural.
 * @example lookupAddress('units', false) // 'units'
 * @example lookupAddress('unitRevisions', true) // 'unit-revisions/{id}'
 */
export function lookupAddress(field: string, isById: boolean): string {
  const name = RENAMED[field] ?? kebab(field);
  return isById ? `${name.replace(/s?$/, 's')}/{id}` : name;
}

/**
 * The path of a calculator's page.
 * @example calculatorAddress(targetNumber, 'ru') // '/ru/alpha-strike/calculators/target-number/'
 */
export const calculatorAddress = ({ system, name }: Pick<AnyCalculator, 'system' | 'name'>, language: Language): string =>
  `/${language}/${system}/calculators/${kebab(name)}/`;
