/** All printed tables of this part of the rules, in reading order. */
import type { Table } from '../../reference/reference.js';
import { armorsTable } from './armors.js';
import { armorAvailabilityTable, specialArmorTable, weaponAvailabilityTable } from './availability.js';
import { damageTable } from './damage.js';
import { buildingsTable, riversTable } from './ground.js';
import { hitTableTable } from './hit-table.js';
import { fastMoveTable, terrainTable } from './movement.js';
import { repsTable } from './points.js';
import { sightTable } from './sight.js';
import { suppressionTable } from './suppression.js';
import { meleeWeaponsTable, rangedWeaponsTable } from './weapon-tables.js';

export const tables: readonly Table[] = [
  armorsTable,
  rangedWeaponsTable,
  meleeWeaponsTable,
  terrainTable,
  riversTable,
  fastMoveTable,
  suppressionTable,
  sightTable,
  hitTableTable,
  damageTable,
  buildingsTable,
  repsTable,
  weaponAvailabilityTable,
  armorAvailabilityTable,
  specialArmorTable,
];
