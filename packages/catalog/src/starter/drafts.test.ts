import { shapeOf } from '@rangefinder/query';
import { systems } from '@rangefinder/rules';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '../domain/sources.js';
import { groupBy } from '../group-by.js';
import { ALPHA_STRIKE_UNITS } from './alpha-strike/units.js';
import { ARSENAL } from './bronepehota/arsenal.js';
import { GUNS } from './bronepehota/guns.js';
import { MACHINES } from './bronepehota/machines.js';
import { printedDrafts, starterDrafts } from './drafts.js';

const { units, weapons, armors } = starterDrafts();
const everything = [...units, ...weapons, ...armors];
const duplicates = (texts: readonly string[]): readonly string[] => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('the starter catalog', () => {
  test.each([
    ['units', units],
    ['weapons', weapons],
    ['armors', armors],
  ] as const)('has unique ids of %s', (_, drafts) => {
    expect(duplicates(drafts.map(({ id }) => id))).toEqual([]);
    expect(duplicates(drafts.map(({ source, sourceId }) => `${source} ${sourceId}`))).toEqual([]);
  });

  test('has the rule set of every entry in its id', () => {
    expect(everything.filter(({ id, system }) => !id.startsWith(`${system}/`))).toEqual([]);
  });

  test('refers to existing weapons, and has none without a reference', () => {
    const carried = new Set(units.flatMap((unit) => unit.weapons.map(({ weaponId }) => weaponId)));
    const known = new Set(weapons.filter(({ system }) => system === 'bronepehota').map(({ id }) => id));
    expect([...carried].filter((id) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !carried.has(id))).toEqual([]);
  });

  test('numbers the weapons of a unit from 1 without a repeat', () => {
    for (const { id, weapons: mounts } of units) expect([id, duplicates(mounts.map(({ position }) => String(position)))]).toEqual([id, []]);
  });

  test('has known sources', () => {
    expect(everything.filter(({ source }) => sourceOf(source).name.en === source)).toEqual([]);
  });

  test('has trimmed names and unique aliases', () => {
    for (const { names, aliases } of [...units, ...weapons]) {
      expect(names).toEqual({ en: names.en.trim(), ru: names.ru?.trim() ?? null });
      const texts = aliases.map((alias) => (typeof alias === 'string' ? alias : alias.text));
      expect([names, duplicates(texts)]).toEqual([names, []]);
    }
  });

  test('writes Russian names of cards in Cyrillic letters', () => {
    expect(units.filter(({ source, names }) => source === 'mul' && names.ru !== null && !/^[А-ЯЁ]/.test(names.ru))).toEqual([]);
  });

  test('has a Russian name for everything but cards, and for half of the cards', () => {
    const without = units.filter(({ names }) => names.ru === null);
    expect(without.filter(({ source }) => source !== 'mul')).toEqual([]);
    expect(without.length).toBeLessThan(units.length * 0.61);
  });

  test('has the figures of the worked examples', () => {
    const byKey = new Map(units.map((unit) => [unit.sourceId, unit]));
    for (const { mulId, name, aliases, ...figures } of ALPHA_STRIKE_UNITS) {
      const unit = byKey.get(String(mulId)) ?? expect.fail(name.en);
      expect(unit).toMatchObject({ names: name, stats: figures });
      const texts = unit.aliases.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining([...(aliases?.en ?? []), ...(aliases?.ru ?? [])]));
    }
  });

  test('has 7,644 cards, 11 squads, 15 machines, 2 guns, and all printed entries of the rules', () => {
    const kinds = groupBy(units, ({ kind }) => kind);
    expect(Object.fromEntries([...kinds].map(([kind, list]) => [kind, list.length]))).toEqual({
      ...{ battlemech: 3_952, industrialmech: 170, protomech: 86, 'combat-vehicle': 1_186, 'support-vehicle': 121 },
      ...{ 'battle-armor': 1_188, infantry: 420, aerospace: 513, 'advanced-aerospace': 3, building: 5 },
      squad: 11,
      machine: 15,
      gun: 2,
      platoon: 22,
    });
    expect([weapons, armors].map((drafts) => drafts.filter(({ system }) => system === '5150').length)).toEqual([18, 9]);
  });
});

describe('Bronepehota', () => {
  test('has speed sectors that cover the durability track without gap or overlap, and damage that never speeds up', () => {
    for (const { stats } of MACHINES) {
      if (stats.kind !== 'machine') throw new Error('not a machine');
      const squares = stats.speedSectors.flatMap(({ min, max }) => Array.from({ length: max - min + 1 }, (_, index) => max - index));
      expect(squares).toEqual(Array.from({ length: stats.durability }, (_, index) => stats.durability - index));
      expect(stats.speedSectors.map(({ speed }) => speed)).toEqual(stats.speedSectors.map(({ speed }) => speed).toSorted((a, b) => b - a));
    }
  });

  test('has no arsenal weapon that is not carried', () => {
    const carried = new Set([...MACHINES, ...GUNS].flatMap((entry) => entry.weapons.map(([weapon]) => weapon)));
    expect(Object.keys(ARSENAL).filter((weapon) => !carried.has(weapon))).toEqual([]);
  });

  test('has a weapon for each soldier who shoots, and for no other', () => {
    const squad = units.find(({ id }) => id === 'bronepehota/light-assault-clone-infantry');
    expect(squad?.weapons.map(({ position, weaponId }) => [position, weaponId])).toEqual(
      [1, 3, 5].map((number) => [number, `bronepehota/light-assault-clone-infantry/soldier-${number}`]),
    );
  });
});

test('throws for an invalid printed entry', () => {
  const withPrinted = (change: object) =>
    shapeOf(systems.map((system) => ({ ...system, printed: system.printed.map((entry) => ({ ...entry, ...change })) })));
  expect(printedDrafts(withPrinted({})).weapons.length).toBe(18);
  expect(() => printedDrafts(withPrinted({ cost: -1 }))).toThrow('cost');
  expect(() => printedDrafts(withPrinted({ figures: { misspelled: 1 } }))).toThrow('misspelled');
  expect(() => printedDrafts(withPrinted({ type: 'Unheard' }))).toThrow('Unheard');
});
