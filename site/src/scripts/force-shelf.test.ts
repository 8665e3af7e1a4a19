import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentOf, fromAddress, readShelf, withForce, withoutForce, withUnit } from './force-shelf.js';

const empty = readShelf(null);
const force = (id: string, units = '') => ({ id, name: id, units, limit: null });

test('whatever is kept, a shelf is read', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readShelf(text).forces).toEqual([]);
    }),
  );
  const kept = { forces: [force('a'), { id: 1 }, force('b')], current: 'gone' };
  expect(readShelf(JSON.stringify(kept))).toEqual({ forces: [force('a'), force('b')], current: 'a' });
});

test('units are added to the force that was edited last', () => {
  const shelf = withUnit(withUnit(empty, 'alpha-strike/atlas', 'new'), 'alpha-strike/loki', 'unused');
  expect(currentOf(shelf)).toMatchObject({ id: 'new', units: 'alpha-strike/atlas,alpha-strike/loki' });
  const two = withUnit(withForce(shelf, force('b')), 'alpha-strike/atlas', 'unused');
  expect(currentOf(two)).toMatchObject({ id: 'b', units: 'alpha-strike/atlas' });
  expect(two.forces).toHaveLength(2);
});

test('points of different rule sets do not come into one force', () => {
  const shelf = withUnit(withUnit(empty, 'alpha-strike/atlas', 'mechs'), 'bronepehota/mad-bull', 'machines');
  expect(currentOf(shelf)).toMatchObject({ id: 'machines', units: 'bronepehota/mad-bull' });
  const again = withUnit(shelf, 'alpha-strike/loki', 'unused');
  expect(currentOf(again)).toMatchObject({ id: 'mechs', units: 'alpha-strike/atlas,alpha-strike/loki' });
});

test('a force is taken away, and the one before it is current', () => {
  const shelf = withForce(withForce(empty, force('a')), force('b'));
  expect(withoutForce(shelf, 'b')).toEqual({ forces: [force('a')], current: 'a' });
  expect(withoutForce(withoutForce(shelf, 'a'), 'b')).toEqual(empty);
});

test('a link to a force that is kept opens that force; any other makes a new one', () => {
  const shelf = withForce(empty, force('a', 'x/one*2'));
  expect(fromAddress(shelf, { name: 'a', units: 'x/one,x/one', limit: null }, 'new').id).toBe('a');
  expect(fromAddress(shelf, { name: 'a', units: 'x/one', limit: 100 }, 'new')).toEqual({
    id: 'new',
    name: 'a',
    units: 'x/one',
    limit: 100,
  });
});
