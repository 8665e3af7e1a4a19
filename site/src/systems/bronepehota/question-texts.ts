/** Questions that the search offers before anything is typed. */
import type { Text } from '@rangefinder/rules';

export const questions: readonly Text[] = [
  { en: 'grenade at a squad behind cover', ru: 'граната по отряду в укрытии' },
  { en: 'virtual shot at 30 cm', ru: 'виртуальный выстрел на 30 см' },
];
