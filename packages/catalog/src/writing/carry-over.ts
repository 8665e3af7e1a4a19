/** What the catalog keeps of a unit when its source says something new of it. Pure. */
import { FIRST_LANGUAGE, LANGUAGES } from '@rangefinder/rules';
import type { Alias, SilentField, Stats, UnitDraft } from '../domain/drafts.js';
import { givenNames, nameIn } from '../domain/names.js';
import { foldText } from '../text/fold.js';

/** Aliases of a unit, at most; beyond, the oldest go. */
const MOST_ALIASES = 100;

/**
 * The new state: fields that the source has no word for stay, the id stays, and the unit is still found under every name that
 * it has had.
 * @example carryOver(before, { ...before, names: { en: 'Hellbringer Prime', ru: null } }, []).aliases // with { text: 'Loki Prime', language: 'en' }
 */
export function carryOver(before: UnitDraft, next: UnitDraft, silent: readonly SilentField[]): UnitDraft {
  const kept: Record<string, unknown> = Object.fromEntries(silent.filter(isOfUnit).map((field) => [field, before[field]]));
  kept.stats = { ...next.stats, ...keptFigures(before.stats, silent) };
  if (silent.includes('names') && !silent.includes('name')) kept.names = { ...before.names, [FIRST_LANGUAGE]: next.names[FIRST_LANGUAGE] };
  const merged: UnitDraft = { ...next, ...kept, id: before.id };
  return { ...merged, aliases: aliasesOf(before, next, merged) };
}

const FIGURE = 'stats.';
const isOfUnit = (field: SilentField): field is Exclude<SilentField, 'name' | `stats.${string}`> =>
  field !== 'name' && !field.startsWith(FIGURE);

/** Figures that are known and of which the source says nothing. */
const keptFigures = (known: Stats, silent: readonly SilentField[]): Stats =>
  Object.fromEntries(
    silent
      .filter((field) => field.startsWith(FIGURE))
      .map((field) => field.slice(FIGURE.length))
      .filter((figure) => known[figure] !== undefined)
      .map((figure) => [figure, known[figure]]),
  );

function aliasesOf(before: UnitDraft, next: UnitDraft, { names }: UnitDraft): readonly Alias[] {
  const others: readonly Alias[] = [...givenNames(before.names), ...givenNames(next.names)];
  const current = LANGUAGES.map((language) => foldText(nameIn(names, language)));
  const all = [...next.aliases, ...[...before.aliases, ...others].filter(({ text }) => !current.includes(foldText(text)))];
  return [...new Map(all.toReversed().map((alias) => [alias.text, alias])).values()].toReversed().slice(0, MOST_ALIASES);
}
