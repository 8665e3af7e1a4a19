import { systems } from '@rangefinder/rules';
import { describe as describeCalculator } from '@rangefinder/widgets/describe';
import { expect, test } from 'vitest';
import { loadReadings, playedDraft, saveReadings } from './readings.js';
import { stubStorage } from './testing/storage.js';

stubStorage();

function descriptionOf(name: string) {
  const calculator = systems.find(({ slug }) => slug === 'alpha-strike')?.calculators.find((one) => one.name === name);
  if (!calculator) throw new Error(`no calculator ${name}`);
  return describeCalculator(calculator);
}

test('a draft contains the readings of the device that its calculator takes', () => {
  saveReadings('alpha-strike', ['woods-twice', 'any-water-cools'], ['woods-twice', 'any-water-cools']);
  expect(playedDraft(descriptionOf('heat'))).toEqual({ readings: ['any-water-cools'] });
  expect(playedDraft(descriptionOf('attack')).readings).toContain('woods-twice');
});

test('a draft without readings has no such field', () => {
  expect(playedDraft(descriptionOf('heat'))).toEqual({});
  saveReadings('alpha-strike', ['woods-twice'], ['woods-twice']);
  expect(playedDraft(descriptionOf('heat'))).toEqual({});
});

test('saving keeps readings that are not offered', () => {
  saveReadings('alpha-strike', ['woods-twice'], ['woods-twice']);
  saveReadings('alpha-strike', ['any-water-cools'], ['any-water-cools']);
  saveReadings('alpha-strike', ['any-water-cools'], []);
  expect(loadReadings('alpha-strike')).toEqual(['woods-twice']);
});
