import { expect, test } from 'vitest';
import { headTitle, namesOf } from './titles.js';

const crumbs = [
  { href: '/en/world-at-war/', label: 'World at War: America Conquered, player aid' },
  { href: '/en/world-at-war/rules/chaos-of-war/', label: 'Chaos of War' },
];

test('distinguishes rules of the same name by their chapter', () => {
  const rule = { title: 'Salvo fire', system: 'world-at-war', tab: 'rules' };
  expect(headTitle({ ...rule, crumbs }, 'en')).toBe('Salvo fire · Chaos of War · World at War: America Conquered | Rangefinder');
  expect(headTitle({ ...rule, crumbs: crumbs.slice(0, 1) }, 'en')).toBe(
    'Salvo fire · Rules · World at War: America Conquered | Rangefinder',
  );
});

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
