/**
 * Version history of a rule set: each version with its date and the rules whose answers changed. Calendar versioning: `2026.11` is
 * the first version of a month, and each later one of the rule set in that month has a higher last number: `2026.11.1`.
 */
import type { RuleId } from '../ids.js';
import type { Text } from '../text/language.js';

/** A rule whose answer changed. */
export interface RuleChange {
  /** The section, table or ruling. */
  readonly rule: RuleId;
  /** The answer since this version. */
  readonly what: Text;
}

/** A version of a rule set. */
export interface RuleVersion {
  /** @example '2026.11' */
  readonly version: string;
  /** Release date, ISO 8601. */
  readonly date: string;
  /** Digest of the figures of tables, limits, examples and rulings. A test fails when it differs from that of the newest version. */
  readonly figures: string;
  readonly changes: readonly RuleChange[];
}

/** Versions of a rule set, newest first. */
export type RuleHistory = readonly [RuleVersion, ...RuleVersion[]];

interface WithHistory {
  readonly slug: string;
  readonly history?: RuleHistory;
}

/** A change with its rule set, version and date. */
export interface DatedChange extends RuleChange {
  readonly system: string;
  readonly version: string;
  readonly date: string;
}

/** Sorts `2026.11` before `2026.11.2` before `2026.12`. */
const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/**
 * The newest version across rule sets.
 * @example rulesVersion(systems) // '2026.11'
 */
export const rulesVersion = (systems: readonly WithHistory[]): string =>
  systems
    .flatMap(({ history }) => history?.[0].version ?? [])
    .toSorted(byVersion)
    .at(-1) ?? '0';

/** Every change of these rule sets, newest first. */
export const rulesChanges = (systems: readonly WithHistory[]): readonly DatedChange[] =>
  systems
    .flatMap(({ slug: system, history = [] }) =>
      history.flatMap(({ version, date, changes }) => changes.map((change) => ({ ...change, system, version, date }))),
    )
    .toSorted((a, b) => byVersion(b.version, a.version));

/**
 * The date of the last change of a rulebook place. The date of the first version when no change names the place.
 * @example dateOfRule(alphaStrike, 'alpha-strike/ruling/woods-once') // '2026-11-23'
 */
export const dateOfRule = (
  { history = [] as readonly RuleVersion[] }: { readonly history?: readonly RuleVersion[] },
  rule: string,
): string => (history.find(({ changes }) => changes.some((change) => change.rule === rule)) ?? history.at(-1))?.date ?? '1970-01-01';
