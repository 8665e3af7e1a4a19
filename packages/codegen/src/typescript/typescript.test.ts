import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { questionsText, typesText } from './typescript.ts';

const SCHEMA = `
  interface Answer { allowed: Boolean! refusal: Refusal summary: String! }
  type Refusal { text: String! }
  "The odds. */ of it" type OddsAnswer implements Answer { allowed: Boolean! refusal: Refusal summary: String! rows: [[Int!]!]! next: Odds }
  type PageInfo { endCursor: String }
  type OtherConnection { nodes: [Other!]! pageInfo: PageInfo! }
  type Odds { deeper: Odds, more(first: Int): Int, kind: Kind, shape: Shape! }
  union Shape = Odds | Other
  type Other { id: ID! }
  "A kind" enum Kind { "one" ONE, TWO }
  input Selection { kind: Kind!, notes: [String], count: Int! = 2 }
  type FiftyOneFiftyQuery { slug: String!, shoot(conditions: Selection!, lang: Kind): OddsAnswer! }
  type Query { fiftyOneFifty: FiftyOneFiftyQuery!, sections: [Other!]!, others(first: Int): OtherConnection!, section(id: ID!): Other, unitRevisions(id: ID!, lang: Kind): Other }
`;

test('types say what REST gives', () => {
  const text = typesText(buildSchema(SCHEMA));
  expect(text).toContain(
    '/** The odds. * / of it */\nexport type OddsAnswer = Answer & {\n  readonly rows: readonly (readonly number[])[];\n  readonly next: Odds | null;\n};',
  );
  expect(text).toContain('export type Answer = Verdict & {\n  readonly summary: string;\n};');
  expect(text).toContain('  | { readonly allowed: false; readonly refusal: Refusal };');
  expect(text).toContain(
    'export interface Odds {\n  readonly deeper?: Odds | null | undefined;\n  readonly kind: Kind | null;\n  readonly shape?: Shape | undefined;\n}',
  );
  expect(text).toContain("export type Shape = (Odds & { readonly __typename: 'Odds' }) | (Other & { readonly __typename: 'Other' });");
  expect(text).toContain("/** A kind: `ONE` one, `TWO`. */\nexport type Kind = 'ONE' | 'TWO';");
  expect(text).toContain(
    '  readonly kind: Kind;\n  readonly notes?: readonly (string | null)[] | null | undefined;\n  readonly count?: number | undefined;',
  );
  expect(text).not.toContain('FiftyOneFiftyQuery');
});

test('the language is no argument, and a lookup by id is never null', () => {
  const text = questionsText(buildSchema(SCHEMA));
  expect(text).toContain('export interface OddsArguments {\n  readonly conditions: Selection;\n}');
  expect(text).toContain("readonly 'rules/{id}': { readonly arguments: SectionLookupArguments; readonly answer: Other };");
  expect(text).toContain("readonly 'unit-revisions/{id}': { readonly arguments: UnitRevisionsLookupArguments; readonly answer: Other };");
  expect(text).toContain("export const pages = {\n  others: 'others',\n} as const;");
  expect(text).toContain('export type SectionsLookupArguments = Readonly<Record<string, never>>;');
});
