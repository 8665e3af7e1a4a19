import { LANGUAGES, type Language } from '@rangefinder/rules';
import { expect, describe as suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import type { Description, Draft, Fields } from '../description.js';
import { controlsOf } from './alternatives.js';
import type { Control } from './controls.js';
import { formOf as plainForm } from './form.js';
import { cardLine } from './lines.js';
import { fieldIn } from './problems.js';
import { twoSided, withStandIns } from './two-sides.js';

type Options = NonNullable<Parameters<typeof plainForm>[3]>;

/** The form of a calculator, laid out by its sides if it has a layout. */
function formOf(description: Description, draft: Draft, language: Language, options: Options = {}) {
  const { layout } = description;
  const body = plainForm(description, draft, language, options);
  return layout ? twoSided(body, { ...description, layout }, { draft, laidOut: draft, cardLine }, language) : body;
}

const laidOut = calculators.filter(({ layout }) => layout).map((calculator) => describe(calculator));
const named = (name: string) => laidOut.find((one) => one.name === name) as (typeof laidOut)[number];
const places = (controls: readonly Control[]): readonly string[] => controls.map(({ path }) => path.join('.'));
const CATALOG = { hasCatalog: true };

test('both shots, both melees and the duel are laid out by sides', () => {
  expect(laidOut.map(({ question }) => question)).toEqual(
    expect.arrayContaining(['alpha-strike/attack', 'alpha-strike/duel', '5150/shoot', '5150/melee', 'bronepehota/virtual-shot']),
  );
});

suite.each(laidOut)('$question', (description) => {
  const { input, layout, examples } = description;
  const all = [...(layout?.sides.flatMap(({ fields, more = [] }) => [...fields, ...more]) ?? []), ...(layout?.between ?? [])];

  test('names each field once', () => {
    expect(all.filter((path) => !fieldIn(input as Fields, path.split('.')))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(LANGUAGES)('has a control for everything that a plain form has, in %s', (language) => {
    for (const draft of [{}, ...examples.map((example) => example.draft)]) {
      const { layout: _, ...plain } = description;
      const leaves = (given: typeof plain) =>
        places(controlsOf(formOf(given, draft, language, CATALOG)).filter(({ kind }) => kind !== 'group')).toSorted();
      const lost = leaves(plain).filter((place) => !leaves(description).includes(place));
      expect(lost).toEqual([]);
      const { sides = [] } = formOf(description, draft, language, CATALOG);
      expect(sides.map(({ label, controls }) => label !== '' && controls.length > 0)).toEqual([true, true]);
    }
  });
});

suite('a side without its unit', () => {
  const attack = named('attack');
  const hellbringer = { unit: 'alpha-strike/loki-hellbringer-prime', tmm: 2 };

  test('is answered by a stand-in, which the form names', () => {
    const draft: Draft = { attacker: hellbringer, target: {}, situation: {} };
    expect(withStandIns(attack.layout, draft)).toMatchObject({ attacker: hellbringer, target: { tmm: 2, armor: 5, structure: 4 } });
    const { sides = [] } = formOf(attack, draft, 'en', CATALOG);
    expect(sides.map(({ standIn }) => standIn.includes('TMM\u00A02'))).toEqual([false, true]);
  });

  test('keeps its own figures, however few', () => {
    const draft: Draft = { attacker: hellbringer, target: { armor: 1 } };
    expect(withStandIns(attack.layout, draft)).toBe(draft);
  });
});

test('a distance in another unit of measure is next to the one that it replaces', () => {
  const between = (draft: Draft) => places(formOf(named('virtualShot'), draft, 'en').main);
  expect(between({ steps: 4 })).toEqual(['steps']);
  expect(between({ centimetres: 21 })).toEqual(['steps', 'centimetres']);
});
