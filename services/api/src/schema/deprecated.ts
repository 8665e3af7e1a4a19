/** What is going to go: whole questions, or one parameter of theirs. Headers, OpenAPI and the page of changes say so from this list. */
import type { Text } from '@rangefinder/rules';

export interface Deprecated {
  /** The question by its address behind `/v1/`: `alpha-strike/target-number`, `units/{id}`. */
  readonly question: string;
  /** The parameter that goes; the whole question without it. */
  readonly parameter?: string;
  /** Day since which it is discouraged, ISO 8601. */
  readonly since: string;
  /** Day from which it may be gone: half a year later at the earliest. */
  readonly sunset: string;
  /** What to use. */
  readonly instead: Text;
}

/** Nothing so far. */
export const DEPRECATED: readonly Deprecated[] = [];
