import { expect, test } from 'vitest';
import { requestOf } from './address.js';

const BASE = 'https://rangefinder.example';
const address = (question: string, args: Readonly<Record<string, unknown>>) => {
  const { method, url, body } = requestOf(BASE, question, args) ?? { method: 'batch', url: '' };
  return `${method} ${decodeURIComponent(url.replace(`${BASE}/v1/`, ''))}${body ? ` ${body}` : ''}`;
};

test.each([
  [
    'alpha-strike/target-number',
    { skill: 4, woods: true, inches: undefined, range: null },
    'GET alpha-strike/target-number?skill=4&woods=true',
  ],
  ['world-at-war/storm-duration', {}, 'GET world-at-war/storm-duration'],
  ['alpha-strike/weapon-damage', { damage: ['3', '0*'] }, 'GET alpha-strike/weapon-damage?damage=3,0*'],
  ['alpha-strike/attack', { situation: { inches: 10, range: null } }, 'GET alpha-strike/attack?situation.inches=10'],
  ['alpha-strike/duel', { situation: { first: { overheat: 2 } } }, 'GET alpha-strike/duel?situation.first.overheat=2'],
  ['alpha-strike/force-balance', { first: [{ tmm: 1 }] }, 'GET alpha-strike/force-balance?first.0.tmm=1'],
  [
    'units',
    { first: 5, filter: { system: '5150', kind: null }, orderBy: { by: 'COST', direction: 'DESC' } },
    'GET units?first=5&system=5150&orderBy=COST&direction=DESC',
  ],
  ['5150/activation', { name: 'null' }, 'GET 5150/activation?name="null"'],
  ['alpha-strike/attack', { target: {} }, 'GET alpha-strike/attack?target={}'],
  ['units', { filter: {} }, 'GET units'],
  ['units/{id}', { id: 'alpha-strike/atlas as7' }, 'GET units/alpha-strike/atlas as7'],
])('%s %j', (question, args, expected) => expect(address(question, args)).toBe(expected));

test('a question that is too long for a URL is posted', () => {
  expect(address('5150/shoot', { targets: Array(300).fill({ cover: true }) })).toMatch(/^POST 5150\/shoot \{/);
  expect(address('units-by-ids', { ids: Array(300).fill('5150/someone') })).toBe('batch ');
});

test('fields are a parameter of the URL', () => {
  expect(requestOf(BASE, 'units', { first: 1 }, 'nodes.id,totalCount')?.url).toBe(`${BASE}/v1/units?first=1&fields=nodes.id,totalCount`);
});

test('slashes of an id are kept, everything else is escaped', () => {
  expect(requestOf(BASE, 'units/{id}', { id: 'a/b?c#d' })?.url).toBe(`${BASE}/v1/units/a/b%3Fc%23d`);
});
