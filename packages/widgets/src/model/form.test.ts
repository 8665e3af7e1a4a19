import * as fc from 'fast-check';
import { expect, describe as suite, test } from 'vitest';
import { calculators, describe } from '../describe.js';
import { draftOf } from '../testing/drafts.js';
import type { Body, Control } from './controls.js';
import { formOf, labels } from './form.js';
import { withAnother, withoutRow } from './lists.js';

const described = (name: string) => {
  const calculator = calculators.find((one) => one.name === name);
  if (!calculator) throw new Error(`no calculator ${name}`);
  // The layout by sides has tests of its own.
  const { layout: _, ...plain } = describe(calculator);
  return plain;
};
const named = (body: Body, path: string): Control | undefined => all(body).find((control) => control.path.join('.') === path);
const all = ({ main, more }: Body): readonly Control[] => [...main, ...more].flatMap((control) => [control, ...inside(control)]);
const inside = (control: Control): readonly Control[] =>
  control.kind === 'list' ? control.items.flatMap((item) => [item, ...inside(item)]) : control.kind === 'group' ? all(control) : [];

suite('a form', () => {
  test('folds a set of options under its label, a checkbox for each', () => {
    const { sets = [] } = formOf(described('targetNumber'), { skill: 4, readings: ['woods-twice'] }, 'ru');
    expect(sets).toMatchObject([{ label: 'Играете иначе?', chosen: ['woods-twice'] }]);
    expect(sets[0]?.options[0]).toMatchObject({ value: 'woods-twice', label: expect.stringContaining('В лесу и за лесом: Дважды') });
  });

  test('has a control for every field in the requested language', () => {
    const form = formOf(described('targetNumber'), { skill: 4 }, 'ru');
    expect(named(form, 'skill')).toMatchObject({ kind: 'number', label: 'Навык', whole: true, min: 0, max: 8, value: 4, needed: true });
    expect(named(form, 'inches')).toMatchObject({ label: 'Расстояние, дюймы', whole: false, value: undefined, needed: false });
    expect(named(form, 'attackerMoved')).toMatchObject({ kind: 'choice', value: 'GROUND', open: false });
    expect(named(form, 'range')).toMatchObject({ kind: 'choice', value: '', open: true });
    expect(named(form, 'woods')).toMatchObject({ kind: 'switch', value: false });
  });

  test('labels the items of a list by the vocabulary of their places', () => {
    const form = formOf(described('weaponDamage'), {}, 'ru');
    expect([0, 1, 2].map((place) => named(form, `damage.${place}`)?.label)).toEqual(['Ближняя', 'Средняя', 'Дальняя']);
  });

  test('folds fields that are not needed, not among the first and not used by an example', () => {
    const { main, more, opened } = formOf(described('targetNumber'), {}, 'en');
    expect(main.map(({ path }) => path[0])).toContain('sniper');
    expect(more.map(({ path }) => path[0])).toEqual(expect.arrayContaining(['lucky', 'contact', 'heat']));
    expect(opened).toBe(false);
    expect(formOf(described('targetNumber'), { heat: 1 }, 'en').opened).toBe(true);
    expect(formOf(described('heat'), {}, 'en').more).toEqual([]);
  });

  test('folds the state of a unit with its card, but not the fields of the question itself', () => {
    const attacker = (draft: object) => {
      const control = named(formOf(described('attack'), { attacker: draft }, 'en', { hasCatalog: true }), 'attacker');
      return control?.kind === 'group' ? control : undefined;
    };
    expect(attacker({})?.main.map(({ path }) => path[1])).toEqual(['unit']);
    expect(attacker({})?.printed?.controls.map(({ path }) => path[1])).toEqual(expect.arrayContaining(['tmm', 'heat', 'criticals']));
    expect(attacker({ tmm: 2 })?.printed?.line).toBe('Skill\u00A04\u00A0· TMM\u00A02');
    expect(attacker({ tmm: 2, heat: 1 })?.printed?.line).toBe('Skill\u00A04\u00A0· TMM\u00A02\u00A0· Heat\u00A01');
    expect(formOf(described('virtualShot'), {}, 'en', { hasCatalog: true }).main.map(({ path }) => path[0])).toContain('armor');
  });

  test('shows a few numbers as segments, and a stepper for more or for an optional number', () => {
    const form = formOf(described('shoot'), { targets: [{}] }, 'en');
    expect(named(form, 'rep')).toMatchObject({ segmented: true });
    expect(named(form, 'targets.0.dice')).toMatchObject({ segmented: true });
    expect(named(form, 'rateOfFire')).toMatchObject({ segmented: false });
    expect(named(form, 'inches')).toMatchObject({ segmented: false });
  });

  test('summarizes a row of a list by its values that differ from the defaults', () => {
    const line = (targets: readonly object[], language: 'en' | 'ru') => {
      const control = named(formOf(described('shoot'), { targets }, language), 'targets.0');
      return control?.kind === 'group' ? control.line : undefined;
    };
    expect(line([{ dice: 2, armor: 'light', cover: true }], 'en')).toBe('Dice\u00A02\u00A0· Light armor\u00A0· In cover');
    expect(line([{ dice: 2, armor: 'light', cover: true }], 'ru')).toBe('Кубики\u00A02\u00A0· Лёгкая броня\u00A0· В укрытии');
    expect(line([{ armor: 'none', cover: false }], 'en')).toBe('');
    const hands = named(formOf(described('compareHands'), { hands: [{ name: 'Anna', cards: ['Ls', '9d'] }] }, 'ru'), 'hands.0');
    expect(hands?.kind === 'group' && hands.line).toBe('Anna\u00A0· Лс 9д');
  });

  test('shows a required boolean as a choice', () => {
    expect(named(formOf(described('deckSetup'), {}, 'en'), 'effects')).toMatchObject({ kind: 'choice', open: true, value: '' });
  });

  test('shows built-in entries by name', () => {
    const control = named(formOf(described('damage'), {}, 'ru'), 'weapon');
    expect(control?.kind === 'choice' && control.options).toContainEqual({ value: 'assault-rifle', label: 'Штурмовая винтовка' });
    const armor = named(formOf(described('shoot'), { targets: [{}] }, 'en'), 'targets.0.armor');
    expect(armor?.kind === 'choice' && armor.options).toContainEqual({ value: 'light', label: 'Light armor' });
  });

  test('keeps fields where they were laid out while the user edits', () => {
    const description = described('targetNumber');
    const isMain = (form: ReturnType<typeof formOf>) => form.main.some(({ path }) => path[0] === 'range');
    expect(isMain(formOf(description, { range: 'SHORT' }, 'en'))).toBe(true);
    expect(isMain(formOf(description, { range: 'SHORT' }, 'en', { laidOut: {} }))).toBe(false);
  });

  test('has catalog fields only with a catalog', () => {
    const [without, withCatalog] = [false, true].map((hasCatalog) =>
      named(formOf(described('attack'), {}, 'en', { hasCatalog }), 'attacker.unit'),
    );
    expect(without).toBeUndefined();
    expect(withCatalog).toMatchObject({ kind: 'catalog', of: 'unit' });
  });

  test('shows at least the rows that a list needs', () => {
    const form = formOf(described('shoot'), { targets: [{ dice: 2 }] }, 'en');
    expect(named(form, 'targets')).toMatchObject({ kind: 'list', canAdd: true, canRemove: false });
    expect(named(form, 'targets.0')).toMatchObject({ kind: 'group', label: 'Target 1' });
    const hand = named(formOf(described('pokerHand'), {}, 'en'), 'cards');
    expect(hand?.kind === 'list' && [hand.items.length, hand.canAdd, hand.canRemove, hand.short]).toEqual([5, false, false, true]);
  });

  test('states whether an optional group is present', () => {
    expect(named(formOf(described('virtualShot'), {}, 'en'), 'blast')).toMatchObject({ optional: true, present: false });
    expect(named(formOf(described('virtualShot'), { blast: {} }, 'en'), 'blast')).toMatchObject({ present: true });
  });

  test('appends the unit to labels that do not contain it', () => {
    const int = { kind: 'int', min: 0, max: 1 } as const;
    expect(labels({ ...int, unit: 'points', label: { en: 'Armor', ru: 'Броня' } }, 'ru').label).toBe('Броня, очки');
    expect(labels({ ...int, unit: 'centimetres', label: { en: 'Distance in cm', ru: 'Расстояние, см' } }, 'ru').label).toBe(
      'Расстояние, см',
    );
    expect(labels({ ...int, unit: 'dice', label: { en: 'Dice', ru: 'Кубики' } }, 'en').label).toBe('Dice');
  });

  test('is made for any draft of any calculator', () => {
    for (const calculator of calculators) {
      const description = describe(calculator);
      fc.assert(
        fc.property(draftOf(calculator.input), fc.constantFrom('en' as const, 'ru' as const), (draft, language) => {
          const controls = all(formOf(description, draft, language, { hasCatalog: true }));
          expect(new Set(controls.map(({ path }) => path.join('.'))).size).toBe(controls.length);
          expect(controls.every(({ label }) => label !== '')).toBe(true);
        }),
        { numRuns: 15 },
      );
    }
  });
});

suite('rows', () => {
  const targets = described('shoot').input.targets;
  if (targets?.kind !== 'list') throw new Error('targets are no list');
  test('copies the required values of the last row, or of an example for the first row', () => {
    expect(withAnother(targets, [{ dice: 2, armor: 'heavy', cover: true }], undefined)).toEqual([
      { dice: 2, armor: 'heavy', cover: true },
      { dice: 2 },
    ]);
    expect(withAnother(targets, undefined, { dice: 3 })).toHaveLength(2);
  });
  test('does not copy names', () => {
    const participants = described('activationOrder').input.participants;
    expect(participants?.kind === 'list' && withAnother(participants, [{ name: 'A', units: 4 }], undefined)).toEqual([
      { name: 'A', units: 4 },
      { units: 4 },
    ]);
  });
  test('is removed', () => expect(withoutRow(targets, [{ dice: 1 }, { dice: 2 }], 0)).toEqual([{ dice: 2 }]));
});
