import { getNullableType, isInputObjectType, isListType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { keywordsIn, sentenceOf } from './keywords.js';
import { schema } from './schema.js';

test.each([
  [{ minimum: 0, maximum: 36, 'x-unit': 'inches', examples: [8] }, 'From 0 to 36 inches; example: 8.'],
  [{ minItems: 0, maxItems: 6, items: { minimum: 1, maximum: 2 } }, '0 to 6 entries.'],
  [{ minItems: 3, maxItems: 3, 'x-items': ['SHORT', 'LONG'] }, 'In this order: SHORT, LONG.'],
  [{ minItems: 5, maxItems: 5 }, '5 entries.'],
  [{ maxLength: 20 }, 'At most 20 characters.'],
  [{ 'x-unit': 'points' }, 'In points.'],
  [{ examples: [false] }, 'Example: false.'],
  [{}, ''],
] as const)('%j is worded as %s', (keywords, sentence) => expect(sentenceOf(keywords)).toBe(sentence));

const described = Object.values(schema().getTypeMap()).flatMap((type) => {
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  const fields = Object.values(type.getFields()).flatMap((field) => [field, ...('args' in field ? field.args : [])]);
  return fields.map(({ name, description, extensions }) => ({ at: `${type.name}.${name}`, description: description ?? '', extensions }));
});

test('keywords are worded once, at the end of the description', () => {
  const known = described.filter(({ extensions }) => sentenceOf(keywordsIn({ extensions })) !== '');
  expect(known.length).toBeGreaterThan(300);
  for (const { at, description, extensions } of known) {
    const sentence = sentenceOf(keywordsIn({ extensions }));
    expect(description, at).toMatch(/\.$/);
    expect(description.split(sentence), at).toEqual([expect.any(String), '']);
  }
});

test('every list in the arguments has a maximum', () => {
  const inputs = Object.values(schema().getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields());
    return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
  });
  const lists = inputs.filter(({ type }) => isListType(getNullableType(type)));
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter(({ extensions }) => keywordsIn({ extensions }).maxItems === undefined).map(({ name }) => name)).toEqual([]);
});

test('no range is worded twice', () => {
  const twice = described.filter(({ description }) => /from (-?\d+) to (-?\d+)\b.*from \1 to \2\b/i.test(description));
  expect(twice.map(({ at }) => at)).toEqual([]);
});

test('a worded range is also data', () => {
  const repeated = described.filter(({ description, extensions }) => {
    const { minimum, maxItems } = keywordsIn({ extensions });
    return /From -?\d+ to -?\d+/.test(description) && minimum === undefined && maxItems === undefined;
  });
  expect(repeated.map(({ at }) => at)).toEqual([]);
});
