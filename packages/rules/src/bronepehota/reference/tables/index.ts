/** All printed tables of Bronepehota, in the order of the source. */
import type { Table } from '../../../reference/reference.js';
import { balanceTable } from './balance.js';
import { chargesTable } from './charges.js';
import { outcomeTable, strengthTable } from './close-combat.js';
import { coverTable } from './cover.js';
import { jumpTable } from './jump.js';
import { infantryMovementTable, machineMovementTable, machineObstaclesTable } from './movement.js';
import { realHitsTable } from './real-hits.js';
import { repairTable, testsTable, turnTable } from './turn.js';
import { diceTable, grenadeTable } from './weapons.js';

export const tables: readonly Table[] = [
  balanceTable,
  infantryMovementTable,
  machineMovementTable,
  machineObstaclesTable,
  chargesTable,
  realHitsTable,
  diceTable,
  coverTable,
  grenadeTable,
  strengthTable,
  outcomeTable,
  jumpTable,
  turnTable,
  testsTable,
  repairTable,
];
