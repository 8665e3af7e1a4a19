import { describe, expect, test } from 'vitest';
import {
  type Catalog,
  catalogRevision,
  correctUnit,
  findUnits,
  importCatalog,
  installStarter,
  listChanges,
  listImports,
  type Since,
  undoImport,
} from '../index.js';
import { syntheticInput } from '../synthetic/input.js';
import { onFreshCatalog } from '../testing/databases.js';
import { all, importText } from '../testing/import-text.js';
import { mulFile, mulRow } from '../testing/mul-rows.js';
import { SMALL_STARTER } from '../testing/starter.js';

const HOUND = 'alpha-strike/test-hound-thd-1';
const SECOND = 'alpha-strike/second';

async function changes({ db }: Catalog, since: Since, first = 100) {
  const found: (readonly [string, string, string, number])[] = [];
  for (let after: string | undefined; ; ) {
    const page = await listChanges(db, since, { first, after });
    if (!page.ok) return expect.fail(JSON.stringify(page.problems));
    found.push(...page.value.edges.map(({ node: { entry, id, change, revision } }) => [entry, id, change, revision] as const));
    if (!page.value.hasNextPage) return found;
    after = page.value.endCursor ?? undefined;
  }
}

onFreshCatalog('changes since a revision', (catalog) => {
  const now = () => catalogRevision(catalog().db);

  test('are added, changed and removed entries, each once, with the revision', async () => {
    const first = await now();
    expect(await changes(catalog(), { revision: first })).toEqual([]);
    await importText(catalog(), mulFile([mulRow(), mulRow({ Id: 900_002, Name: 'Second' })]));
    const second = await now();
    expect(await changes(catalog(), { revision: first })).toEqual([
      ['unit', SECOND, 'added', second],
      ['unit', HOUND, 'added', second],
    ]);
    await correctUnit(catalog().db, { unitId: HOUND, field: 'cost', value: 1 });
    const third = await now();
    expect(await changes(catalog(), { revision: second })).toEqual([['unit', HOUND, 'changed', third]]);
    expect(await changes(catalog(), { revision: first })).toEqual([
      ['unit', SECOND, 'added', second],
      ['unit', HOUND, 'added', third],
    ]);
    await undoImport(catalog().db, (await listImports(catalog().db))[0]?.id ?? 0);
    const fourth = await now();
    expect(await changes(catalog(), { revision: third })).toEqual([
      ['unit', SECOND, 'removed', fourth],
      ['unit', HOUND, 'changed', fourth],
    ]);
    await importText(catalog(), mulFile([mulRow({ Id: 900_002, Name: 'Second' })]));
    expect(await changes(catalog(), { revision: third })).toEqual([
      ['unit', HOUND, 'changed', fourth],
      ['unit', SECOND, 'added', await now()],
    ]);
  });

  test('can be listed from a date', async () => {
    const before = new Date();
    await importText(catalog(), mulFile([mulRow({ Id: 900_003, Name: 'Third' })]));
    expect(await changes(catalog(), { date: before })).toEqual([['unit', 'alpha-strike/third', 'added', await now()]]);
    expect(await changes(catalog(), { date: new Date(Date.now() + 60_000) })).toEqual([]);
    expect((await changes(catalog(), { date: new Date(0) })).length).toBeGreaterThan(2);
  });

  test('do not include an import without changes', async () => {
    const revision = await now();
    await importText(catalog(), mulFile([mulRow({ Id: 900_003, Name: 'Third' })]));
    expect(await changes(catalog(), { revision })).toEqual([]);
  });

  test('come in pages without repeats and gaps', async () => {
    const revision = await now();
    await installStarter(catalog().db, SMALL_STARTER);
    await importCatalog(catalog(), all(syntheticInput(150)));
    const whole = await changes(catalog(), { revision }, 100);
    expect(await changes(catalog(), { revision }, 7)).toEqual(whole);
    expect(new Set(whole.map(([entry]) => entry))).toEqual(new Set(['unit', 'weapon', 'armor']));
    expect(new Set(whole.map(([entry, id]) => `${entry} ${id}`)).size).toBe(whole.length);
  });

  test('keep a copy equal to the catalog', async () => {
    const copy = new Map<string, unknown>();
    let revision = 0;
    const follow = async () => {
      const news = await changes(catalog(), { revision }, 20);
      for (const [, id, change] of news.filter(([entry]) => entry === 'unit')) {
        if (change === 'removed') copy.delete(id);
        else copy.set(id, await unitNow(id));
      }
      revision = await now();
    };
    const unitNow = async (id: string) => {
      const found = await findUnits(catalog().db, [id]);
      return found.ok ? found.value.found[0] : undefined;
    };
    await follow();
    await importText(catalog(), mulFile([mulRow({ BFArmor: 1 }), mulRow({ Id: 900_004, Name: 'Fourth' })]));
    await follow();
    await undoImport(catalog().db, (await listImports(catalog().db))[0]?.id ?? 0);
    await correctUnit(catalog().db, { unitId: 'alpha-strike/third', field: 'nameRu', value: 'Третий' });
    await follow();
    const ids = await catalog().db.selectFrom('units').select('id').execute();
    expect([...copy.keys()].toSorted()).toEqual(ids.map(({ id }) => id).toSorted());
    for (const [id, unit] of copy) expect(unit).toEqual(await unitNow(id));
  });

  describe('are refused', () => {
    test.each([
      ['a revision that is still to come', { revision: 1_000_000 }, 'OUT_OF_RANGE'],
      ['a revision before all', { revision: -1 }, 'OUT_OF_RANGE'],
      ['neither', {}, 'MISSING'],
      ['both', { revision: 0, date: new Date() }, 'MISSING'],
    ])('for %s', async (_, since, code) =>
      expect(await listChanges(catalog().db, since)).toMatchObject({ ok: false, problems: [{ code, path: ['since'] }] }),
    );

    test('for an invalid cursor', async () =>
      expect(await listChanges(catalog().db, { revision: 0 }, { after: 'x' })).toMatchObject({
        ok: false,
        problems: [{ path: ['after'] }],
      }));
  });
});
