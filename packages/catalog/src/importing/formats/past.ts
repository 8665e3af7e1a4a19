/** Past of an exported unit: all states in its source, and its corrections. */
import type { CheckResult, Problem } from '@rangefinder/rules';
import * as z from 'zod';
import { CHECKS } from '../../domain/checks.js';
import type { UnitDraft } from '../../domain/drafts.js';
import type { Entry } from '../../domain/entry.js';
import { canonicalJson, sha256 } from '../../text/canonical.js';
import { isStorableJson } from '../../text/storable.js';
import type { Past, ReadRevision } from '../parsed-rows.js';

/** Maximum that leaves room for a next revision in the database. */
const MAX_REVISION = 1_000_000_000;
const MAX_REVISIONS = 10_000;

const stamp = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1);

const revision = z.strictObject({
  revision: z.int().min(1).max(MAX_REVISION),
  /** Null in the first, which is the entry itself. */
  record: z.unknown(),
  raw: z.string().nullable(),
  hash: z.string().min(1).max(200),
  readAt: stamp,
});
const correction = z.strictObject({
  field: z.string().min(1).max(60),
  value: z.unknown(),
  note: z.string().nullable(),
  correctedAt: stamp,
});

const past = z
  .strictObject({ revisions: z.array(revision).min(1).max(MAX_REVISIONS), corrections: z.array(correction) })
  // Revisions are unique and in descending order; a field has at most one correction.
  .refine(({ revisions }) => revisions.every((each, index) => index === 0 || each.revision < (revisions[index - 1]?.revision ?? 0)))
  .refine(({ corrections }) => new Set(corrections.map(({ field }) => field)).size === corrections.length)
  .refine(isStorableJson);

/** The past of an entry in a file. */
export interface EntryPast {
  readonly revisions: readonly (Omit<ReadRevision, 'record' | 'readAt'> & { readonly record: Entry | null; readonly readAt: string })[];
  readonly corrections: readonly {
    readonly field: string;
    readonly value: unknown;
    readonly note: string | null;
    readonly correctedAt: string;
  }[];
}

/** The checksum of an exported unit. */
export const checksumOf = (draft: Entry, entryPast: EntryPast): string => sha256(canonicalJson({ draft, past: entryPast }));

/** Parses the past of a unit, each state of which must be valid. */
export function readPast(given: unknown, draft: UnitDraft): CheckResult<Past> {
  const checked = past.safeParse(given);
  if (!checked.success) return { ok: false, problems: [unsound(checked.error.issues[0]?.path ?? [])] };
  const { revisions, corrections } = checked.data;
  const read: ReadRevision[] = [];
  for (const [index, { record, ...state }] of revisions.entries()) {
    const former = record === null ? draft : soundRecord(record);
    if (former === undefined) return { ok: false, problems: [unsound(['revisions', index, 'record'])] };
    read.push({ ...state, record: former });
  }
  return { ok: true, value: { revisions: read, corrections } };
}

function soundRecord(record: unknown): UnitDraft | undefined {
  const checked = typeof record === 'object' && record !== null ? CHECKS.unit(record as Readonly<Record<string, unknown>>) : undefined;
  return checked?.ok ? checked.value : undefined;
}

const unsound = (path: readonly PropertyKey[]): Problem => ({
  code: 'BAD_FORMAT',
  path: ['past', ...path.map((step) => (typeof step === 'number' ? step : String(step)))],
  given: undefined,
  allowed: { en: 'the past of a unit as export writes it', ru: 'прошлое юнита в том виде, в каком его пишет экспорт' },
});
