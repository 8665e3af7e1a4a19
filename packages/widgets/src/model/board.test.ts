import { armors, weapons } from '@rangefinder/rules';
import { expect, suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { engineOf } from '../page/answer.js';
import { wholePercent } from './board.js';
import { answerView } from './sections.js';

/** The board of the damage matrix for the weapons and armors of a draft. */
function board(draft: object) {
  const calculator = calculators.find(({ name }) => name === 'damageMatrix') as (typeof calculators)[number];
  const outcome = engineOf(calculator, { places: {}, entries: [...weapons, ...armors] })({ ...draft }, 'en', '');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const [section] = answerView(describe(calculator), outcome.answer, { language: 'en' }).sections;
  return section;
}

suite('a board', () => {
  test('has a row for each weapon and a column for each armor, and all odds of the pair in each cell', () => {
    const section = board({ weapons: ['rifle', 'assault-rifle'], armors: ['none', 'light', 'heavy'] });
    if (section?.kind !== 'board') throw new Error(section?.kind);
    expect(section.board.columns).toHaveLength(3);
    expect(section.board.rows.map(({ cells }) => cells.length)).toEqual([3, 3]);
    const cell = section.board.rows[1]?.cells[2];
    expect(cell?.figures).toMatch(/^Impact /);
    expect(cell?.odds.map(({ label }) => label)).toEqual(['Dead', 'Out of the fight', 'Stunned', 'Absorbed', 'Unharmed', 'Out of action']);
    expect(cell?.odds.slice(0, 5).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
  });
  test('is a table with a single row', () => expect(board({ weapons: ['rifle'], armors: ['none', 'light'] })?.kind).toBe('table'));
  test('never rounds to 0 or 100 what is neither impossible nor certain', () =>
    expect([0, 0.001, 0.5, 0.999, 1].map(wholePercent)).toEqual(['0', '<1', '50', '>99', '100']));
});
