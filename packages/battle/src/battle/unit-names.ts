/** Names of units on the table, for texts in both languages. */
import type { Text } from '@rangefinder/rules';
import type { Combatant } from './rules.js';

/** @example unitNames(locust) // { en: 'Locust LCT-1E 2', ru: 'Локуст LCT-1E 2' } for the second one of a side */
export function unitNames({ fighter: { nth }, card }: Combatant): Text {
  const number = nth > 0 ? ` ${nth}` : '';
  return { en: card.name + number, ru: (card.nameRu ?? card.name) + number };
}
