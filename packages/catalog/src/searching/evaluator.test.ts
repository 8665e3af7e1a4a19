/** Compares the evaluator of `packages/query` with the SQL of the catalog, on random queries over the starter catalog. */
import {
  FIGURES,
  findByFilter,
  findUnits,
  type PrintedUnit,
  parseQuery,
  queryLanguage,
  readUnit,
  SHAPE,
  UnitIndex,
  type UnitOrder,
} from '@rangefinder/query';
import { runs, sample } from '@rangefinder/rules/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalog, countUnknown, installStarter, queryUnits, readDownload, unitIds } from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { DRAWN_KINDS, randomOrders, randomQueries } from '../testing/random-queries.js';
import { TEST_QUERIES } from './testing/queries.js';

const MAX_UNITS = 10_000;
/** Minimum share of random queries with results. */
const MIN_SHARE_WITH_RESULTS = 0.25;

async function printedUnits({ db }: Catalog): Promise<readonly PrintedUnit[]> {
  const units: PrintedUnit[] = [];
  const { lines } = await readDownload(db);
  for await (const some of lines) for (const { jsonl } of some) units.push(JSON.parse(jsonl) as PrintedUnit);
  return units.filter(({ entry }) => entry === 'unit');
}

/** Words without other grammatical forms, which only a database knows. */
async function plainWords({ db }: Catalog): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from words where word ~ '^[a-z]{4,}$' and stem in (select stem from words group by stem having count(*) = 1)`.execute(db);
  return rows.map(({ word }) => word);
}

test('random queries draw every kind of field', () => {
  expect([...new Set(queryLanguage(SHAPE).fields.map(({ kind }) => kind))].toSorted()).toEqual([...DRAWN_KINDS].toSorted());
});

onFreshCatalog(
  'the evaluator and the SQL of the catalog',
  (catalog) => {
    let index: UnitIndex;
    let words: readonly string[];
    beforeAll(async () => {
      index = new UnitIndex((await printedUnits(catalog())).map(readUnit));
      words = await plainWords(catalog());
    });
    const values = () => ({ units: index.units.map(({ unit }) => unit), words });

    /** Ids and the count of unknown availability by SQL, or the problems. */
    async function bySql(query: string): Promise<object> {
      const parsed = parseQuery(query);
      if (!parsed.ok) return { problems: parsed.problems.map(({ code }) => code) };
      const { filter } = parsed.value;
      const ids = await unitIds(catalog().db, filter, MAX_UNITS);
      if (!ids.ok) return { problems: ids.problems.map(({ code, path, given }) => [code, path, given]) };
      return { ids: ids.value.toSorted(), unknown: await countUnknown(catalog().db, filter) };
    }

    function inMemory(query: string): object {
      const parsed = parseQuery(query);
      if (!parsed.ok) return { problems: parsed.problems.map(({ code }) => code) };
      const found = findByFilter(index, { ...parsed.value, order: { by: 'name' } });
      if (!found.ok) return { problems: found.problems.map(({ code, path, given }) => [code, path, given]) };
      const { units, unknownAvailability } = found.value;
      const known = units.slice(0, units.length - (unknownAvailability ?? 0));
      return { ids: known.map(({ id }) => id).toSorted(), unknown: unknownAvailability ?? 0 };
    }

    test('find the same units for random queries', async () => {
      let [drawn, withResults] = [0, 0];
      await fc.assert(
        fc.asyncProperty(randomQueries(values()), async (query) => {
          const found = await bySql(query);
          drawn += 1;
          withResults += 'ids' in found && (found.ids as readonly string[]).length > 0 ? 1 : 0;
          expect(inMemory(query)).toEqual(found);
        }),
        { numRuns: runs(400) },
      );
      expect(withResults / drawn).toBeGreaterThan(MIN_SHARE_WITH_RESULTS);
    }, 300_000);

    test.each([
      'special:C3 type:BM',
      '-special:C3 size:4',
      'special:XYZ',
      'role:snipr',
      'role:снайпер,scout -special:XYZ',
      'faction:nope',
      'chassis:atlass',
      'pv:20-30 special:IF:0*',
      'faction:kurita faction:davion era:3025 -era:jihad',
      '(faction:kurita or size:4) type:BM',
      'mul:140,2038 play:any',
      'mul:140..150 play:any',
      'mad cat mark ii or atlas',
      'name:"Mad Cat Mark 2"',
      '-СRD-3R crusader',
      'special:C3M',
      'special:C>=1',
      'special:AC*/4/*',
      'special:LRM1/>1',
      'special:CAR[2,4]',
      'special:*M2',
      '-chassis:*crab',
      'name:*crab,*hammer',
      'name:at*as,h*k',
      'name:* size:4',
      '-name:* size:4',
      'war*d',
      'name:atlas*d',
      '-name:*s*',
      '* size:4 type:BM',
      'jump:0 type:BM',
      'special:ПДД or special:НГР>=1',
      'short>long -armor<structure',
      'not:omni type:BM size:4',
      'motive:hover,vtol',
      'faction:clan era:jihad',
      'faction:"inner sphere" -faction:clan',
      'dmg:3/3/2/*',
      'era:*wars',
    ])('agree on %s', async (query) => expect(inMemory(query)).toEqual(await bySql(query)));

    test('list units in the same order', async () => {
      const keysOf = (order: UnitOrder | undefined, units: readonly { readonly cost: number | null; readonly id: string }[]) =>
        units.map(({ id }) => {
          const indexed = index.units.find(({ unit }) => unit.id === id);
          return [order, ...(order?.thenBy ?? [])].map((each) => {
            const by = each?.by ?? 'name';
            return indexed && (by === 'cost' ? indexed.unit.cost : FIGURES.includes(by) ? indexed.figures[by] : indexed.sortNames[by]);
          });
        });
      await fc.assert(
        fc.asyncProperty(
          randomOrders,
          fc.constantFrom('type:BM', 'system:bronepehota', 'size:1,4', 'play:any pv<20'),
          async (sort, query) => {
            const page = await queryUnits(catalog().db, `${query} ${sort}`, { first: 60 });
            const found = findUnits(index, `${query} ${sort}`);
            const parsed = parseQuery(sort);
            if (!page.ok || !found.ok || !parsed.ok) return expect.fail(JSON.stringify([page, found, parsed]));
            const { order } = parsed.value;
            expect(found.value.units.length).toBe(await page.value.countAll(catalog().db));
            const sqlKeys = keysOf(
              order,
              page.value.edges.map(({ node }) => node),
            );
            expect(keysOf(order, found.value.units.slice(0, sqlKeys.length))).toEqual(sqlKeys);
          },
        ),
        { numRuns: runs(100) },
      );
    }, 120_000);

    describe('a search by words', () => {
      const queries = sample(TEST_QUERIES.filter(({ group, units }) => group !== 'weapon' && units.length > 0));

      test('has a mean reciprocal rank of at least 0.97 in memory', () => {
        const ranks = queries.map(({ query, units }) => {
          const keys = new Set(units.map(([key]) => String(key)));
          const found = findUnits(index, query);
          const hits = found.ok ? found.value.units.slice(0, 10) : [];
          return hits.findIndex(({ id, source, sourceId }) => keys.has(id) || (source === 'mul' && keys.has(sourceId))) + 1;
        });
        expect(queries.length).toBeGreaterThan(runs(500));
        const reciprocal = ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;
        expect(reciprocal, JSON.stringify(queries.filter((_, at) => ranks[at] !== 1).map(({ query }) => query))).toBeGreaterThanOrEqual(
          0.97,
        );
      }, 120_000);

      test.each(queries.filter(({ group }) => group === 'numbered'))('$query finds its model first in memory', ({ query, units }) => {
        const found = findUnits(index, query);
        expect(found.ok && found.value.units[0]?.sourceId).toBe(String(units[0]?.[0]));
      });

      test.each([
        'clan heavy omni under 40 pv',
        'davion centurion',
        'atals',
        'madcat',
        'heavy omni pv<40 -jump',
        'imperial knight',
        'федфы',
        'ghbpvf',
      ])('%s is understood as by the catalog', async (query) => {
        const page = await queryUnits(catalog().db, query, { first: 20 });
        const found = findUnits(index, query);
        if (!page.ok || !found.ok) return expect.fail('not understood');
        expect([found.value.matched, found.value.understoodAs]).toEqual([page.value.matched, page.value.understoodAs]);
        expect(found.value.units.slice(0, 20).map(({ id }) => id)).toEqual(page.value.edges.map(({ node }) => node.id));
      });
    });
  },
  (catalog) => installStarter(catalog.db),
);
