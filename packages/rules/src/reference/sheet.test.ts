import { expect, test } from 'vitest';
import type { Table } from './reference.js';
import { sheetOf } from './sheet.js';

const table = (name: string): Table => ({
  id: `5150/table/${name}`,
  title: { en: name, ru: name },
  section: '5150/combat',
  columns: [],
  rows: [],
});

test('returns the tables in sheet order and throws for an unknown name', () => {
  const tables = [table('ranges'), table('to-hit')];
  expect(sheetOf(tables, ['to-hit', 'ranges']).map(({ id }) => id)).toEqual(['5150/table/to-hit', '5150/table/ranges']);
  expect(() => sheetOf(tables, ['heat'])).toThrow('the sheet names a table that does not exist: heat');
});
