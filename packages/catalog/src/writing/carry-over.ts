/** Values that a unit keeps when its source changes. Pure. */
import { foldText, givenNames, nameIn } from '@rangefinder/query';
import { FIRST_LANGUAGE, LANGUAGES } from '@rangefinder/rules';
import type { Alias, SilentField, Stats, UnitDraft } from '../domain/drafts.js';

/** Maximum number of aliases; the oldest are dropped beyond. */
const MAX_ALIASES = 100;

/**
 * The new state. The id and fields that the source does not give stay, and the unit is still found by every former name.
 * @example carryOver(before, { ...before, names: { en: 'Hellbringer Prime', ru: null } }, []).aliases // with { text: 'Loki Prime',
 *   language: 'en' }
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

/** Known figures that the source does not give. */
const keptFigures = (known: Stats, silent: readonly SilentField[]): Stats =>
  Object.fromEntries(
    silent
      .filter((field) => field.startsWith(FIGURE))
      .map((field) => field.slice(FIGURE.length))
      .filter((figure) => known[figure] !== undefined)
      .map((figure) => [figure, known[figure]]),
  );

const namesOf = ({ names }: Pick<UnitDraft, 'names'>): ReadonlySet<string> =>
  new Set(LANGUAGES.map((language) => foldText(nameIn(names, language))));

function aliasesOf(before: UnitDraft, next: UnitDraft, { names }: UnitDraft): readonly Alias[] {
  const others: readonly Alias[] = [...givenNames(before.names), ...givenNames(next.names)];
  const [was, is] = [namesOf(before), namesOf({ names })];
  // Aliases stay, except for a former name that is the current name again.
  const kept = before.aliases.filter(({ text }) => !is.has(foldText(text)) || was.has(foldText(text)));
  const all = [...next.aliases, ...kept, ...others.filter(({ text }) => !is.has(foldText(text)))];
  return [...new Map(all.toReversed().map((alias) => [alias.text, alias])).values()].toReversed().slice(0, MAX_ALIASES);
}
