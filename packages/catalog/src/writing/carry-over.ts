/** Values that a unit keeps when its source changes. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { foldText, givenNames, nameIn, SHAPE } from '@rangefinder/query';
import { type AnyEntryType, FIRST_LANGUAGE, LANGUAGES } from '@rangefinder/rules';
import type { Alias, SilentField, Stats, UnitDraft } from '../domain/drafts.js';

/** Maximum number of aliases; the oldest are dropped beyond. */
const MAX_ALIASES = 100;

/** What a row says about a unit. */
export interface StatedFields {
  /** Fields that it does not give. */
  readonly silent?: readonly SilentField[] | undefined;
  /** Takes figures from the unit in the catalog that the row gives in part. */
  readonly refined?: ((known: Stats, next: Stats) => Stats) | undefined;
}

/**
 * The new state. The id and fields that the source does not give stay, and the unit is still found by every former name. A field
 * that follows from others changes with them.
 * @example carryOver(before, { ...before, names: { en: 'Hellbringer Prime', ru: null } }, {}).aliases // with { text: 'Loki Prime',
 *   language: 'en' }
 */
export function carryOver(before: UnitDraft, next: UnitDraft, { silent = [], refined = (_, stats) => stats }: StatedFields): UnitDraft {
  const type = SHAPE.typeOf('unit', before.system, before.kind);
  const stats = withKnownFigures(type, before.stats, refined(before.stats, next.stats), silent);
  const kept: Record<string, unknown> = Object.fromEntries(silent.filter(isOfUnit).map((field) => [field, before[field]]));
  const following = type === undefined ? {} : followingFields(type, before.stats, stats, silent);
  if (silent.includes('names') && !silent.includes('name')) kept.names = { ...before.names, [FIRST_LANGUAGE]: next.names[FIRST_LANGUAGE] };
  const merged: UnitDraft = { ...next, ...kept, ...following, stats, id: before.id };
  return { ...merged, aliases: aliasesOf(before, next, merged) };
}

const FIGURE = 'stats.';
const isOfUnit = (field: SilentField): field is Exclude<SilentField, 'name' | `stats.${string}`> =>
  field !== 'name' && !field.startsWith(FIGURE);

/** The figures with known ones that the source does not give. Those that follow from changed figures are new. */
function withKnownFigures(type: AnyEntryType | undefined, known: Stats, next: Stats, silent: readonly SilentField[]): Stats {
  const names = silent.flatMap((field) => (field.startsWith(FIGURE) ? [field.slice(FIGURE.length)] : []));
  const stats = { ...next, ...Object.fromEntries(names.map((name) => [name, known[name]])) };
  const complete = type?.complete;
  if (complete === undefined) return stats;
  const followOf = (all: Stats, name: string) => complete({ ...all, [name]: undefined })[name];
  const changed = names.filter((name) => !isDeepStrictEqual(followOf(known, name), followOf(stats, name)));
  return { ...stats, ...Object.fromEntries(changed.map((name) => [name, followOf(stats, name)])) };
}

/** Fields that the source does not give, and that follow from figures that it changes. */
function followingFields(type: AnyEntryType, known: Stats, next: Stats, silent: readonly SilentField[]): Partial<UnitDraft> {
  const follow: { readonly [F in keyof UnitDraft]?: (stats: Stats) => unknown } = {
    kind: (stats) => type.kindOf?.(stats),
    cost: (stats) => (type.costField && stats[type.costField]) || null,
    abilities: (stats) => type.abilities && stats[type.abilities.field],
    inPlay: (stats) => type.isComplete?.(stats) ?? true,
  };
  const changed = Object.entries(follow).filter(
    ([field, of]) => silent.includes(field as SilentField) && !isDeepStrictEqual(of(known), of(next)) && of(next) !== undefined,
  );
  return Object.fromEntries(changed.map(([field, of]) => [field, of(next)]));
}

const namesOf = ({ names }: Pick<UnitDraft, 'names'>): ReadonlySet<string> =>
  new Set(LANGUAGES.map((language) => foldText(nameIn(names, language))));

function aliasesOf(before: UnitDraft, next: UnitDraft, { names }: UnitDraft): readonly Alias[] {
  const [was, is] = [namesOf(before), namesOf({ names })];
  // Every name is found by its beginning.
  const isNew = ({ text }: Alias): boolean => ![...is].some((name) => `${name} `.startsWith(`${foldText(text)} `));
  // Aliases stay, except for a former name that is the current name again.
  const kept = before.aliases.filter(({ text }) => !is.has(foldText(text)) || was.has(foldText(text)));
  const languages = new Map(before.aliases.map(({ text, language }) => [text, language]));
  const all = [
    // A source without languages leaves the known ones.
    ...next.aliases.map((alias) => ({ ...alias, language: alias.language ?? languages.get(alias.text) ?? null })),
    ...kept,
    ...givenNames(before.names).filter(({ text }) => !is.has(foldText(text))),
    ...givenNames(next.names).filter(isNew),
  ];
  return [...new Map(all.toReversed().map((alias) => [alias.text, alias])).values()].toReversed().slice(0, MAX_ALIASES);
}
