/** All printed tables of this part of the rules, in reading order. */
import type { Table } from '../../../reference/reference.js';
import { activationTable, luckyShotTable } from './activation.js';
import { armorsTable } from './armors.js';
import { armorAvailabilityTable, specialArmorTable, weaponAvailabilityTable } from './availability.js';
import { damageTable } from './damage.js';
import { bombsAwayTable, whereGrenadeTable } from './grenades.js';
import { buildingsTable, riversTable } from './ground.js';
import { hitTableTable } from './hit-table.js';
import { meleeModifiersTable, meleeResultTable } from './melee.js';
import { fastMoveTable, terrainTable } from './movement.js';
import { repsTable } from './points.js';
import { reactionTables } from './reaction-tables.js';
import { sightTable } from './sight.js';
import { stayOrRunTable } from './stay-or-run.js';
import { suppressionTable } from './suppression.js';
import { meleeWeaponsTable, rangedWeaponsTable } from './weapon-tables.js';

export const tables: readonly Table[] = [
  armorsTable,
  rangedWeaponsTable,
  meleeWeaponsTable,
  terrainTable,
  riversTable,
  fastMoveTable,
  ...reactionTables,
  suppressionTable,
  sightTable,
  hitTableTable,
  damageTable,
  whereGrenadeTable,
  bombsAwayTable,
  meleeModifiersTable,
  meleeResultTable,
  stayOrRunTable,
  activationTable,
  luckyShotTable,
  buildingsTable,
  repsTable,
  weaponAvailabilityTable,
  armorAvailabilityTable,
  specialArmorTable,
];
