import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToForces, currentForce, forceFromAddress, parseForces, withForce, withoutForce } from './saved-forces.js';

const empty = parseForces(null);
const force = (id: string, units = '') => ({ id, name: id, units, limit: null });

test('parses any text and drops invalid forces', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseForces(text).forces).toEqual([]);
    }),
  );
  const stored = { forces: [force('a'), { id: 1 }, force('b')], current: 'gone' };
  expect(parseForces(JSON.stringify(stored))).toEqual({ forces: [force('a'), force('b')], current: 'a' });
});

test('adds units to the force that was edited last', () => {
  const saved = addToForces(addToForces(empty, 'alpha-strike/atlas', 'new'), 'alpha-strike/loki', 'unused');
  expect(currentForce(saved)).toMatchObject({ id: 'new', units: 'alpha-strike/atlas,alpha-strike/loki' });
  const two = addToForces(withForce(saved, force('b')), 'alpha-strike/atlas', 'unused');
  expect(currentForce(two)).toMatchObject({ id: 'b', units: 'alpha-strike/atlas' });
  expect(two.forces).toHaveLength(2);
});

test('adds a unit of another rule set to another force', () => {
  const saved = addToForces(addToForces(empty, 'alpha-strike/atlas', 'mechs'), 'bronepehota/mad-bull', 'machines');
  expect(currentForce(saved)).toMatchObject({ id: 'machines', units: 'bronepehota/mad-bull' });
  const again = addToForces(saved, 'alpha-strike/loki', 'unused');
  expect(currentForce(again)).toMatchObject({ id: 'mechs', units: 'alpha-strike/atlas,alpha-strike/loki' });
});

test('prefers the newest force of the rule set to older ones', () => {
  const two = withForce(withForce(empty, force('old', 'alpha-strike/atlas')), force('new', 'alpha-strike/atlas'));
  const other = withForce(two, force('machines', 'bronepehota/mad-bull'));
  expect(currentForce(addToForces(other, 'alpha-strike/loki', 'unused'))).toMatchObject({ id: 'new' });
});

test('after a deletion the newest remaining force is current', () => {
  const saved = withForce(withForce(empty, force('a')), force('b'));
  expect(withoutForce(saved, 'b')).toEqual({ forces: [force('a')], current: 'a' });
  expect(withoutForce(withoutForce(saved, 'a'), 'b')).toEqual(empty);
});

test('a link opens the equal saved force, or a new one', () => {
  const saved = withForce(empty, force('a', 'x/one*2'));
  expect(forceFromAddress(saved, { name: 'a', units: 'x/one,x/one', limit: null }, 'new').id).toBe('a');
  expect(forceFromAddress(saved, { name: 'a', units: 'x/one', limit: 100 }, 'new')).toEqual({
    id: 'new',
    name: 'a',
    units: 'x/one',
    limit: 100,
  });
});
