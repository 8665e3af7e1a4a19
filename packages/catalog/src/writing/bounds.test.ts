import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { columnOf } from '../database/figure-columns.js';
import { BOUND_FACETS, BOUNDED_FIGURES } from '../domain/bounds.js';
import { importCatalog } from '../index.js';
import { syntheticInput } from '../synthetic/input.js';
import { onFreshCatalog } from '../testing/databases.js';
import { all } from '../testing/import-text.js';

type Figure = (typeof BOUNDED_FIGURES)[number];
const column = (figure: Figure) => sql.ref(figure === 'cost' ? 'cost' : columnOf(figure));

onFreshCatalog(
  'bounds',
  (catalog) => {
    test('are the minimum and maximum of every figure among units of a kind, size or price', async () => {
      const { db } = catalog();
      const facets = [...BOUND_FACETS.map((facet) => [sql`${facet}::text`, column(facet)]), [sql`'kind:' || kind`, sql`0`]];
      const expected = facets.flatMap(([facet, value]) =>
        BOUNDED_FIGURES.map(
          (figure) => sql`select ${facet} as facet, ${value}::real as value, ${figure}::text as figure,
            min(${column(figure)})::real as least, max(${column(figure)})::real as most
            from units where ${value} is not null and ${column(figure)} is not null group by 1, 2`,
        ),
      );
      const kept = sql`select facet, value, figure, least, most from figure_bounds`;
      const counted = sql.join(expected, sql` union all `);
      const { rows } = await sql`(${kept}) except (${counted}) union all ((${counted}) except (${kept}))`.execute(db);
      expect(rows).toEqual([]);
      expect((await sql`select from figure_bounds`.execute(db)).rows.length).toBeGreaterThan(1_000);
    });
  },
  (catalog) => importCatalog(catalog, all(syntheticInput(1_500))),
);
