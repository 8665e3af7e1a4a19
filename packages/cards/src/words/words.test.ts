import { LANGUAGES, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import type { CardField } from '../card-words.js';
import { cardWords, unitKinds } from './index.js';

const english = cardWords('en');

function* below(field: CardField): Generator<CardField> {
  yield field;
  for (const part of field.fields ?? []) yield* below(part);
  if (field.item?.fields) for (const part of field.item.fields) yield* below(part);
}

test.each(LANGUAGES)('every type of entry has a layout in %s with a label for each figure', (language) => {
  const { types } = cardWords(language);
  expect(Object.keys(types)).toEqual(systems.flatMap(({ entries }) => entries.map(({ type }) => type)));
  for (const [type, { parts, cost }] of Object.entries(types)) {
    expect(cost).toMatch(/\S/);
    const fields = parts.flatMap((part) => ('field' in part ? [part.field] : 'fields' in part ? part.fields : []));
    expect(fields.length, type).toBeGreaterThan(0);
    for (const field of fields.flatMap((one) => [...below(one)])) {
      expect(field.label, `${type}.${field.name}`).toMatch(/\S/);
      expect(field.short, `${type}.${field.name}`).toMatch(/\S/);
    }
  }
});

test('unitKinds contains every kind of unit, including those only imports create', () => {
  const kinds = new Set(
    systems.flatMap(({ entries }) => entries.filter(({ sort }) => sort === 'unit').flatMap((one) => Object.keys(one.kinds))),
  );
  expect(Object.keys(unitKinds('ru'))).toEqual([...kinds]);
  expect(unitKinds('en')).toMatchObject({ 'combat-vehicle': 'combat vehicle', infantry: 'infantry', aerospace: 'aerospace fighter' });
});

test('a short label is the one that the printed card uses', () => {
  const [first, second] = cardWords('ru').types.AlphaStrikeStats?.parts ?? [];
  const shorts = [first, second].flatMap((part) => (part?.kind === 'figures' ? part.fields.map(({ short }) => short) : []));
  expect(shorts).toEqual(['Тип', 'РЗМ', 'МДЦ', 'Движение', 'Роль', 'Навык', 'Урон БЛЖ/СРД/ДАЛ', 'Предельная', 'ЗП']);
});

test('similar figures become table rows labeled by what they apply to', () => {
  const table = english.types.FiftyOneFiftyWeaponStats?.parts.find((part) => part.kind === 'table');
  expect(table?.field.item?.fields).toMatchObject([
    { name: 'armor', words: { '5150/light': 'Light armor' } },
    { name: 'impact', label: 'Impact', words: expect.objectContaining({ NE: expect.anything() }) },
  ]);
});
