/** All printed tables of the player aid, in reading order. */
import type { Table } from '../../../reference/reference.js';
import { chaosTable } from './chaos-effects.js';
import { helicopterTable } from './helicopter-line-of-sight.js';
import { movingFireModifiersTable, movingFireTable } from './moving-fire.js';
import { salvoTable } from './salvo.js';
import { stormTable } from './storm.js';

export const tables: readonly Table[] = [helicopterTable, movingFireTable, movingFireModifiersTable, chaosTable, stormTable, salvoTable];
