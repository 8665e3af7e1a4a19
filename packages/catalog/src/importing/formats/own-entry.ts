/**
 * Our own entries, which export writes and import reads: drafts, and with a unit its past. What an entry leaves out has a
 * sensible value, so that rows can be written by hand. A seal tells an entry as it was exported from one that was edited since:
 * only the former still says what its source said.
 */
import type { Problem } from '@rangefinder/rules';
import * as z from 'zod';
import { isComplete } from '../../domain/alpha-strike.js';
import type { Unchanging } from '../../domain/checked.js';
import { applyCorrections, type CorrectedValue } from '../../domain/corrections.js';
import { armorDraft, type UnitDraft, unitDraft, weaponDraft } from '../../domain/drafts.js';
import { parseMove, tmmOf } from '../../domain/move.js';
import { wholeNumber } from '../../domain/number-fields.js';
import { problemsOf } from '../../domain/problems.js';
import { said } from '../../domain/said.js';
import { SYSTEMS, type System } from '../../domain/systems.js';
import { canonicalJson, sha256 } from '../../text/canonical.js';
import { isStorableJson } from '../../text/storable.js';
import { hasHeatScale, isCardType, KIND_OF_TYPE } from '../cards/types.js';
import { proposeId } from '../identity.js';
import { tidyName } from '../notes.js';
import { type Past, type Reading, refused } from '../readings.js';

/** The source of rows that name none. */
const OWN_SOURCE = 'own';

/** The database counts revisions, and there has to be a next one. */
const HIGHEST_REVISION = 1_000_000_000;

const A_TIME = '2026-11-21T12:00:00.000Z';
const stamp = z.iso
  .datetime({ error: A_TIME })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1, { error: A_TIME });
const storedPast = z.strictObject({
  revisions: z
    .array(
      z.strictObject({
        revision: wholeNumber(1, HIGHEST_REVISION),
        /** Null in the first, which is the entry itself. */
        record: unitDraft.nullable(),
        raw: z.string().nullable(),
        hash: z.string().min(1).max(200),
        readAt: stamp,
      }),
    )
    .min(1)
    .max(10_000)
    .refine((list) => list.every(({ revision }, index) => index === 0 || revision < (list[index - 1]?.revision ?? 0)), {
      error: said(
        'the current revision first, then those before it, each once',
        'сначала текущее состояние, за ним прежние, каждое один раз',
      ),
    }),
  corrections: z
    .array(z.strictObject({ field: z.string().min(1).max(60), value: z.unknown(), note: z.string().nullable(), correctedAt: stamp }))
    .refine((list) => isEachOnce(list.map(({ field }) => field)), {
      error: said('one correction of each field', 'одна поправка на поле'),
    }),
});

const past = storedPast.refine(isStorableJson, {
  error: said('text without zero characters', 'текст без нулевых символов'),
});

/** What an exported unit carries beside its draft. */
export type EntryPast = Unchanging<z.input<typeof past>>;

/** The seal of an exported unit. */
export const sealOf = (draft: UnitDraft, entryPast: EntryPast): string => sha256(canonicalJson({ draft, past: entryPast }));

const isEachOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

type Entry = Readonly<Record<string, unknown>>;

/** A unit of our own formats. */
export function readUnitEntry({ past: entryPast, seal, ...entry }: Entry, raw: string): Reading {
  const { draft: proposal, notes } = completed(entry);
  const checked = unitDraft.safeParse(proposal);
  if (!checked.success)
    return { kind: 'refused', sourceId: textOf(proposal.sourceId), problems: problemsOf(checked.error.issues, proposal) };
  const draft = checked.data;
  if (!isEachOnce(draft.weapons.map(({ position }) => position))) return { ...refused(MOUNTS_CLASH), sourceId: draft.sourceId };
  const json = JSON.stringify(draft);
  // The id is the catalog's, and no part of what the source says.
  const hash = sha256(json.replace(`"id":"${draft.id}"`, '"id":""'));
  const reading = { kind: 'unit', draft, json, fixedId: entry.id !== undefined, silent: [], raw, hash, notes } as const;
  if (entryPast === undefined || seal !== sealOf(draft, entryPast as EntryPast)) return reading;
  const known = past.safeParse(entryPast);
  if (!known.success) return { kind: 'refused', sourceId: draft.sourceId, problems: problemsOf(known.error.issues, entryPast) };
  const unfit = unfitCorrection(draft, known.data.corrections);
  if (unfit !== undefined) return { ...refused(unfit), sourceId: draft.sourceId };
  return { ...reading, past: pastOf(draft, known.data), hash: known.data.revisions[0]?.hash ?? hash };
}

/**
 * Why the corrections that an entry brings along cannot be laid over it. One that puts it in play may have outlived the figures
 * that it was made for, and does no harm.
 */
function unfitCorrection(draft: UnitDraft, corrections: readonly CorrectedValue[]): Problem | undefined {
  const corrected = applyCorrections(draft, corrections);
  const issues = unitDraft.safeParse(corrected).error?.issues.filter(({ path }) => path[0] !== 'inPlay') ?? [];
  const [problem] = problemsOf(issues, corrected);
  return problem && { ...problem, path: ['past', 'corrections', ...problem.path] };
}

const MOUNTS_CLASH: Problem = {
  code: 'CONFLICT',
  path: ['weapons'],
  given: 'position',
  allowed: { en: 'a position of its own for each weapon', ru: 'своя позиция для каждого оружия' },
};

const pastOf = (draft: UnitDraft, { revisions, corrections }: z.infer<typeof past>): Past => ({
  revisions: revisions.map(({ record, ...revision }) => ({ ...revision, record: record ?? draft })),
  corrections,
});

/** A weapon of our own formats. */
export function readWeaponEntry(entry: Entry): Reading {
  const checked = weaponDraft.safeParse(entry);
  if (checked.success) return { kind: 'weapon', draft: checked.data, notes: [] };
  return { kind: 'refused', sourceId: textOf(entry.sourceId), problems: problemsOf(checked.error.issues, entry) };
}

/** An armor of our own formats. */
export function readArmorEntry(entry: Entry): Reading {
  const checked = armorDraft.safeParse(entry);
  if (checked.success) return { kind: 'armor', draft: checked.data, notes: [] };
  return { kind: 'refused', sourceId: textOf(entry.sourceId), problems: problemsOf(checked.error.issues, entry) };
}

/** The entry with what it leaves out. */
function completed(entry: Entry) {
  const { name, notes } = tidyName(textOf(entry.name) ?? '');
  const system = SYSTEMS.find((each) => each === entry.system);
  const stats = system === 'alpha-strike' ? completedCard(entry.stats) : entry.stats;
  const card = system === 'alpha-strike' ? ofCard(stats) : OF_NO_CARD;
  const sourceId = textOf(entry.sourceId) ?? textOf(entry.id) ?? name;
  // What is given goes first: such an object is copied as it is, where one that begins otherwise is put together field by field.
  const draft: Entry = {
    ...entry,
    id: entry.id ?? proposeId(system ?? ('unknown' as System), name, sourceId),
    kind: or(entry.kind, card.kind),
    name,
    nameRu: or(entry.nameRu, null),
    aliases: Array.isArray(entry.aliases) ? entry.aliases.map(aliasOf) : or(entry.aliases, []),
    faction: or(entry.faction, null),
    cost: or(entry.cost, card.cost),
    abilities: or(entry.abilities, card.abilities),
    source: or(entry.source, OWN_SOURCE),
    sourceId,
    inPlay: or(entry.inPlay, card.inPlay),
    weapons: or(entry.weapons, []),
    stats,
  };
  return { draft, notes };
}

/** What is given, be it null; something else where nothing is. */
const or = (given: unknown, otherwise: unknown): unknown => (given === undefined ? otherwise : given);

const aliasOf = (alias: unknown): unknown => (typeof alias === 'string' ? { text: alias, language: null } : alias);

/** Figures of a card that follow from others. */
function completedCard(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const stats = given as Entry;
  const type = textOf(stats.type) ?? '';
  return {
    ...stats,
    skill: or(stats.skill, 4),
    tmm: stats.tmm === undefined ? tmmOf(parseMove(textOf(stats.move) ?? '') ?? [], type) : stats.tmm,
    role: or(stats.role, 'None'),
    overheatValue: or(stats.overheatValue, 0),
    specials: or(stats.specials, []),
    hasHeatScale: or(stats.hasHeatScale, hasHeatScale(type)),
  };
}

/** Fields of a unit that follow from its card. */
type OfCard = Readonly<Record<'kind' | 'cost' | 'abilities' | 'inPlay', unknown>>;
const OF_NO_CARD: OfCard = { kind: undefined, cost: null, abilities: [], inPlay: true };

function ofCard(stats: unknown): OfCard {
  const card = (stats ?? {}) as { type?: unknown; pointValue?: unknown; specials?: unknown; size?: unknown; move?: unknown };
  const type = textOf(card.type) ?? '';
  const figures = { pointValue: Number(card.pointValue), size: Number(card.size), move: textOf(card.move) ?? '' };
  return {
    kind: isCardType(type) ? KIND_OF_TYPE[type] : undefined,
    cost: figures.pointValue > 0 ? figures.pointValue : null,
    abilities: card.specials,
    inPlay: isComplete(figures),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
