import { facetQuery, facetWord } from '@rangefinder/query';
import { expect, test } from 'vitest';
import { tsqueryOf } from '../database/tsquery.js';

type WordQuery = Parameters<typeof tsqueryOf>[0];

const namesOf = (...names: readonly string[]) => tsqueryOf(facetQuery({ names: [names] }, false) as WordQuery);
const facetTerm = (name: string, value: string) => tsqueryOf(facetWord(name, value));

test('a star after a name continues its last word alone', () => {
  expect(namesOf('atlas as*')).toBe("('atlas' & 'as':*)");
  expect(namesOf('atlas as')).toBe("('atlas' & 'as')");
  expect(namesOf('at*')).toBe("('at':*)");
});

test('any of several names is enough', () => expect(namesOf('atlas', 'war*')).toBe("('atlas' | 'war':*)"));

test('a star after a value continues it', () => {
  expect(facetTerm('special', 'ART*')).toBe("'=special:art':*");
  expect(facetTerm('special', 'ART')).toBe("'=special:art'");
});
