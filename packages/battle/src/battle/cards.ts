/** Cards of units: from the catalog, or from the id of a unit that no catalog has. */
import type { CardEntry } from '@rangefinder/cards';
import { fetchEntry } from '../catalog/api.js';
import { language } from '../dom.js';
import { systemOf } from '../forces/saved-forces.js';
import { battleRulesOf } from '../systems/index.js';
import { descriptionOf } from './engine.js';
import { ownUnit } from './own-units.js';

/** Rejects where the card cannot be had. */
export async function fetchCard(id: string): Promise<CardEntry> {
  const own = (await battleRulesOf(systemOf(id)))?.ownUnits;
  if (!own) return fetchEntry('units', id, language);
  const card = ownUnit(id, own, await descriptionOf(own.question));
  if (!card) throw new Error(`no unit has the id ${id}`);
  return card;
}
