import { expect, test } from 'vitest';
import { facetQuery, facetTerm } from './facet-conditions.js';

const namesOf = (...names: readonly string[]) => facetQuery({ names: [names] }, false);

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
