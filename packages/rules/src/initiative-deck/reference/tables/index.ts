/** All printed tables of the Initiative Deck, in reading order. */
import type { Table } from '../../../reference/reference.js';
import { activationExampleTable } from './activation-example.js';
import { alphaStrikeTable } from './alpha-strike.js';
import { compositionTable } from './deck-composition.js';
import { draxFacesTable, draxHandsTable, draxRegionsTable } from './drax.js';
import { ordinaryPokerTable, pokerHandsTable } from './poker-hands.js';
import { ranksTable } from './ranks.js';
import { suitsTable } from './suits.js';

export const tables: readonly Table[] = [
  suitsTable,
  ranksTable,
  activationExampleTable,
  compositionTable,
  pokerHandsTable,
  ordinaryPokerTable,
  draxFacesTable,
  draxRegionsTable,
  draxHandsTable,
  alphaStrikeTable,
];
