import { expect, test } from 'vitest';
import { headTitle, namesOf } from './titles.js';

const crumbs = [
  { href: '/en/world-at-war/', label: 'World at War: America Conquered, player aid' },
  { href: '/en/world-at-war/rules/chaos-of-war/', label: 'Chaos of War' },
];

test('distinguishes rules of the same name by their chapter', () => {
  const rule = { title: 'Salvo fire', system: 'world-at-war', tab: 'rules' };
  expect(headTitle({ ...rule, crumbs }, 'en')).toBe('Salvo fire · Chaos of War · America Conquered | Rangefinder');
  expect(headTitle({ ...rule, crumbs: crumbs.slice(0, 1) }, 'en')).toBe('Salvo fire · Rules · America Conquered | Rangefinder');
});

test.each([
  ['Heat', 'Heat · BattleTech: Alpha Strike | Rangefinder'],
  ['Standing still and moving', 'Standing still and moving · Alpha Strike | Rangefinder'],
  ['Standing still and moving on the ground', 'Standing still and moving on the ground · Alpha Strike'],
  [
    'Standing still and moving on the ground in water, woods or swamps',
    'Standing still and moving on the ground in water, woods or swamps',
  ],
])('shortens what stands after a long title: %s', (title, expected) =>
  expect(headTitle({ title, system: 'alpha-strike' }, 'en')).toBe(expected),
);

test('leaves out the translation of a name', () =>
  expect(headTitle({ title: 'The pilot of a damaged machine', system: 'bronepehota' }, 'en')).toBe(
    'The pilot of a damaged machine · Bronepehota | Rangefinder',
  ));

test('names as many titles as fit a description', () => {
  const titled = (length: number) => Array.from({ length }, (_, at) => ({ title: { en: `Table of things ${at}`, ru: `Таблица ${at}` } }));
  expect(namesOf(titled(2), 'en')).toBe('Table of things 0, Table of things 1.');
  expect(namesOf(titled(40), 'ru')).toMatch(/^Таблица 0, .+, …$/);
  expect(namesOf(titled(40), 'ru').length).toBeLessThan(140);
});

test('omits a part that the title begins with', () => {
  const page = { title: 'BattleTech: Alpha Strike in brief', system: 'alpha-strike' };
  expect(headTitle(page, 'en')).toBe('BattleTech: Alpha Strike in brief | Rangefinder');
  expect(headTitle({ ...page, title: 'In brief' }, 'en')).toBe('In brief · BattleTech: Alpha Strike | Rangefinder');
});
