/** Query plans of the statements of some work. */
import { CompiledQuery, type Kysely, type KyselyPlugin, type PluginTransformQueryArgs, sql } from 'kysely';
import type { Catalog } from '../index.js';
import type { Tables } from '../schema.js';

/** Runs some work and returns the plan of each query, in order. */
export async function whileExplaining(catalog: Catalog, work: (catalog: Catalog) => Promise<unknown>): Promise<readonly string[]> {
  const queries: { readonly text: string; readonly parameters: readonly unknown[] }[] = [];
  const watching = catalog.db.withPlugin(watch(catalog.db, queries));
  await work({ ...catalog, db: watching, readDb: watching });
  return Promise.all(queries.map(({ text, parameters }) => planOf(catalog, text, parameters)));
}

/** Records every query. */
const watch = (db: Kysely<Tables>, queries: { text: string; parameters: readonly unknown[] }[]): KyselyPlugin => ({
  transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, queryId);
    queries.push({ text, parameters });
    return node;
  },
  transformResult: async ({ result }) => result,
});

async function planOf({ session }: Catalog, text: string, parameters: readonly unknown[]): Promise<string> {
  return session(async ({ db }) => {
    await sql`set plan_cache_mode = force_custom_plan`.execute(db);
    const { rows } = await db.executeQuery<Record<string, string>>(CompiledQuery.raw(`explain ${text}`, [...parameters]));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
