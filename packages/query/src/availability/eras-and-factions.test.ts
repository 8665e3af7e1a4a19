import { expect, test } from 'vitest';
import { erasNamed } from './eras-and-factions.js';
import { ERAS_AND_FACTIONS } from './listed.js';

const [listed = expect.fail()] = ERAS_AND_FACTIONS;

// The bounds of some eras; the last one has no end.
test.each([
  ['2397', []],
  ['2398', ['age-of-war']],
  ['2780', ['star-league']],
  ['2781', ['early-succession-wars']],
  ['3150', ['dark-age']],
  ['3151', ['ilclan']],
  ['9999', ['ilclan']],
  ['renaissance', ['renaissance']],
  ['30', []],
])('%s is the era %o', (text, eras) => {
  expect(erasNamed(listed, text).map(({ id }) => id)).toEqual(eras);
});
