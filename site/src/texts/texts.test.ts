/** Both languages of the site have the same numbers, each in its own script. */
import { systems } from '@rangefinder/rules';
import { unlikeNumbersOfProse, wrongScript } from '@rangefinder/rules/testing/translations';
import { expect, test } from 'vitest';
import { CATALOG } from './catalog.js';

type Text = Parameters<typeof wrongScript>[1];
const isText = (value: object): value is Text => 'en' in value && 'ru' in value && typeof value.en === 'string';

function* textsIn(value: unknown, path: string): Generator<readonly [string, Text]> {
  if (typeof value !== 'object' || value === null) return;
  if (isText(value)) yield [path, value];
  else for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, `${path}/${name}`);
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['./*.ts', '!./*.test.ts', '../systems/*/*texts.ts'], { eager: true });
/** Proper names, equal in every language, and queries in either language. */
const OWN = /query-examples|\/(UI\/(apiDocs|graphiql|github))/;
const texts = Object.entries(modules).flatMap(([file, module]) => [...textsIn(module, file)]);

test('the same numbers in both languages', () => {
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.flatMap(([path, text]) => unlikeNumbersOfProse(path, text))).toEqual([]);
});

test('each language in its script', () => {
  expect(texts.filter(([path]) => !OWN.test(path)).flatMap(([path, text]) => wrongScript(path, text))).toEqual([]);
});

test('texts of catalog pages repeat no label of a figure', () => {
  const labels = new Set(systems.flatMap(({ entries }) => entries.flatMap(({ fields }) => Object.keys(fields))));
  expect(Object.keys(CATALOG).filter((name) => labels.has(name))).toEqual([]);
});
