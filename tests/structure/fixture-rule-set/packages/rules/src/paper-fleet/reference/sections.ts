/** The rulebook of Paper Fleet in reading order. */
import type { Section } from '../../reference/reference.js';

export const sections: readonly Section[] = [
  { id: 'paper-fleet/broadside', title: { en: 'Broadside', ru: 'Бортовой залп' }, source: { en: 'Broadside', ru: 'Бортовой залп' } },
];
