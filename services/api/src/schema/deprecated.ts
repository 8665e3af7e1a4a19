/** Deprecated operations and parameters. Headers, OpenAPI and the page of changes are derived from this list. */
import type { Text } from '@rangefinder/rules';

export interface Deprecated {
  /** Operation by its address behind `/v1/`: `alpha-strike/target-number`, `units/{id}`. */
  readonly question: string;
  /** Deprecated parameter. Without it the whole operation is deprecated. */
  readonly parameter?: string;
  /** Date of the deprecation, ISO 8601. */
  readonly since: string;
  /** Earliest date of the removal, at least half a year later. */
  readonly sunset: string;
  /** Replacement. */
  readonly instead: Text;
}

/** Empty so far. */
export const DEPRECATED: readonly Deprecated[] = [];
