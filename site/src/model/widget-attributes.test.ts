import { LANGUAGES, systems } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { attributesOf } from './widget-attributes.js';

const inputOf = (name: string) => {
  const calculator = systems.flatMap(({ calculators }) => calculators).find((one) => one.name === name);
  if (!calculator) throw new Error(name);
  return calculator.input;
};
const named = (calculator: string, name: string) => attributesOf(inputOf(calculator), 'en').find((one) => one.name === name);

test('an attribute has its HTML name, its values and its default', () => {
  expect(named('targetNumber', 'target-moved')).toMatchObject({ label: 'Target’s movement', otherwise: 'STOOD_STILL', nested: false });
  expect(named('targetNumber', 'target-moved')?.choices).toContainEqual({ value: 'JUMPED', word: 'jumped' });
  expect(named('targetNumber', 'skill')?.takes).toBe('a whole number from 0 to 8');
  expect(named('targetNumber', 'woods')?.takes).toBe('present, or "false"');
});

test('a name that HTML reserves gets the prefix field-', () => {
  expect(named('reaction', 'field-hidden')?.label).toBe('Hidden');
});

test('nested fields are JSON with the names inside', () => {
  expect(named('shoot', 'targets')?.takes).toBe('JSON');
  expect(named('shoot', 'targets[].dice')).toMatchObject({ nested: true, label: 'Dice' });
  expect(named('attack', 'situation.inches')?.nested).toBe(true);
});

test('an attribute without a default is required', () => {
  expect(named('ramDamage', 'inches')?.otherwise).toBeUndefined();
});

test.each(LANGUAGES)('every attribute of every widget has a label and allowed values, in %s', (language) => {
  for (const { input } of systems.flatMap(({ calculators }) => calculators))
    for (const { name, label, takes, choices } of attributesOf(input, language)) {
      expect(label, name).not.toBe('');
      expect(takes.length + choices.length, name).toBeGreaterThan(0);
    }
});
