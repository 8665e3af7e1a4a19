/** Individual units with names of their own, mostly after their pilots. */
import type { UnitNames } from './shapes.js';

// biome-ignore format: one a line, as in a table
export const UNIT_NAMES: readonly UnitNames[] = [
  [525, 'Centurion CN9-YLW "Yen-lo-wang"', ['YLW', 'Yen Lo Wang', 'Yen-Lo'], ['Йен-Ло-Ван', 'Ен Ло Ванг']],
  [810, 'Daishi (Dire Wolf) "Prometheus"', ['Prometheus Dire Wolf', 'Victor Dire Wolf'], ['Прометей']],
  [811, 'Daishi (Dire Wolf) "Widowmaker"', ['Widowmaker Dire Wolf', 'Natasha Dire Wolf'], ['Вдоводел Дайши']],
  [1976, 'Mad Cat (Timber Wolf) (Bounty Hunter)', ['Bounty Hunter Mad Cat', 'BH Mad Cat'], ['Мэд Кэт Охотника за головами']],
  [1674, 'Javelin JVN-10F "Fire Javelin"', ['Fire Javelin'], ['Файр Джавелин', 'Огненный Джавелин']],
  [1677, 'Javelin JVN-11A "Fire Javelin"', ['Fire Javelin 3050'], []],
];
