import { expect, test } from 'vitest';
import { tokensOf } from '../text/tokens.js';
import { readRanking } from './ranking.js';

const ATLAS = { id: 'alpha-strike/atlas-as7-d', kind: 'unit', system: 'alpha-strike', text: 'Atlas', title: 'Atlas AS7-D' } as const;
const queryOf = (text: string): unknown => {
  const { draft } = (readRanking(text, tokensOf(text), [ATLAS])?.arguments ?? {}) as {
    readonly draft?: { readonly attacker: { readonly unit: { readonly query: string } } };
  };
  return draft?.attacker.unit.query;
};

test.each([
  ['what beats an Atlas', '*'],
  ['what beats an Atlas for 40 points', 'pv<=40'],
  ['what beats an Atlas, up to 40 pv', 'pv<=40'],
  ['what beats an Atlas under 40 pv', 'pv<40'],
  ['who kills an Atlas cheaper than 40', 'pv<40'],
  ['чем побить Атлас за 40 очков', 'pv<=40'],
  ['чем побить Атлас дешевле 40', 'pv<40'],
  ['an Atlas for 40 points', undefined],
])('%s', (text, query) => {
  expect(queryOf(text)).toBe(query);
});
