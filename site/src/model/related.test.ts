import type { RuleId, RuleSystem } from '@rangefinder/rules';
import { expect, test } from 'vitest';
import { systemOf } from './outline.js';
import { relatedTo } from './related.js';

const section = (name: string, parent?: string) => ({
  id: `x/${name}`,
  title: { en: name, ru: name },
  ...(parent && { parent: `x/${parent}` }),
});
const system = {
  sections: [section('fire'), section('range'), section('cover'), section('woods'), section('arc', 'fire'), section('fall')],
  tables: [{ id: 'x/table/ranges', section: 'x/range' }],
  rulings: [{ id: 'x/ruling/twice', section: 'x/woods' }],
} as unknown as RuleSystem;

const leads: Readonly<Record<string, readonly string[]>> = {
  'x/fire': ['x/table/ranges', 'x/cover', 'x/fire', 'x/arc', 'x/range'],
  'x/woods': ['x/fire', 'x/ruling/twice'],
};
const namesOf = (name: string) =>
  relatedTo(system, section(name) as never, (id) => (leads[id] ?? []) as readonly RuleId[]).map(({ title }) => title.en);

test('lists rules that a text names before those that name it, tables by their section', () => {
  expect(namesOf('fire')).toEqual(['range', 'cover', 'woods']);
  expect(namesOf('range')).toEqual(['fire']);
  expect(namesOf('fall')).toEqual([]);
});

test('every rule set has related rules', () => {
  const alphaStrike = systemOf('alpha-strike');
  const toHit = alphaStrike.sections.find(({ id }) => id.endsWith('/to-hit'));
  if (!toHit) throw new Error('no section to try it with');
  expect(relatedTo(alphaStrike, toHit).map(({ id }) => id)).toContain('alpha-strike/range');
});
