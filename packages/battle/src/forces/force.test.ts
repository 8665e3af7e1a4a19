import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUnit, forceCsv, formatForce, parseForce, removeOne, removeUnit, setCount, totalOf } from './force.js';

const id = fc.stringMatching(/^[a-z0-9][a-z0-9/-]{0,20}[a-z0-9]$/);
const force = fc.uniqueArray(fc.record({ id, count: fc.integer({ min: 1, max: 99 }) }), { selector: (entry) => entry.id, maxLength: 20 });

test('formats and parses a force without loss', () => {
  fc.assert(
    fc.property(force, (entries) => {
      expect(parseForce(formatForce(entries))).toEqual(entries);
    }),
  );
});

test('parses any text to positive counts', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { count } of parseForce(text)) expect(count).toBeGreaterThan(0);
    }),
  );
  expect(parseForce('a*2,b, a ,<script>,c*0')).toEqual([
    { id: 'a', count: 3 },
    { id: 'b', count: 1 },
  ]);
});

test('counts stay between 1 and 99', () => {
  const one = addUnit([], 'a');
  expect(setCount(one, 'a', 1000)).toEqual([{ id: 'a', count: 99 }]);
  expect(setCount(one, 'a', Number.NaN)).toEqual([{ id: 'a', count: 1 }]);
  expect(removeUnit(addUnit(one, 'a'), 'a')).toEqual([]);
});

test('takes back one unit of several', () => {
  const force = addUnit(addUnit([], 'b'), 'a', 2);
  expect(removeOne(force, 'a')).toEqual([
    { id: 'b', count: 1 },
    { id: 'a', count: 1 },
  ]);
  expect(removeOne(force, 'b')).toEqual([{ id: 'a', count: 2 }]);
});

test('CSV has a total, quotes cells and disarms formulas', () => {
  const entries = [
    { id: 'a', name: '=1+1, "x"', system: '5150', count: 2, cost: 10 },
    { id: 'b', name: 'B', system: '5150', count: 1, cost: null },
    ...['-1', '+1', '@A1'].map((name) => ({ id: 'c', name, system: '5150', count: 1, cost: 1 })),
  ];
  expect(totalOf(entries)).toBe(23);
  expect(forceCsv(entries).split('\r\n')).toEqual([
    'id,name,system,count,cost,sum',
    `a,"'=1+1, ""x""",5150,2,10,20`,
    'b,B,5150,1,,0',
    ...["'-1", "'+1", "'@A1"].map((name) => `c,${name},5150,1,1,1`),
    ',total,,6,,23',
  ]);
});
