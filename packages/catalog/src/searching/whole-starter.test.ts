/** Availability and ranking over the whole starter catalog. */
import { AVAILABILITY_ERAS, FACTIONS } from '@rangefinder/query/alpha-strike/availability';
import { describe, expect, test } from 'vitest';
import { countUnits, installStarter, queryUnits, searchCatalog } from '../index.js';
import { starterAvailability, starterCards } from '../starter/alpha-strike/data-files.js';
import { onFreshCatalog } from '../testing/databases.js';
import { matches } from './testing/meaning.js';
import { TEST_QUERIES } from './testing/queries.js';

const CARDS = starterCards();
const FIELDED = new Map(starterAvailability().map(({ mul, eras }) => [mul, eras]));
const plainly = (meaning: Parameters<typeof matches>[0]): number => CARDS.filter((card) => matches(meaning, card, FIELDED)).length;

/** Minimum mean reciprocal rank. */
const FLOOR = 0.98;
/** Number of results in which an expected unit counts. */
const DEPTH = 10;

onFreshCatalog(
  'the whole starter catalog',
  (catalog) => {
    describe('availability', () => {
      test('equals the tables, for every faction in every era', async () => {
        const { db } = catalog();
        for (const era of AVAILABILITY_ERAS.filter(({ hasAvailability }) => hasAvailability)) {
          expect([era.id, await countUnits(db, { era: era.id, availability: 'known' })]).toEqual([era.id, plainly({ era: era.id })]);
          for (const { id } of FACTIONS.filter((_, index) => index % 6 === 0)) {
            const found = await countUnits(db, { faction: id, era: era.id, availability: 'known' });
            expect([id, era.id, found]).toEqual([id, era.id, plainly({ faction: id, era: era.id })]);
          }
        }
      });

      test.each([
        ['faction:kurita era:3025', { faction: 'kurita', era: 'renaissance' }],
        ['фракция:Штайнер эпоха:"Вторжение Кланов"', { faction: 'steiner', era: 'clan-invasion' }],
        ['faction:"Clan Wolf" era:jihad type:BM', { faction: 'clan-wolf', era: 'jihad', types: ['BM'] }],
        ['faction:extinct era:ilclan', { faction: 'extinct', era: 'ilclan' }],
        ['era:age-of-war', { era: 'age-of-war' }],
      ] as const)('%s', async (query, meaning) => {
        const { db } = catalog();
        let [after, found]: [string | undefined, number] = [undefined, 0];
        do {
          const page = await queryUnits(db, `${query} availability:known`, { first: 100, ...(after !== undefined && { after }) });
          if (!page.ok) return expect.fail(JSON.stringify(page.problems));
          found += page.value.edges.length;
          after = page.value.hasNextPage ? (page.value.endCursor ?? undefined) : undefined;
        } while (after !== undefined);
        expect(found).toBe(plainly(meaning));
      });

      test('counts unknown availability neither as yes nor as no', async () => {
        const { db } = catalog();
        const of = (filter: object) => countUnits(db, { system: 'alpha-strike', ...filter });
        const [all, known, unknown] = [await of({}), await of({ availability: 'known' }), await of({ availability: 'unknown' })];
        expect([all, known]).toEqual([CARDS.length, CARDS.filter(({ mul }) => FIELDED.has(mul)).length]);
        expect(unknown).toBe(all - known);
        const page = await queryUnits(db, 'availability:unknown system:alpha-strike', { first: 3 });
        expect(page.ok && page.value.edges.map(({ node }) => node.availability)).toEqual([null, null, null]);
      });

      test('refuses an unknown era with the known ones', async () => {
        expect(await queryUnits(catalog().db, 'era:renaisance')).toMatchObject({ ok: false, problems: [{ code: 'UNKNOWN_VALUE' }] });
      });
    });

    describe('ranking', () => {
      const ranksOf = async (group: string) => {
        const queries = TEST_QUERIES.filter((query) => query.group === group && query.units.length > 0);
        const ranks: { query: string; rank: number; first: string | undefined }[] = [];
        for (const { query, units } of queries) {
          const found = await searchCatalog(catalog().db, query, { first: DEPTH });
          const hits = found.ok
            ? found.value.edges.map(({ node }) => (node.kind === 'unit' ? node.unit : node.kind === 'weapon' ? node.weapon : node.armor))
            : [];
          const keys = new Set(units.map(([key]) => String(key)));
          const isMeant = (hit: (typeof hits)[number]) =>
            keys.has(hit.id) || ('sourceId' in hit && hit.source.id === 'mul' && keys.has(hit.sourceId));
          ranks.push({ query, rank: hits.findIndex(isMeant) + 1, first: hits[0]?.names.en });
        }
        return ranks;
      };
      const mrr = (ranks: readonly { rank: number }[]): number =>
        ranks.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length;

      test('finds units by name, code, nickname and typo, in both scripts and on the wrong keyboard layout', async () => {
        const groups = [...new Set(TEST_QUERIES.map((query) => query.group))];
        const all = (await Promise.all(groups.map(ranksOf))).flat();
        expect(all.length).toBeGreaterThan(600);
        expect(mrr(all), JSON.stringify(all.filter(({ rank }) => rank !== 1))).toBeGreaterThanOrEqual(FLOOR);
      });

      test('puts the base variant of a chassis first', async () => {
        const ranks = await ranksOf('base-variant');
        expect(ranks.length).toBeGreaterThan(90);
        expect(ranks.filter(({ rank }) => rank !== 1)).toEqual([]);
      });

      test('reads Arabic digits as Roman numbers of models', async () => {
        const ranks = await ranksOf('numbered');
        expect(ranks.length).toBeGreaterThan(15);
        expect(ranks.filter(({ rank }) => rank !== 1)).toEqual([]);
      });
    });
  },
  (catalog) => installStarter(catalog.db),
);
