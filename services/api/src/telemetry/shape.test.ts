import { expect, test } from 'vitest';
import { shapeOf } from './shape.js';

test('a shape contains the names of known arguments and the number of unknown ones', () => {
  const paths = [['attacker', 'unit'], ['attacker', 'skill'], ['inches'], ['cover']];
  expect(shapeOf('attack', paths, { attacker: { unit: 'secret' }, inches: 7, secret: 'secret', other: null })).toBe(
    'attack(attacker.unit, inches, 2 unknown)',
  );
  expect(shapeOf('attack', paths, {})).toBe('attack()');
});
