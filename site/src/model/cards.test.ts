import { LANGUAGES, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { CATALOG } from '../texts/catalog.js';
import { type CardField, catalogWords, unitKinds } from './cards.js';

const english = catalogWords('en');

function* below(field: CardField): Generator<CardField> {
  yield field;
  for (const part of field.fields ?? []) yield* below(part);
  if (field.item?.fields) for (const part of field.item.fields) yield* below(part);
}

test.each(LANGUAGES)('every type of entry is drawn in %s, with a name for each figure', (language) => {
  const { types } = catalogWords(language);
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

test('every kind of unit can be filtered by, those that only imports bring too', () => {
  const kinds = new Set(
    systems.flatMap(({ entries }) => entries.filter(({ sort }) => sort === 'unit').flatMap((one) => Object.keys(one.kinds))),
  );
  expect(Object.keys(unitKinds('ru'))).toEqual([...kinds]);
  expect(unitKinds('en')).toMatchObject({ 'combat-vehicle': 'combat vehicle', infantry: 'infantry', aerospace: 'aerospace fighter' });
});

test('a long name gives way to what the card prints', () => {
  const [first, second] = catalogWords('ru').types.AlphaStrikeStats?.parts ?? [];
  const shorts = [first, second].flatMap((part) => (part?.kind === 'figures' ? part.fields.map(({ short }) => short) : []));
  expect(shorts).toEqual(['Тип', 'РЗМ', 'МДЦ', 'Движение', 'Роль', 'Навык', 'Урон БЛЖ/СРД/ДАЛ', 'Предельная', 'ЗП']);
});

test('figures that are alike are rows with the names of what they are for', () => {
  const table = english.types.FiftyOneFiftyWeaponStats?.parts.find((part) => part.kind === 'table');
  expect(table?.field.item?.fields).toMatchObject([
    { name: 'armor', words: { '5150/light': 'Light armor' } },
    { name: 'impact', label: 'Impact', words: expect.objectContaining({ NE: expect.anything() }) },
  ]);
});

test('texts of the site copy no label of a figure', () => {
  const labels = new Set(systems.flatMap(({ entries }) => entries.flatMap(({ fields }) => Object.keys(fields))));
  expect(Object.keys(CATALOG).filter((name) => labels.has(name))).toEqual([]);
});
