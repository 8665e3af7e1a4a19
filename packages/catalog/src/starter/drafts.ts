/** The starter catalog as checked drafts: printed entries of the rules, and our own data files. */
import { type RuleSet, SHAPE, type Shape } from '@rangefinder/query';
import { type BuiltInEntry, type CheckResult, type EntrySort, LANGUAGES, problemText, textFields } from '@rangefinder/rules';
import { CHECKS, type Checks, checksOf } from '../domain/checks.js';
import type { ArmorDraft, UnitDraft, WeaponDraft } from '../domain/drafts.js';
import { STARTERS } from './starter.js';

/** All drafts of the starter catalog. */
export interface StarterDrafts {
  readonly units: readonly UnitDraft[];
  readonly weapons: readonly WeaponDraft[];
  readonly armors: readonly ArmorDraft[];
}

/**
 * Creates all drafts. Throws if one is invalid, since that is a bug.
 * @example starterDrafts().units.length
 */
export function starterDrafts(): StarterDrafts {
  const printed = printedDrafts(SHAPE, CHECKS);
  const ours = (of: 'units' | 'weapons') => STARTERS.flatMap((starter) => starter[of]?.() ?? []);
  return {
    units: [...ours('units').map(checkedBy(CHECKS.unit)), ...printed.units],
    weapons: [...ours('weapons').map(checkedBy(CHECKS.weapon)), ...printed.weapons],
    armors: printed.armors,
  };
}

/**
 * Drafts of the printed entries of rule sets.
 * @example printedDrafts(SHAPE).weapons.length
 */
export function printedDrafts(shape: Shape, checks: Checks = checksOf(shape)): StarterDrafts {
  const all = shape.ruleSets.flatMap((ruleSet) => ruleSet.printed.map((entry) => ({ sort: sortOf(ruleSet, entry), ruleSet, entry })));
  const drafts = (wanted: EntrySort) => all.filter(({ sort }) => sort === wanted);
  return {
    units: drafts('unit').map(({ ruleSet, entry }) => checkedBy(checks.unit)(unitDraft(ruleSet, entry))),
    weapons: drafts('weapon').map(({ ruleSet, entry }) => checkedBy(checks.weapon)(weaponDraft(ruleSet, entry))),
    armors: drafts('armor').map(({ ruleSet, entry }, index) => checkedBy(checks.armor)(armorDraft(ruleSet, entry, index + 1))),
  };
}

const typeOf = ({ entries, slug }: RuleSet, { type, id }: BuiltInEntry) => {
  const found = entries.find((each) => each.type === type);
  if (found === undefined) throw new Error(`${slug} prints ${id} of a type that it does not have: ${type}`);
  return found;
};
const sortOf = (ruleSet: RuleSet, entry: BuiltInEntry): EntrySort => typeOf(ruleSet, entry).sort;

const checkedBy =
  <T>(check: (draft: Readonly<Record<string, unknown>>) => CheckResult<T>) =>
  (draft: object): T => {
    const checked = check(draft as Readonly<Record<string, unknown>>);
    if (checked.ok) return checked.value;
    const { id } = draft as { id?: string };
    throw new Error(`Starter entry ${id}: ${checked.problems.map((problem) => problemText(problem, 'en')).join('; ')}`);
  };

const common = (ruleSet: RuleSet, entry: BuiltInEntry) => ({
  system: ruleSet.slug,
  id: `${ruleSet.slug}/${entry.id}`,
  ...textFields('name', entry.name),
  cost: entry.cost,
  source: typeOf(ruleSet, entry).source.id,
  sourceId: entry.id,
  stats: entry.figures,
});

const unitDraft = (ruleSet: RuleSet, entry: BuiltInEntry): object => ({
  ...common(ruleSet, entry),
  kind: entry.kind,
  aliases: (entry.aliases ?? []).map((text) => ({ text, language: null })),
  ...(entry.faction && { faction: entry.faction }),
});

const weaponDraft = (ruleSet: RuleSet, entry: BuiltInEntry): object => ({
  ...common(ruleSet, entry),
  kind: entry.kind,
  aliases: entry.aliases ?? [],
});

const armorDraft = (ruleSet: RuleSet, entry: BuiltInEntry, position: number): object => ({
  ...common(ruleSet, entry),
  abbreviation: entry.abbreviation ?? Object.fromEntries(LANGUAGES.map((language) => [language, entry.name[language]])),
  position,
});
