/**
 * Our own entries, which export writes and import reads: drafts, and the past of a unit. Omitted fields have defaults, so that rows
 * can be written by hand. A checksum distinguishes an exported entry from one edited since; only the former still has the state of
 * its source.
 */
import type { Problem } from '@rangefinder/rules';
import { CHECKS } from '../../domain/checks.js';
import { applyCorrections, type CorrectedValue } from '../../domain/corrections.js';
import type { UnitDraft } from '../../domain/drafts.js';
import { type Entry, entryOf } from '../../domain/entry.js';
import { proposeId } from '../../domain/identity.js';
import { tidyName } from '../notes.js';
import { type ParsedRow, refused } from '../parsed-rows.js';
import { draftJson } from './draft-json.js';
import { checksumOf, type EntryPast, readPast } from './past.js';

/** Source of rows without one. */
const OWN_SOURCE = 'own';

/** Parses a unit. */
export function readUnitEntry({ past, checksum, ...entry }: Entry, raw: string): ParsedRow {
  const { draft: proposal, notes } = completed(entry);
  const checked = CHECKS.unit(proposal);
  if (!checked.ok) return { kind: 'refused', sourceId: textOf(proposal.sourceId), problems: checked.problems };
  const draft = checked.value;
  const sound = entryOf(draft);
  const { json, hash } = draftJson(draft);
  const parsed = { kind: 'unit', draft, json, fixedId: entry.id !== undefined, silent: [], raw, hash, notes } as const;
  if (past === undefined || checksum !== checksumOf(sound, past as EntryPast)) return parsed;
  const known = readPast(past, draft);
  if (!known.ok) return { kind: 'refused', sourceId: draft.sourceId, problems: known.problems };
  const unfit = unfitCorrection(draft, known.value.corrections);
  if (unfit !== undefined) return { ...refused(unfit), sourceId: draft.sourceId };
  return { ...parsed, past: known.value, hash: known.value.revisions[0]?.hash ?? hash };
}

/** Problem of corrections that do not fit the draft. One that puts it in play may be older than the figures, and is harmless. */
function unfitCorrection(draft: UnitDraft, corrections: readonly CorrectedValue[]): Problem | undefined {
  const checked = CHECKS.unit(entryOf(applyCorrections(draft, corrections)));
  const problem = checked.ok ? undefined : checked.problems.find(({ path }) => path[0] !== 'inPlay');
  return problem && { ...problem, path: ['past', 'corrections', ...problem.path] };
}

/** Parses a weapon. */
export function readWeaponEntry(entry: Entry): ParsedRow {
  const checked = CHECKS.weapon(entry);
  if (checked.ok) return { kind: 'weapon', draft: checked.value, notes: [] };
  return { kind: 'refused', sourceId: textOf(entry.sourceId), problems: checked.problems };
}

/** Parses an armor. */
export function readArmorEntry(entry: Entry): ParsedRow {
  const checked = CHECKS.armor(entry);
  if (checked.ok) return { kind: 'armor', draft: checked.value, notes: [] };
  return { kind: 'refused', sourceId: textOf(entry.sourceId), problems: checked.problems };
}

/** Adds a default id, source and key; derived figures are left to the check. */
function completed(entry: Entry) {
  const { name, notes } = tidyName(textOf(entry.name) ?? '');
  const sourceId = textOf(entry.sourceId) ?? textOf(entry.id) ?? name;
  const draft: Entry = {
    ...entry,
    id: entry.id ?? proposeId(textOf(entry.system) ?? '', name, sourceId),
    name: name === '' ? undefined : name,
    aliases: Array.isArray(entry.aliases) ? entry.aliases.map(aliasOf) : entry.aliases,
    source: entry.source ?? OWN_SOURCE,
    sourceId,
  };
  return { draft, notes };
}

const aliasOf = (alias: unknown): unknown => (typeof alias === 'string' ? { text: alias, language: null } : alias);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
