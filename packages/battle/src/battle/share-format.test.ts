import { expect, test } from 'vitest';
import { decodeBattle, encodeBattle, readBattle } from './share-format.js';
import { newBattle, withActions, withLogLine, withTally } from './state.js';

const SIDES = [
  { name: 'Reds', units: [{ id: 'game/tank', count: 2 }] },
  { name: 'Blues', units: [{ id: 'game/gun', count: 1 }] },
] as const;
const start = newBattle('game', SIDES);

test('encodes a battle for a link, with pending tallies and without the log', async () => {
  const played = withLogLine(
    withTally(
      withActions(withTally(start, '0', { lost: { armor: 2 }, level: 2 }, true), '0', { fired: true, overheat: 1 }),
      '0',
      { level: 0, marks: ['ENGINE'] },
      false,
    ),
    {
      en: 'Something',
      ru: 'Что-то',
    },
  );
  const encoded = await encodeBattle(played);
  expect(encoded).toMatch(/^[\w-]+$/);
  expect(await decodeBattle(encoded)).toEqual({ ...played, log: [] });
  expect(await decodeBattle('no battle')).toBeUndefined();
});

test('rejects or bounds invalid fields', () => {
  expect(readBattle({ system: 'game', fighters: [{ id: '<img>' }] })).toBeUndefined();
  expect(readBattle({ system: '../..', fighters: [{ id: 'game/tank' }] })).toBeUndefined();
  const read = readBattle({
    system: 'game',
    turn: -5,
    names: [7, 'x'.repeat(900)],
    fighters: [{ id: 'game/tank', side: 9, now: { level: 1e9, marks: ['<b>', 'ENGINE'] } }],
  });
  expect(read).toMatchObject({ turn: 1, phase: 0, fighters: [{ side: 0, now: { level: 999, marks: ['ENGINE'] }, next: { level: 999 } }] });
  expect(read?.names.map(({ length }) => length)).toEqual([0, 300]);
});

test('decodes a link from an earlier release', async () => {
  const link =
    'bZE9agMxEIXv8mot8U9IQL0JaVykNS7EauxdrJUWzchOWHSYHCLgJnfYIwWtHROSVFLxzeObNwP4jYU6aBjXN6Ziie2BoCApeuilQt8YJui5gjcdMfQGL2QZCuP7eB4_x_P4ga2CqYXsxIVoKUJvhh-z3NrLZx9D6qFnCnVIXqAXWd3AxTc4u4GLG3iftwq7dt8IRZ7iW_vL-86IM1wZfqwsFLw0F6GThx7Ah9Y56GVWsGV0wK6NxVliIoVwpNiQEeh5VvDhVAgXWMprYhdicVBwdCQ3ecPTq_xDPSiwxFRLinRJ60w8TNWt1k_P61Xp6xozy2X_v5u4UCeWytVSzcs9rgXmbf4C';
  const none = { lost: {}, level: 0, marks: [], out: false };
  const [now, next] = [
    { ...none, lost: { armor: 4 }, level: 2 },
    { ...none, lost: { armor: 6, structure: 1 }, marks: ['ENGINE'] },
  ];
  expect(await decodeBattle(link)).toEqual({
    ...{ system: 'alpha-strike', turn: 3, phase: 1, names: ['Reds', 'Синие'], acted: 1, log: [] },
    order: [
      { phase: 1, side: 1, group: 0, count: 2 },
      { phase: 2, side: 0, group: 2, count: 4 },
    ],
    fighters: [
      { key: '0', id: 'alpha-strike/atlas-as7-d', side: 0, nth: 1, own: { skill: 3 }, now, next, did: { fired: true, overheat: 1 } },
      { key: '1', id: 'alpha-strike/locust-lct-1e', side: 1, nth: 0, own: {}, now: none, next: none, did: {} },
    ],
  });
});
