/**
 * Names and prose use the field's terms, as CONTRIBUTING.md lists them under "Names and words". `words-exceptions.txt` lists what
 * is still to be renamed; a line that is no longer needed fails as well.
 */
import { describe, expect, test } from 'vitest';
import { refusedWords } from '../../scripts/refused-words.mjs';
import { readCode, readFile, readProject } from './support/source-text.js';
import { complaintsOf, standardTerms, termPattern } from './support/words.js';

const contributing = readFile('CONTRIBUTING.md');
const words = refusedWords(contributing);
const terms = standardTerms(contributing);
const project = readProject();

/** Lines `word<tab>folder or file`. */
const exceptions = readFile('tests/structure/words-exceptions.txt').split('\n').filter(Boolean);
const isExcepted = (word: string, file: string) =>
  exceptions.filter((line) => {
    const [excepted, path = ''] = line.split('\t');
    return excepted === word && (file === path || file.startsWith(`${path}/`));
  });

describe('words that are not used', () => {
  const complaints = project.flatMap((file) => complaintsOf(file, words));

  test('appear in no name, comment, title or document', () => {
    expect(project.length).toBeGreaterThan(1_000);
    expect(words.length).toBeGreaterThan(50);
    const found = complaints.filter(({ word, file }) => isExcepted(word, file).length === 0);
    expect(found.map(({ word, file, line, text }) => `${word}: ${file}:${line} ${text}`)).toEqual([]);
  });

  test('have no exception that is no longer needed', () => {
    const needed = new Set(complaints.flatMap(({ word, file }) => isExcepted(word, file)));
    expect(exceptions.filter((line) => !/^(term|search)\t/.test(line) && !needed.has(line))).toEqual([]);
  });

  test.each([
    ['const keptAnswers = new Map();', ['kept answer']],
    ['interface Asker { wishOf(): void }', ['asker', '`wish*`']],
    ['const MOST_ROWS = 3; const mostRows = 3;', ['`MOST_*`']],
    ['// Whoever asks at this door.', ['door', '*whoever*']],
    ['// As the rulebook has it, besides.', ['*as … has it*']],
    ['const state = { asked: 1, get lifeline() { return 2; }, DOOR: 3 };', ['`asked`', 'lifeline']],
    ['test("doors of the service", () => 0);', ['door']],
    ['const outdoors = indoor; const press = 1;', []],
    ['// The “doors” of a player; a `door`; a house rule; printed damage.', []],
  ])('are found in %s', (code, found) => {
    expect(complaintsOf(readCode('words.ts', code), words).map(({ word }) => word)).toEqual(found);
  });
});

/** Phrases that people search the source for. */
const SEARCHED = [
  'request context',
  'response cache',
  'full-text',
  'fair queue',
  'graceful',
  'connection pool',
  'zip bomb',
  'error handler',
  'exhausti',
  'prepared statement',
  'backpressure',
  'pagination',
];

describe('terms', () => {
  const sources = project.filter(({ file }) => /^(packages|services|site)\//.test(file) && !/\.test\.ts$|\/testing\//.test(file));

  test('are forty or more', () => expect(terms.length).toBeGreaterThanOrEqual(40));

  test.each(SEARCHED)('“%s” is found by a text search', (phrase) => {
    const isFound = sources.some(({ prose }) => prose.some(({ text }) => text.toLowerCase().includes(phrase)));
    expect(isFound).toBe(isExcepted('search', phrase).length === 0);
  });

  test.each(terms)('“%s” leads to a file, a name or a docstring', (term) => {
    const pattern = termPattern(term);
    const place = sources.find(({ names, docs }) => [...names, ...docs].some(({ text }) => pattern.test(text)));
    if (isExcepted('term', term).length === 0) expect(place?.file).toBeDefined();
    else expect(place?.file, 'the exception is no longer needed').toBeUndefined();
  });
});
