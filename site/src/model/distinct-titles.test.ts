import { expect, test } from 'vitest';
import { headTitle } from './titles.js';

test('omits a part that the title begins with', () => {
  const page = { title: 'BattleTech: Alpha Strike in brief', system: 'alpha-strike' };
  expect(headTitle(page, 'en')).toBe('BattleTech: Alpha Strike in brief | Rangefinder');
  expect(headTitle({ ...page, title: 'In brief' }, 'en')).toBe('In brief · BattleTech: Alpha Strike | Rangefinder');
});
