/** Changes of the catalog since a revision or a time, for programs that keep a copy. */
import type { CheckResult, EntrySort, Problem, Text } from '@rangefinder/rules';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.js';
import { checkPage, type Page, type PageRequest, toPage } from './page.js';

/** An added, changed or removed entry. An entry that the copy does not have is added, however often it has changed since. */
export interface CatalogChange {
  readonly entry: EntrySort;
  readonly id: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** Revision of the catalog with the last change of the entry. */
  readonly revision: number;
  readonly changedAt: Date;
}

/** Start of the changes; one of both. */
export interface Since {
  readonly revision?: number | undefined;
  readonly date?: Date | undefined;
}

interface Span {
  readonly oldest: number;
  readonly newest: number;
  readonly oldestAt: Date;
}

/**
 * Changed entries by the revision of their last change. `OUT_OF_RANGE` at `since` if the changes since then are not known or the
 * revision is in the future: the copy must be downloaded again.
 * @example await listChanges(db, { revision: 3 }, { first: 100 })
 */
export async function listChanges(db: Kysely<Tables>, since: Since, request: PageRequest = {}): Promise<CheckResult<Page<CatalogChange>>> {
  const page = checkPage(request, ORDER);
  if (!page.ok) return page;
  const begun = await beginning(db, since);
  if (!begun.ok) return begun;
  const [revision, place] = [Number(page.value.after?.key ?? begun.value), String(page.value.after?.tie ?? '')];
  const rows = await changesAfter(db, begun.value, revision, place, page.value.first + 1);
  return {
    ok: true,
    value: toPage(
      rows,
      page.value,
      () => ORDER.name,
      ({ sort_key, sort_tie: _, ...change }) => ({ ...change, revision: Number(sort_key) }),
    ),
  };
}

const ORDER = { name: 'changes' };

type ChangeRow = Omit<CatalogChange, 'revision'> & { readonly sort_key: number; readonly sort_tie: string };

/** All rows of a transaction have its time. A page starts after the last entry of the one before. */
async function changesAfter(
  db: Kysely<Tables>,
  since: number,
  revision: number,
  place: string,
  limit: number,
): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    ${changesFrom(since, revision)}
    select entry, id, change, changed_at as "changedAt", revision as sort_key, entry || ' ' || id as sort_tie from changes
    where (revision, (entry || ' ' || id) collate "C") > (${revision}, ${place})
    order by revision, (entry || ' ' || id) collate "C" limit ${limit}`.execute(db);
  return rows;
}

/**
 * Number of changed entries.
 * @example await countChanges(db, { revision: 3 })
 */
export async function countChanges(db: Kysely<Tables>, since: Since): Promise<number> {
  const begun = await beginning(db, since);
  if (!begun.ok) return 0;
  const { rows } = await sql<{ count: number }>`${changesFrom(begun.value, begun.value)} select count(*) from changes`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Changes since a revision as the table `changes`, starting with the given revision. */
const changesFrom = (since: number, revision: number) => sql`
  with later as materialized (select revision, changed_at from catalog_log where revision > ${since}),
  open as (select * from later where revision >= ${revision}),
  changes as (
    ${changesOf('unit', 'units')} union all ${changesOf('weapon', 'weapons')} union all ${changesOf('armor', 'armors')}
    union all select 'unit', removed_units.id, 'removed', open.revision, open.changed_at
      from open join removed_units on removed_at = changed_at where not exists (select from units where units.id = removed_units.id)
  )`;

const changesOf = (entry: EntrySort, table: 'units' | 'weapons' | 'armors') => sql`
  select ${sql.lit(entry)} as entry, entries.id,
    case when exists (select from later where later.changed_at = entries.created_at) then 'added' else 'changed' end as change,
    open.revision, open.changed_at
  from open join ${sql.table(table)} as entries on entries.updated_at = open.changed_at`;

async function beginning(db: Kysely<Tables>, { revision, date }: Since): Promise<CheckResult<number>> {
  if ((revision === undefined) === (date === undefined))
    return { ok: false, problems: [{ code: 'MISSING', path: ['since'], given: undefined, allowed: ONE_OF }] };
  const span = await spanOf(db);
  if (revision !== undefined)
    return revision >= span.oldest && revision <= span.newest ? { ok: true, value: revision } : outside(revision, span);
  if (date === undefined || date < span.oldestAt) return span.oldest === 0 ? { ok: true, value: 0 } : outside(date?.toISOString(), span);
  const { rows } = await sql<{ revision: number }>`select max(revision) as revision from catalog_log where changed_at <= ${date}`.execute(
    db,
  );
  return { ok: true, value: rows[0]?.revision ?? span.oldest };
}

async function spanOf(db: Kysely<Tables>): Promise<Span> {
  const { rows } = await sql<Span>`
    select oldest.revision as oldest, oldest.changed_at as "oldestAt", (select revision from catalog_revision) as newest
    from catalog_log oldest order by revision limit 1`.execute(db);
  return rows[0] ?? { oldest: 0, newest: 0, oldestAt: new Date(0) };
}

const ONE_OF: Text = { en: 'a revision of the catalog, or a date', ru: 'ревизия каталога или дата' };

function outside(given: unknown, { oldest, newest }: Span): CheckResult<never> {
  const allowed: Text = {
    en: `a revision from ${oldest} to ${newest}, or a date since then; otherwise download the whole catalog`,
    ru: `ревизия от ${oldest} до ${newest} или дата не раньше; иначе скачайте каталог целиком`,
  };
  const problem: Problem = { code: 'OUT_OF_RANGE', path: ['since'], given, allowed };
  return { ok: false, problems: [problem] };
}
