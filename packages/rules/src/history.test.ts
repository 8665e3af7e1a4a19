/** Every changed figure needs a new version: the newest version of a rule set has the digest of its current figures. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dateOfRule, LANGUAGES, placesOf, rulesChanges, rulesVersion, systems } from './index.js';
import type { RuleSystem } from './reference/system.js';
import { factsOf } from './testing/facts.js';

const FIGURE = /\d+(?:[.,/]\d+)*/g;
const CHARACTERS = 16;

/** A digest that changes with every figure of the tables, limits and worked examples, and when a ruling is added or removed. */
const figuresOf = (system: RuleSystem): string =>
  createHash('sha256')
    .update(`${factsOf(system).match(FIGURE)?.join(' ')}\n${system.rulings.map(({ id }) => id).join(' ')}`)
    .digest('base64url')
    .slice(0, CHARACTERS);

describe.each(systems)('$slug', (system) => {
  const { history = [] } = system;

  test('the newest version has the digest of the current figures', () => {
    const [newest] = history;
    const figures = figuresOf(system);
    expect(newest?.figures, `figures or rulings changed: say what, in a version of reference/history.ts with figures: '${figures}'`).toBe(
      figures,
    );
  });

  test('versions are calendar versions, newest first', () => {
    for (const { version, date } of history) {
      expect(version).toMatch(/^\d{4}\.\d{2}(\.\d+)?$/);
      expect(version.slice(0, 7).replace('.', '-')).toBe(date.slice(0, 7));
    }
    const dates = history.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('a rule is named once in each version: the feed of changes has its address as an id', () => {
    for (const { version, changes } of history) {
      const rules = changes.map(({ rule }) => rule);
      expect(
        rules.filter((rule, at) => rules.indexOf(rule) < at),
        version,
      ).toEqual([]);
    }
  });

  test('every change names an existing rule and has a text in every language', () => {
    for (const { rule, what } of history.flatMap(({ changes }) => changes)) {
      expect(placesOf(system).has(rule), rule).toBe(true);
      for (const language of LANGUAGES) expect(what[language], rule).toMatch(/\S.*[.!]$/);
    }
  });
});

const CHANGE = { rule: 'a/ruling/x', what: { en: 'x.', ru: 'х.' } } as never;
const SETS = [
  {
    slug: 'a',
    history: [
      { version: '2026.12.10', date: '2026-12-20', figures: '', changes: [CHANGE] },
      { version: '2026.11', date: '2026-11-01', figures: '', changes: [] },
    ],
  },
  { slug: 'b', history: [{ version: '2026.12.2', date: '2026-12-02', figures: '', changes: [CHANGE] }] },
] as const;

test('the overall version is the newest of all rule sets', () => {
  expect(rulesVersion(SETS)).toBe('2026.12.10');
  expect(rulesVersion([])).toBe('0');
  expect(rulesChanges(SETS).map(({ system, version }) => `${system} ${version}`)).toEqual(['a 2026.12.10', 'b 2026.12.2']);
});

test('the date of a rule is that of its last change, or of the first version', () => {
  expect(dateOfRule(SETS[0], 'a/ruling/x')).toBe('2026-12-20');
  expect(dateOfRule(SETS[0], 'a/ruling/y')).toBe('2026-11-01');
});
