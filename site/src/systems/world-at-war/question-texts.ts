/** Questions that the search offers before anything is typed. */
import type { Text } from '@rangefinder/rules';

export const questions: readonly Text[] = [
  { en: 'salvo of 4 dice against armor 3', ru: 'залп 4 кубиков по броне 3' },
  { en: 'moving fire of a T-72', ru: 'огонь с ходу, Т-72' },
];
