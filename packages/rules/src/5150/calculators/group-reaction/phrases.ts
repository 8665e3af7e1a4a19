/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'reaction of a group; group reaction; group of different reps; whole group test; one roll for the group; how many of the group fire; squad reaction; group is shot at',
    ru: 'реакция группы; группа проходит тест; один бросок на группу; сколько из группы; группа обстреляна; вся группа; тест группы',
  },
};
