/** Questions that the search offers before anything is typed. */
import type { Text } from '@rangefinder/rules';

export const questions: readonly Text[] = [
  { en: 'poker odds with 5 cards', ru: 'шансы на покерную комбинацию из 5 карт' },
  { en: 'what is drax', ru: 'что такое дракс' },
];
