/** Properties of every entry type. No card may have a figure that a calculator refuses. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFields } from '../calculator/check.js';
import { checkerOf } from '../calculator/checker.js';
import type { Field, Fields, ObjectField } from '../calculator/fields.js';
import { LANGUAGES, systems } from '../index.js';
import { draftOf } from '../testing/arbitraries.js';
import { runs } from '../testing/runs.js';
import { type AnyEntryType, type CardPart, checkEntry, ENTRY_SORTS, type EntryFigure, figuresOf, kindName } from './entry.js';
import { knownFigures } from './fill.js';

const all = systems.flatMap((system) => system.entries.map((entry) => ({ id: `${system.slug} ${entry.type}`, system, entry })));
const figureList = all.flatMap(({ entry }) => Object.entries(entry.figures as Record<string, EntryFigure<object>>));

describe.each(all)('$id', ({ system, entry }) => {
  test('is described in both languages', () => {
    expect(ENTRY_SORTS).toContain(entry.sort);
    for (const language of LANGUAGES) {
      expect(entry.about[language]).toMatch(/\S/);
      expect(entry.cost[language]).toMatch(/\S/);
      expect(entry.source.notice[language]).toMatch(/Rangefinder/);
      for (const kind of Object.keys(entry.kinds)) expect(kindName(entry, kind, language)).toMatch(/\S/);
    }
  });

  test('has figures that are numbers or undefined, for any entry', () => {
    fc.assert(
      fc.property(draftOf(entry.fields), (draft) => {
        const checked = checkEntry(entry, draft);
        if (!checked.ok) expect(entry.relations, JSON.stringify(checked.problems)).toBeDefined();
        else for (const value of Object.values(figuresOf(entry, checked.value))) expect(value ?? 0).toSatisfy(Number.isFinite);
      }),
      { numRuns: runs(60) },
    );
  });

  test('draws only existing fields and links to existing places', () => {
    for (const part of entry.card) {
      for (const name of namesIn(part)) expect(Object.keys(entry.fields)).toContain(name);
      if ('rule' in part) expect(system.tables.map(({ id }) => id)).toContain(part.rule);
    }
  });

  test('draws every field except those shown only in lists', () => {
    const drawn = entry.card.flatMap((part) => (part.kind === 'figures' ? part.fields : 'field' in part ? [part.field] : []));
    const rest = Object.keys(entry.fields).filter((name) => !drawn.includes(name));
    expect(rest).toEqual(entry.type in UNDRAWN ? UNDRAWN[entry.type] : []);
  });

  test('fills the questions of its trial calculators with valid values', () => {
    for (const { calculator, draft, kinds = [] } of entry.trials ?? []) {
      const found = system.calculators.find(({ name }) => name === calculator);
      expect(found, calculator).toBeDefined();
      for (const name of Object.keys(draft)) expect(fieldAt(found?.input ?? {}, name), name).toBeDefined();
      for (const answer of Object.values(draft)) if ('figure' in answer) expect(Object.keys(entry.fields)).toContain(answer.figure);
      expect(Object.keys(entry.kinds)).toEqual(expect.arrayContaining([...kinds]));
    }
  });

  test('names every figure in queries as the card does, in either language', () => {
    for (const [name, { names }] of Object.entries(entry.figures as Record<string, EntryFigure<object>>)) {
      const field = (entry.fields as Fields)[name];
      for (const word of field ? cardWords(field) : []) expect(names, `${name} is printed as ${word}`).toContain(word);
    }
  });
});

/** The field with a flat name. */
const fieldAt = (fields: Fields, name: string): Field | undefined =>
  name.split('.').reduce<Field | undefined>((held, part) => (held?.kind === 'object' ? held.fields[part] : undefined), {
    kind: 'object',
    fields,
  } as ObjectField);

/** The fields that a card part draws. */
function namesIn(part: CardPart): readonly string[] {
  if (part.kind === 'weapons') return [];
  if (part.kind === 'scale') return part.unless === undefined ? [] : [part.unless];
  return part.kind === 'figures' ? part.fields : [part.field];
}

/** Fields shown in the head of a card, in lists only, or nowhere. */
const UNDRAWN: Readonly<Record<string, readonly string[]>> = {
  AlphaStrikeStats: ['pointValue', 'hasHeatScale', 'chassis', 'variant'],
  WorldAtWarStats: ['nation'],
  FiftyOneFiftyWeaponStats: ['class', 'restrictedTo'],
};

/** The words of a label, including those in parentheses: `Size (SZ)` gives `size` and `sz`. */
const cardWords = ({ label }: Field): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const [, name = '', short] = /^([^(]+?)(?: \((.+)\))?$/.exec(label[language].toLowerCase()) ?? [];
    return [...(name.includes(' ') ? [] : [name]), ...(short ? [short] : [])];
  });

test('query names of figures are lower case and unique', () => {
  const meant = new Map<string, string>();
  for (const [figure, { names }] of figureList)
    for (const name of names) {
      expect(name).toMatch(/^[a-zа-яё]+$/);
      expect(meant.get(name) ?? meant.set(name, figure).get(name), name).toBe(figure);
    }
});

test('size has the query name printed on Russian cards', () => {
  expect(figureList.find(([name]) => name === 'size')?.[1].names).toEqual(['size', 'sz', 'размер', 'рз', 'рзм']);
});

test('built-in entries pass the check of their type and have unique ids', () => {
  for (const { slug, entries, printed } of systems) {
    expect(new Set(printed.map(({ type, id }) => `${type} ${id}`)).size, slug).toBe(printed.length);
    for (const { type, kind, id, figures } of printed) {
      const entry = entries.find((one) => one.type === type);
      expect(Object.keys(entry?.kinds ?? {}), id).toContain(kind);
      expect(checkEntry(entry as AnyEntryType, figures), id).toMatchObject({ ok: true });
    }
  }
  expect(Object.fromEntries(systems.map(({ slug, printed }) => [slug, printed.length]))).toMatchObject({ '5150': 27, 'world-at-war': 22 });
});

test('armor has a single kind in the catalog', () => {
  for (const { entry } of all) if (entry.sort === 'armor') expect(Object.keys(entry.kinds)).toEqual(['armor']);
});

test('figures shown next to the name are optional or have a default', () => {
  for (const { entry } of all)
    for (const name of entry.besideName ?? []) {
      const { optional, default: otherwise } = (entry.fields as Fields)[name] as { optional?: true; default?: unknown };
      expect(optional === true || otherwise !== undefined, name).toBe(true);
    }
});

test('every figure has a label', () => {
  for (const { entry } of all)
    for (const [name, { label = (entry.fields as Fields)[name]?.label }] of Object.entries(
      entry.figures as Record<string, EntryFigure<object>>,
    ))
      for (const language of LANGUAGES) expect(label?.[language], name).toMatch(/\S/);
});

const entryWith = (figures: Readonly<Record<string, unknown>>) => ({ name: 'A name', cost: null, figures });
const card = systems[0]?.entries[0] as AnyEntryType;
const ATLAS = {
  type: 'BM',
  pointValue: 52,
  skill: 4,
  size: 4,
  move: '6"',
  role: 'Juggernaut',
  damage: ['5', '5', '2'],
  overheatValue: 0,
  armor: 10,
  structure: 8,
  specials: ['AC2/2/-'],
};

test('derives a missing TMM from the move', () => {
  expect(checkEntry(card, ATLAS)).toMatchObject({ ok: true, value: { tmm: 1 } });
  expect(checkEntry(card, { ...ATLAS, move: '10"/6"j' })).toMatchObject({ ok: true, value: { tmm: 2 } });
  expect(checkEntry(card, { ...ATLAS, tmm: 3 })).toMatchObject({ ok: true, value: { tmm: 3 } });
  expect(checkEntry(card, { ...ATLAS, move: '2"f/6"s', type: 'BA' })).toMatchObject({ ok: true, value: { tmm: 1 } });
});

test('enforces the limits of a card', () => {
  const at = (name: string, value: unknown) => checkEntry(card, { ...ATLAS, tmm: 1, [name]: value }).ok;
  const limits = { pointValue: 999, skill: 8, size: 5, tmm: 10, overheatValue: 4, armor: 40, structure: 20, tonnage: 100_000_000 };
  for (const [name, most] of Object.entries(limits))
    expect([at(name, 0), at(name, most), at(name, most + 1)], name).toEqual([true, true, false]);
});

test('treats a card with unknown figures as incomplete and fills nothing with them', () => {
  expect(card.isComplete?.({ ...ATLAS })).toBe(true);
  for (const lacking of [{ pointValue: 0 }, { size: 0 }, { move: '' }]) expect(card.isComplete?.({ ...ATLAS, ...lacking })).toBe(false);
  const known = knownFigures(card, entryWith({ ...ATLAS, size: 0, move: '', structure: 0 }), card.fields);
  expect(Object.keys(known)).not.toEqual(expect.arrayContaining(['size']));
  expect(known).toMatchObject({ armor: 10, skill: 4 });
});

/** Every input object that a catalog entry can fill. */
function* filled(fields: Fields, of: 'unit' | 'weapon'): Generator<Fields> {
  if (Object.values(fields).some((field) => field.kind === 'catalog' && field.of === of)) yield fields;
  for (const field of Object.values(fields)) {
    if (field.kind === 'object') yield* filled(field.fields, of);
    if (field.kind === 'list' && field.item.kind === 'object') yield* filled(field.item.fields, of);
  }
}

const fillings = all.flatMap(({ id, system, entry }) =>
  system.calculators.flatMap(({ name, input }) =>
    entry.sort === 'armor'
      ? []
      : [...filled(input as Fields, entry.sort)].map((fields, at) => ({ id: `${id} → ${name} ${at}`, entry, fields })),
  ),
);

describe('calculators accept every figure of a catalog entry', () => {
  expect(fillings.length).toBeGreaterThan(0);
  test.each(fillings)('$id', ({ entry, fields }) => {
    let taken = 0;
    fc.assert(
      fc.property(draftOf(entry.fields), (figures) => {
        const known = knownFigures(entry, entryWith(figures), fields);
        taken += Object.keys(known).length;
        const knownFields = Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(known, name)));
        expect(checkFields(knownFields, known)).toMatchObject({ ok: true });
      }),
      { numRuns: 200 },
    );
    if (entry.type === 'AlphaStrikeStats') expect(taken).toBeGreaterThan(200);
  });
});

describe('compiled check', () => {
  /** Drafts in which a part is replaced, removed or added. */
  const damaged = (fields: Fields) =>
    fc
      .record({ draft: draftOf(fields), name: fc.constantFrom(...Object.keys(fields), 'surprise'), value: fc.anything() })
      .map(({ draft, name, value }) => ({ ...draft, [name]: value }));

  test.each(all)('gives the same result as the plain check for entries of $id', ({ entry }) => {
    const check = checkerOf(entry.fields);
    fc.assert(
      fc.property(fc.oneof(draftOf(entry.fields), damaged(entry.fields), fc.anything()), (draft) => {
        expect(check(draft)).toEqual(checkFields(entry.fields, draft));
      }),
      { numRuns: 200 },
    );
  });

  const questions = systems.flatMap(({ slug, calculators }) => calculators.map(({ name, input }) => ({ id: `${slug} ${name}`, input })));
  test.each(questions)('gives the same result as the plain check for questions of $id', ({ input }) => {
    const check = checkerOf(input);
    fc.assert(
      fc.property(fc.oneof(draftOf(input), damaged(input)), (draft) => {
        expect(check(draft)).toEqual(checkFields(input, draft));
      }),
      { numRuns: 40 },
    );
  });
});
