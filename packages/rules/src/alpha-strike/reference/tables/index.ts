/** All printed tables of the quick-start rules, in reading order. */
import type { Table } from '../../../reference/reference.js';
import { applyingDamageTable } from './applying-damage.js';
import { balanceTable } from './balance.js';
import { criticalEffectsTable } from './critical-effects.js';
import { criticalHitsTable } from './critical-hits.js';
import { formationsTable } from './formations.js';
import { coolingTable, heatTable } from './heat.js';
import { movementCostTable } from './movement.js';
import { physicalAttacksTable } from './physical.js';
import { rangesTable } from './ranges.js';
import { sizesTable } from './sizes.js';
import { specialsTable } from './specials.js';
import { toHitTable } from './to-hit.js';

export const tables: readonly Table[] = [
  sizesTable,
  movementCostTable,
  rangesTable,
  toHitTable,
  applyingDamageTable,
  criticalHitsTable,
  criticalEffectsTable,
  physicalAttacksTable,
  heatTable,
  coolingTable,
  specialsTable,
  formationsTable,
  balanceTable,
];
