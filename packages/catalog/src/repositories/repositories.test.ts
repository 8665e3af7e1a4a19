import { foldText, nameIn } from '@rangefinder/query';
import type { CheckResult } from '@rangefinder/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  armorsByIds,
  type Catalog,
  countUnits,
  countWeapons,
  FIGURES,
  type Figure,
  type FigureCondition,
  figuresOf,
  findArmor,
  findUnit,
  findUnits,
  findWeapon,
  installStarter,
  listArmors,
  listRevisions,
  listUnits,
  listWeapons,
  type Page,
  type PageRequest,
  SYSTEMS,
  UNIT_KINDS,
  UNIT_ORDER_KEYS,
  type Unit,
  type UnitFilter,
  type UnitOrder,
  weaponsByIds,
  weaponsOfUnits,
} from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { SMALL_STARTER } from '../testing/starter.js';

const { units } = SMALL_STARTER;
const ok = <T>(result: CheckResult<T>): T => (result.ok ? result.value : expect.fail(JSON.stringify(result.problems)));

/** Reads a list page by page, like a client. */
async function walk<T>(list: (request: PageRequest) => Promise<CheckResult<Page<T>>>, first: number): Promise<readonly T[]> {
  const nodes: T[] = [];
  let after: string | undefined;
  for (;;) {
    const page: Page<T> = ok(await list({ first, after }));
    expect(page.hasPreviousPage).toBe(after !== undefined);
    if (after !== undefined) expect(page.edges.length, 'entries of a page that was announced').toBeGreaterThan(0);
    nodes.push(...page.edges.map(({ node }) => node));
    if (!page.hasNextPage) return nodes;
    after = page.endCursor ?? expect.fail('a next page without a cursor');
  }
}

/** Number of a unit in the order of writing, which breaks ties. */
const numberOf = (id: string): number => units.findIndex((unit) => unit.id === id);

/** The expected list, filtered and sorted naively. */
function expected({ system, kind, faction, inPlay = true, ...rest }: UnitFilter, { by, descending = false }: UnitOrder): readonly string[] {
  const key = (unit: (typeof units)[number]): string | number => {
    if (isFigure(by)) return figuresOf(unit)[by] as number;
    if (by === 'cost') return unit.cost === null ? Number.POSITIVE_INFINITY : unit.cost * (descending ? -1 : 1);
    return foldText(nameIn(unit.names, by === 'name' ? 'en' : 'ru'));
  };
  const compare = (a: string | number, b: string | number): number =>
    typeof a === 'string' || typeof b === 'string'
      ? Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
      : Number(a > b) - Number(a < b);
  const lacking = (unit: (typeof units)[number]): number => Number(isFigure(by) && figuresOf(unit)[by] === undefined);
  const direction = descending && by !== 'cost' ? -1 : 1;
  return units
    .filter((unit) => (system === undefined || unit.system === system) && (kind === undefined || unit.kind === kind))
    .filter((unit) => faction === undefined || unit.faction?.en === faction || unit.faction?.ru === faction)
    .filter((unit) => inPlay === null || unit.inPlay === inPlay)
    .filter((unit) => fits(unit, rest))
    .toSorted(
      (a, b) =>
        lacking(a) - lacking(b) ||
        (lacking(a) ? numberOf(a.id) - numberOf(b.id) : 0) ||
        direction * (compare(key(a), key(b)) || (by === 'cost' ? compare(a.id, b.id) : numberOf(a.id) - numberOf(b.id))),
    )
    .map(({ id }) => id);
}

/** Naive conditions on figures and abilities. */
function fits(unit: (typeof units)[number], { figures = [], specials = [], withoutSpecials = [], texts = {} }: UnitFilter): boolean {
  const has = (special: string) => unit.abilities.some((code) => code === special || code.startsWith(special));
  const passes = ({ figure, atLeast, atMost, above, below, anyOf, has: isThere }: FigureCondition): boolean => {
    const value = figure === 'cost' ? (unit.cost ?? undefined) : figuresOf(unit)[figure];
    if (isThere !== undefined && isThere !== (value !== undefined)) return false;
    const isBound = [atLeast, atMost, above, below, anyOf].some((bound) => bound !== undefined);
    if (value === undefined) return !isBound && isThere === false;
    const bounds = [value >= (atLeast ?? value), value <= (atMost ?? value), value > (above ?? value - 1), value < (below ?? value + 1)];
    return bounds.every(Boolean) && (anyOf?.includes(value) ?? true);
  };
  return (
    figures.every(passes) &&
    specials.every(has) &&
    !withoutSpecials.some(has) &&
    Object.entries(texts).every(([name, text]) => text === undefined || unit.stats[name] === text)
  );
}

const isFigure = (by: UnitOrder['by']): by is Figure => (FIGURES as readonly string[]).includes(by);

const optional = <T>(values: readonly T[]): fc.Arbitrary<T | undefined> => fc.constantFrom(undefined, ...values);
const filters: fc.Arbitrary<UnitFilter> = fc.record({
  system: optional(SYSTEMS),
  kind: optional(UNIT_KINDS),
  faction: optional(['Polaris Empire', 'Обе армии', 'США']),
  inPlay: fc.constantFrom(undefined, undefined, null, true, false),
  figures: fc.array(
    fc.record(
      {
        figure: fc.constantFrom('cost' as const, ...FIGURES),
        atLeast: fc.nat(40),
        atMost: fc.nat(60),
        above: fc.nat(9),
        below: fc.nat(99),
        anyOf: fc.array(fc.nat(6)),
        has: fc.boolean(),
      },
      { requiredKeys: ['figure'] },
    ),
    { maxLength: 2 },
  ),
  specials: fc.constantFrom([], [], [], ['ECM'], ['IF', 'CASE'], ['repair']),
  withoutSpecials: fc.constantFrom([], [], ['CASE']),
  texts: fc.constantFrom(undefined, undefined, {}, { role: 'Sniper' }, { role: 'Missile Boat', type: 'BM' }, { type: 'BM' }),
});
const orders: fc.Arbitrary<UnitOrder> = fc.record({ by: fc.constantFrom(...UNIT_ORDER_KEYS), descending: fc.boolean() });
const prepare = (catalog: Catalog): Promise<unknown> => installStarter(catalog.db, SMALL_STARTER);

onFreshCatalog(
  'repositories',
  (catalog) => {
    describe('units', () => {
      test('lists every unit once with any page size, filter and order', async () => {
        await fc.assert(
          fc.asyncProperty(filters, orders, fc.integer({ min: 1, max: 100 }), async (filter, order, first) => {
            const ids = (await walk((request) => listUnits(catalog().db, filter, order, request), first)).map(({ id }) => id);
            expect(ids).toEqual(expected(filter, order));
            expect(await countUnits(catalog().db, filter)).toBe(ids.length);
          }),
          { numRuns: 150 },
        );
      });

      test('lists one unit per page in every order', async () => {
        for (const by of UNIT_ORDER_KEYS) {
          for (const descending of [false, true]) {
            const ids = (await walk((request) => listUnits(catalog().db, {}, { by, descending }, request), 7)).map(({ id }) => id);
            expect(ids).toEqual(expected({}, { by, descending }));
          }
        }
      });

      test('lists units without a price last in both directions', async () => {
        for (const descending of [false, true]) {
          const all = await walk((request) => listUnits(catalog().db, {}, { by: 'cost', descending }, request), 100);
          expect(all.at(-1)?.cost).toBeNull();
        }
      });

      test('reports whether there is more with a page size of 0', async () => {
        const page = ok(await listUnits(catalog().db, {}, { by: 'name' }, { first: 0 }));
        expect(page).toEqual({ edges: [], hasNextPage: true, hasPreviousPage: false, startCursor: null, endCursor: null });
        expect(ok(await listUnits(catalog().db, { availability: 'known', faction: 'solaris-7' }))).toMatchObject({
          edges: [],
          hasNextPage: false,
        });
      });

      test('has pages of 20 by default', async () => {
        expect(ok(await listUnits(catalog().db)).edges).toHaveLength(20);
      });

      test.each([-1, 101, 1.5, Number.NaN])('refuses first: %d', async (first) => {
        expect(await listUnits(catalog().db, {}, { by: 'name' }, { first })).toMatchObject({
          ok: false,
          problems: [{ code: 'OUT_OF_RANGE', path: ['first'], given: first }],
        });
      });

      test('refuses a cursor of another order or an invalid one', async () => {
        const { endCursor } = ok(await listUnits(catalog().db, {}, { by: 'cost' }));
        for (const after of [endCursor ?? '', '', 'x', "'; drop table units; --"]) {
          expect(await listUnits(catalog().db, {}, { by: 'name' }, { after })).toMatchObject({
            ok: false,
            problems: [{ code: 'BAD_FORMAT', path: ['after'], given: after }],
          });
        }
      });

      test('finds several by id in the given order, each once, and reports missing ones', async () => {
        const wanted = ['bronepehota/t-rex', 'no/such', 'alpha-strike/atlas-as7-d', 'bronepehota/t-rex', ''];
        const { found, missing } = ok(await findUnits(catalog().db, wanted));
        expect(found.map(({ id }) => id)).toEqual(['bronepehota/t-rex', 'alpha-strike/atlas-as7-d']);
        expect(missing).toEqual(['no/such', '']);
        expect(ok(await findUnits(catalog().db, []))).toEqual({ found: [], missing: [] });
        expect(await findUnits(catalog().db, Array.from({ length: 1001 }, String))).toMatchObject({
          ok: false,
          problems: [{ code: 'TOO_MANY', path: ['ids'] }],
        });
      });

      test('answers any filter', async () => {
        const { db } = catalog();
        for (const text of ['a\0b', '\ud800', "'", '\\', '%']) {
          expect(await findUnit(db, text)).toBeUndefined();
          expect(await findWeapon(db, text)).toBeUndefined();
          expect(await weaponsByIds(db, [text])).toEqual(new Map());
          expect(await armorsByIds(db, [text])).toEqual(new Map());
          expect(await listRevisions(db, text)).toEqual([]);
          expect(ok(await findUnits(db, [text])).missing).toEqual([text]);
          const named = { kind: text, system: text };
          const filter = { texts: { role: text }, faction: text, text: `${text} x`, specials: [text], withoutSpecials: [text] };
          for (const given of [named, filter, { anyOf: [[filter, { names: [[text]] }]], noneOf: [filter] }]) {
            const answer = await listUnits(db, given, { by: 'size' });
            expect(answer.ok ? answer.value.edges : answer.problems[0]?.code).toBe('UNKNOWN_VALUE');
            expect(await countUnits(db, given)).toBe(0);
          }
          expect(ok(await listUnits(db, { text: `${text} x`, names: [[`${text} x`]] })).edges).toEqual([]);
        }
      });

      test('refuses too many conditions and too long texts', async () => {
        const { db } = catalog();
        expect(await listUnits(db, { specials: Array.from({ length: 21 }, String) })).toMatchObject({
          ok: false,
          problems: [{ code: 'TOO_MANY', path: ['filter', 'specials'] }],
        });
        const long = 'x'.repeat(501);
        const filters = {
          text: { text: long },
          kind: { kind: long },
          specials: { specials: [long] },
          withoutSpecials: { withoutSpecials: [long] },
        };
        for (const [name, filter] of Object.entries(filters))
          expect(await listUnits(db, filter)).toMatchObject({ ok: false, problems: [{ code: 'TOO_LONG', path: ['filter', name] }] });
        expect(await listWeapons(db, { text: long })).toMatchObject({
          ok: false,
          problems: [{ code: 'TOO_LONG', path: ['filter', 'text'] }],
        });
      });

      test('have aliases in both languages and a source', async () => {
        const loki = (await findUnit(catalog().db, 'alpha-strike/loki-hellbringer-prime')) as Unit;
        expect(loki.aliases.filter(({ language }) => language === 'en').map(({ text }) => text)).toEqual([
          'HBR',
          'Hellbringer',
          'Hellbringer Prime',
          'Loki',
          'Loki Prime',
        ]);
        expect(loki.aliases.map(({ text }) => text)).toContain('Хельбрингер');
        expect(loki.source.notice.ru).toContain('товарные знаки');
        expect(await findUnit(catalog().db, 'no/such')).toBeUndefined();
      });

      test('have weapons, loaded for many units at once', async () => {
        const squad = 'bronepehota/tribunators';
        const mounted = await weaponsOfUnits(catalog().db, [squad, 'bronepehota/helix', 'alpha-strike/atlas-as7-d', 'no/such']);
        expect([...mounted.keys()].toSorted()).toEqual(['bronepehota/helix', squad]);
        expect(mounted.get(squad)?.map(({ position, weapon }) => [position, weapon.stats])).toEqual([
          [1, { range: 'D6+2', power: '1D12', shooter: 'INFANTRY' }],
          [2, { range: 'D6', power: '3D6', shooter: 'INFANTRY' }],
          [3, { range: 'D6+2', power: '2D6', shooter: 'INFANTRY' }],
          [5, { range: 'D12', power: '2D12', shooter: 'INFANTRY' }],
          [6, { range: 'D20', power: '1D12', shooter: 'INFANTRY' }],
        ]);
        expect(mounted.get('bronepehota/helix')?.[1]?.weapon).toMatchObject({ kind: 'equipment', stats: { repair: 2, tows: true } });
        expect(await weaponsOfUnits(catalog().db, [])).toEqual(new Map());
      });
    });

    describe('weapons and armor', () => {
      test('lists every weapon once by name', async () => {
        const all = await walk((request) => listWeapons(catalog().db, {}, undefined, request), 9);
        expect(all).toHaveLength(await countWeapons(catalog().db));
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(all.map(({ names }) => foldText(names.en))).toEqual(all.map(({ names }) => foldText(names.en)).toSorted());
      });

      test('filters weapons', async () => {
        expect(await countWeapons(catalog().db, { system: '5150' })).toBe(18);
        const fists = await walk(
          (request) => listWeapons(catalog().db, { system: 'bronepehota', kind: 'close-combat' }, undefined, request),
          100,
        );
        expect(fists.every(({ kind, stats }) => kind === 'close-combat' && 'closeCombat' in stats)).toBe(true);
        expect(fists).toHaveLength(7);
      });

      test('finds weapons by words of both languages, by relevance or in an order', async () => {
        const texts = ['assault rifle', 'asault rifel', 'штурмовая винтовка', 'assault'];
        for (const text of texts) {
          const found = await walk((request) => listWeapons(catalog().db, { text }, undefined, request), 2);
          expect(found[0]?.id, text).toBe('5150/assault-rifle');
          expect(found).toHaveLength(await countWeapons(catalog().db, { text }));
        }
        expect(await countWeapons(catalog().db, { text: 'qqqqqqqq' })).toBe(0);
        const named = await walk((request) => listWeapons(catalog().db, { text: 'rifle' }, { by: 'name', descending: true }, request), 2);
        expect(named.map(({ names }) => foldText(names.en))).toEqual(
          named
            .map(({ names }) => foldText(names.en))
            .toSorted()
            .reverse(),
        );
        expect(named.length).toBeGreaterThan(1);
      });

      test.each([false, true])('sorts weapons by price, those without a price last (falling: %s)', async (descending) => {
        const all = await walk((request) => listWeapons(catalog().db, {}, { by: 'cost', descending }, request), 9);
        const costs = all.map(({ cost }) => cost ?? Number.POSITIVE_INFINITY);
        expect(costs).toEqual(
          costs.toSorted((a, b) => (descending && Number.isFinite(a) && Number.isFinite(b) ? b - a : a === b ? 0 : a - b)),
        );
        expect(new Set(all.map(({ id }) => id)).size).toBe(await countWeapons(catalog().db));
      });

      test('sorts weapons by Russian name', async () => {
        const all = await walk((request) => listWeapons(catalog().db, {}, { by: 'nameRu' }, request), 50);
        const names = all.map(({ names: { ru, en } }) => foldText(ru ?? en));
        expect(names).toEqual(names.toSorted());
      });

      test('finds both by id', async () => {
        expect(await findWeapon(catalog().db, 'bronepehota/mortar/mortar')).toMatchObject({
          names: { en: 'Mortar', ru: 'Миномёт' },
          stats: { range: 'D6+2', power: '3D20', blast: { power: '1D20', steps: 1 } },
        });
        expect(await findWeapon(catalog().db, 'no/such')).toBeUndefined();
        expect(await findArmor(catalog().db, 'no/such')).toBeUndefined();
      });

      test('lists armor in printed order', async () => {
        expect((await listArmors(catalog().db, '5150')).map(({ id }) => id).slice(0, 3)).toEqual(['5150/none', '5150/light', '5150/heavy']);
        expect(await listArmors(catalog().db, 'bronepehota')).toEqual([]);
      });
    });
  },
  prepare,
);
