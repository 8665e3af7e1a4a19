/** All rule sets in display order. */
import { SLUGS } from './ids.js';
import type { RuleSystem } from './reference/system.js';
import * as ruleSets from './rule-sets.js';

export const systems: readonly RuleSystem[] = Object.values<RuleSystem>(ruleSets).toSorted(
  (a, b) => SLUGS.indexOf(a.slug) - SLUGS.indexOf(b.slug),
);
