import { expect, test } from 'vitest';
import { parseVersus, versusAddress } from './versus.js';

test('parses two names and an optional distance', () => {
  expect(parseVersus('hellbringer vs mad dog 14')).toEqual({ attacker: 'hellbringer', target: 'mad dog', distance: '14' });
  expect(parseVersus('Атлас против катапульты 10"')).toEqual({ attacker: 'Атлас', target: 'катапульты', distance: '10' });
  expect(parseVersus('atlas AS7-D vs. locust LCT-1E')).toEqual({ attacker: 'atlas AS7-D', target: 'locust LCT-1E', distance: undefined });
  expect(parseVersus('versus')).toBeUndefined();
});

test('builds the address that fills in the calculator', () => {
  const versus = {
    title: 'Attack',
    path: '/en/g/calculators/attack/',
    attacker: 'attacker.unit',
    target: 'target.unit',
    distance: 'situation.inches',
  };
  expect(versusAddress(versus, 'g/a', 'g/b', '14')).toBe(
    '/en/g/calculators/attack/?attacker.unit=g%2Fa&target.unit=g%2Fb&situation.inches=14',
  );
  expect(versusAddress(versus, 'g/a', 'g/b', undefined)).toBe('/en/g/calculators/attack/?attacker.unit=g%2Fa&target.unit=g%2Fb');
});
