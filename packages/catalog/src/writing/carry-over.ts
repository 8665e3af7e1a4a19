/** What the catalog keeps of a unit when its source says something new of it. Pure. */
import { FIRST_LANGUAGE, LANGUAGES } from '@rangefinder/rules';
import type { Alias, SilentField, UnitDraft } from '../domain/drafts.js';
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
  const kept = Object.fromEntries(silent.map((field) => [field, before[field]]));
  if (silent.includes('names')) kept.names = { ...before.names, [FIRST_LANGUAGE]: next.names[FIRST_LANGUAGE] };
  const merged: UnitDraft = { ...next, ...kept, id: before.id };
  return { ...merged, aliases: aliasesOf(before, next, merged) };
}

function aliasesOf(before: UnitDraft, next: UnitDraft, { names }: UnitDraft): readonly Alias[] {
  const former: readonly Alias[] = givenNames(before.names);
  const current = LANGUAGES.map((language) => foldText(nameIn(names, language)));
  const all = [...next.aliases, ...[...before.aliases, ...former].filter(({ text }) => !current.includes(foldText(text)))];
  return [...new Map(all.toReversed().map((alias) => [alias.text, alias])).values()].toReversed().slice(0, MOST_ALIASES);
}
