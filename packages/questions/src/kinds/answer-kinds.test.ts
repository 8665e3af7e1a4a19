import { expect, test } from 'vitest';
import { askInWords } from '../ask.js';
import { engineSource } from '../engine-source.js';

const PLACE = { kind: 'SECTION', id: 'alpha-strike/water', system: 'alpha-strike', title: 'Water', summary: '', url: '' };

/** The questions that a text is read as, where its conditions on units are given and a search finds a rule. */
async function questionsIn(text: string, conditions: string, rest = ''): Promise<readonly string[]> {
  const source = {
    ...engineSource({ language: 'en', site: '' }),
    search: () => [PLACE],
    unitWords: () => (conditions === '' ? undefined : { conditions, text: rest, isOrdered: false }),
  };
  const { readings } = await askInWords(text, { language: 'en', system: 'alpha-strike', site: '' }, source);
  return readings.map(({ question }) => question);
}

test.each([
  // Calculators read the size and the inches, too.
  ['a heavy that jumps 8 inches or more', 'size:3 jump>=8', '', 'units'],
  ['mechs with structure 6+', 'type:BM structure>=6', '', 'units'],
  [
    'skill 4 at 12 inches, heavy mech in woods, target number?',
    'size:3 type:BM',
    'skill 4 12 inches woods target number',
    'alpha-strike/target-number',
  ],
  ['how does indirect fire work', 'special:IF', 'how work', 'rule'],
  ['what happens if a mech ends its move in water', 'type:BM', 'happens if ends move water', 'rule'],
  ['odds to hit at 24 inches, skill 4', '', '', 'alpha-strike/target-number'],
])('the likelier kind of answer comes first: %s', async (text, conditions, rest, expected) => {
  expect((await questionsIn(text, conditions, rest))[0]).toBe(expected);
});

test('all readings remain', async () => {
  const questions = await questionsIn('a heavy that jumps 8 inches or more', 'size:3 jump>=8');
  expect(questions).toHaveLength(3);
  expect(new Set(questions).size).toBe(3);
});
