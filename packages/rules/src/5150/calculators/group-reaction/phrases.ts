/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'in sight|received fire|recovery|rally|charge test; reaction of a group; group reaction; group of different reps; whole group test; one roll for the group; how many of the group fire; squad reaction; group is shot at; squad of and; whole group; each of them; who actually goes; group of; group tests; everyone reacts; team reacts; how does the squad react; the group; all of them react; who charges; who goes; roll once; once for the squad; leader die passed; charge with; who follows; platoon; fireteam; section',
    ru: 'реакция группы; группа проходит тест; один бросок на группу; сколько из группы; группа обстреляна; вся группа; тест группы; группа из; группа попала; с каждым; что будет с каждым; каждый из; отряд реагирует; группой; как отреагирует отряд|группа; кто из них; все вместе; отделение; отделение с лидером; вшестером|впятером|вчетвером; сколько из них; реально побежит|пойдет; кто побежит|пойдет; кубик лидера; чарджить; кто нырнет; кто ответит; по отряду дали очередь; взвод; звено; остальные четверки|тройки|пятерки',
  },
  outcomes: {
    en: 'pass with? # dice?|die?',
    ru: 'прошел|прошла|пройдет|пройду # кубика?',
  },
};
