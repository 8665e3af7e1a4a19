/**
 * What became of a rule set: each version with its date and the rules that were then answered in another way. Versions are those of a
 * calendar, `2026.11`, and `2026.11.2` for the second of a month, the same for all rule sets.
 */
import type { RuleId } from '../ids.js';
import type { Text } from '../text/language.js';

/** A rule that is answered in another way than before. */
export interface RuleChange {
  /** The section, table or ruling that it is about. */
  readonly rule: RuleId;
  /** How it is answered now. */
  readonly what: Text;
}

/** A version of a rule set. */
export interface RuleVersion {
  /** @example '2026.11' */
  readonly version: string;
  /** Day on which it came, ISO 8601. */
  readonly date: string;
  /** Digest of the figures of its tables, limits, examples and rulings: a test says when they are no longer those of the last version. */
  readonly figures: string;
  readonly changes: readonly RuleChange[];
}

/** Versions of a rule set, the newest first. */
export type RuleHistory = readonly [RuleVersion, ...RuleVersion[]];

interface WithHistory {
  readonly slug: string;
  readonly history?: RuleHistory;
}

/** A change with all that is known of it. */
export interface DatedChange extends RuleChange {
  readonly system: string;
  readonly version: string;
  readonly date: string;
}

/** `2026.11` before `2026.11.2` before `2026.12`. */
const byVersion = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/**
 * The newest version of all rule sets.
 * @example rulesVersion(systems) // '2026.11'
 */
export const rulesVersion = (systems: readonly WithHistory[]): string =>
  systems
    .flatMap(({ history }) => history?.[0].version ?? [])
    .toSorted(byVersion)
    .at(-1) ?? '0';

/** Every change of these rule sets, the newest first. */
export const rulesChanges = (systems: readonly WithHistory[]): readonly DatedChange[] =>
  systems
    .flatMap(({ slug: system, history = [] }) =>
      history.flatMap(({ version, date, changes }) => changes.map((change) => ({ ...change, system, version, date }))),
    )
    .toSorted((a, b) => byVersion(b.version, a.version));

/**
 * The day on which a place of the rulebook was last changed: that of the first version, where none names it.
 * @example dateOfRule(alphaStrike, 'alpha-strike/ruling/woods-once') // '2026-11-23'
 */
export const dateOfRule = (
  { history = [] as readonly RuleVersion[] }: { readonly history?: readonly RuleVersion[] },
  rule: string,
): string => (history.find(({ changes }) => changes.some((change) => change.rule === rule)) ?? history.at(-1))?.date ?? '1970-01-01';
