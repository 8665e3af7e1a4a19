/** REST addresses of rules, tables and entries. */
import type { HitKind } from './search/hits.js';

const COLLECTIONS: Readonly<Record<HitKind, string>> = {
  SECTION: 'rules',
  TABLE: 'tables',
  RULING: 'rulings',
  TERM: 'terms',
  CALCULATOR: 'calculators',
  UNIT: 'units',
  WEAPON: 'weapons',
  ARMOR: 'armors',
};

/**
 * Returns the REST address of an entry.
 * @example apiAddress('RULING', 'alpha-strike/ruling/woods-once', 'https://host') //
 *   'https://host/v1/rulings/alpha-strike/ruling/woods-once'
 */
export const apiAddress = (kind: HitKind, id: string, publicUrl: string): string => `${publicUrl}/v1/${COLLECTIONS[kind]}/${id}`;
