/** Players' words for a term find it, in either language, first in the glossary of its game. */
import { openSearch } from '@rangefinder/rulebook/search';
import { expect, test } from 'vitest';
import { GET } from '../../site/src/pages/search.json.js';

const search = await openSearch(await GET().json());

/** Number of results that a player reads. */
const FIRST = 5;

/** A word, the term that it means, and the game. */
const WORDS = [
  ['ралли', '5150/term/rally'],
  ['сплочение', '5150/term/rally'],
  ['воодушевление', '5150/term/rally'],
  ['опомниться', '5150/term/rally'],
  ['опомнится', '5150/term/rally'],
  ['мораль', '5150/term/reaction-test'],
  ['овервотч', '5150/term/covering-fire'],
  ['спринт', '5150/term/fast-move'],
  ['дальность стрельбы', '5150/term/range'],
  ['overwatch', 'world-at-war/term/opportunity-fire'],
  ['огонь с ходу', 'world-at-war/term/moving-fire'],
  ['random events', 'world-at-war/term/chaos-of-war'],
  ['hit points', 'alpha-strike/term/armor'],
  ['выстрел в спину', 'alpha-strike/term/rear'],
  ['корректировщик', 'alpha-strike/term/spotter'],
  ['прямая видимость', 'alpha-strike/term/line-of-sight'],
  ['засада', 'bronepehota/term/surprise-attack'],
  ['стрельба кубиками', 'bronepehota/term/virtual-shooting'],
  ['turn order', 'initiative-deck/term/initiative-row'],
  ['фулхаус', 'initiative-deck/term/full-house'],
] as const;

test.each(WORDS)('%s finds %s', (word, id) => {
  const [system] = id.split('/');
  const found = search.find(word).filter(({ document }) => document.system === system);
  expect(found.slice(0, FIRST).map(({ document }) => document.id)).toContain(id);
});
