import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { questionsText, typesText } from './generated-text.ts';
import { questionsOf } from './questions.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test.each([
  ['types.ts', typesText],
  ['questions.ts', questionsText],
])('%s is what the schema gives; `npm run generate -w packages/client` writes it anew', async (file, text) => {
  const schema = buildSchema(await read('../../../services/api/schema.graphql'));
  expect(await read(`../src/generated/${file}`)).toBe(text(schema));
});

const SCHEMA = `
  interface Answer { allowed: Boolean! }
  "The odds. */ of it" type OddsAnswer implements Answer { allowed: Boolean! rows: [[Int!]!]! next: Odds }
  type Odds { deeper: Odds, more(first: Int): Int, kind: Kind, shape: Shape! }
  union Shape = Odds | Other
  type Other { id: ID! }
  "A kind" enum Kind { "one" ONE, TWO }
  input Wish { kind: Kind!, notes: [String], count: Int! = 2 }
  type FiftyOneFiftyQuery { slug: String!, coolOdds(wish: Wish!, lang: Kind): OddsAnswer! }
  type Query { fiftyOneFifty: FiftyOneFiftyQuery!, sections: [Other!]!, section(id: ID!): Other }
`;

test('addresses follow the rules of the service', () => {
  expect(questionsOf(buildSchema(SCHEMA)).map(({ namespace, name, address }) => [namespace, name, address])).toEqual([
    ['fiftyOneFifty', 'coolOdds', '5150/cool-odds'],
    [undefined, 'sections', 'rules'],
    [undefined, 'section', 'rules/{id}'],
  ]);
});

test('types say what REST gives', () => {
  const text = typesText(buildSchema(SCHEMA));
  expect(text).toContain(
    '/** The odds. * / of it */\nexport interface OddsAnswer extends Answer {\n  readonly rows: readonly (readonly number[])[];\n  readonly next: Odds | null;\n}',
  );
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
  expect(text).toContain('export interface OddsArguments {\n  readonly wish: Wish;\n}');
  expect(text).toContain("readonly 'rules/{id}': { readonly arguments: SectionLookupArguments; readonly answer: Other };");
  expect(text).toContain('export type SectionsLookupArguments = Readonly<Record<string, never>>;');
});
