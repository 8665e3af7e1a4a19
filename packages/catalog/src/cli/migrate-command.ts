/** `migrate`: migrates the tables forward or back, or prints the SQL. */

import { migrate, migrateBack } from '../migrations/migrate.js';
import { type PlannedMigration, plannedMigrations } from '../migrations/planned.js';
import type { Catalog } from '../opening/open.js';
import { type Context, inLanguage, say } from './console.js';
import { TEXTS } from './texts.js';

/** Migrates, or prints what it would do. */
export async function migrateCommand(context: Context, { db }: Catalog): Promise<number> {
  const { dryRun, language, to } = context.options;
  if (dryRun) return print(context, await plannedMigrations(db, to));
  const done = to === undefined ? await migrate(db) : await migrateBack(db, to);
  const outcome = inLanguage(to === undefined ? TEXTS.migrated : TEXTS.takenBack, language);
  say(context, ...(done.length > 0 ? done.map((name) => `${outcome}: ${name}`) : [inLanguage(TEXTS.upToDate, language)]));
  return 0;
}

/** Prints SQL for psql, with other text in comments. */
function print(context: Context, migrations: readonly PlannedMigration[]): number {
  const { language, to } = context.options;
  const [first] = migrations;
  say(
    context,
    `-- ${inLanguage(first === undefined ? TEXTS.upToDate : TEXTS.dryRun, language)}`,
    ...migrations.flatMap((one) => sqlOf(one, context)),
  );
  if (to === undefined) say(context, `-- ${inLanguage(TEXTS.newerShape, language)}`);
  return 0;
}

function sqlOf({ name, direction, online, statements }: PlannedMigration, { options: { language } }: Context): readonly string[] {
  const lines = statements.map((statement) => `${statement};`);
  const title = `-- ${name} (${direction}${online ? `, ${inLanguage(TEXTS.online, language)}` : ''})`;
  return ['', title, ...(online ? lines : ['begin;', ...lines, 'commit;'])];
}
