/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'reaction of a group; group reaction; group of different reps; whole group test; one roll for the group; how many of the group fire; squad reaction; group is shot at; squad of and; whole group; each of them; who actually goes; group of; group tests; everyone reacts; team reacts; how does the squad react; the group; all of them react',
    ru: 'реакция группы; группа проходит тест; один бросок на группу; сколько из группы; группа обстреляна; вся группа; тест группы; группа из; группа попала; с каждым; что будет с каждым; каждый из; отряд реагирует; группой; как отреагирует отряд|группа; кто из них; все вместе',
  },
};
