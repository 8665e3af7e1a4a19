import { expect, test } from 'vitest';
import { searchDocuments } from '../model/search-documents.js';
import { type Findable, find, indexOf } from './search-index.js';

const unit: Findable = {
  id: 'unit/alpha-strike/catapult-cplt-k2',
  kind: 'unit',
  system: 'alpha-strike',
  title: { en: 'Catapult CPLT-K2', ru: 'Катапульта CPLT-K2' },
  words: '',
  path: '',
};
const documents = [...searchDocuments(), unit] as readonly Findable[];
const kinds = new Map(documents.map(({ id, kind }) => [id, kind]));
const index = indexOf(documents);
const search = (query: string) => find(index, query, (id) => kinds.get(id) ?? '');

test.each([
  ['overheat', 'alpha-strike/overheat'],
  ['перегрев', 'alpha-strike/overheat'],
  ['ПЕРЕГРЕВА', 'alpha-strike/overheat'],
  ['overhaet', 'alpha-strike/ovl'],
  ['frindly fire', 'world-at-war/chaos-friendly-fire'],
  ['Katapult', unit.id],
  ['катапулта', unit.id],
])('%s finds %s among the first ten', (query, id) => {
  expect(search(query).slice(0, 10)).toContain(id);
});

test('nonsense finds nothing', () => {
  expect(search('qzxwvkjq')).toEqual([]);
});

test('ids are unique, and every document has an address behind the language', () => {
  expect(kinds.size).toBe(documents.length);
  for (const { path } of searchDocuments()) expect(path).toMatch(/^[a-z0-9-]+\/(rules|tables|rulings|glossary|calculators)\//);
});
