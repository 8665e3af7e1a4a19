/** Questions that the search offers before anything is typed. */
import type { Text } from '@rangefinder/rules';

export const questions: readonly Text[] = [
  { en: 'Rep 4 with an assault rifle, 20 inches, 2 targets in cover', ru: 'Rep 4, штурмовая винтовка, 20 дюймов, 2 цели в укрытии' },
  { en: 'reaction test Rep 5', ru: 'проверка реакции, Rep 5' },
];
