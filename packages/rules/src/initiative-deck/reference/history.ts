/** Version history of the rules of the Initiative Deck. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11.2',
    date: '2026-11-28',
    figures: 'GWtSfaFlc8yuVPQy',
    changes: [
      {
        rule: 'initiative-deck/poker',
        what: {
          en: 'Poker hands have their odds one by one: a full house.',
          ru: 'У каждой покерной комбинации есть свой шанс: у фулл-хауса.',
        },
      },
    ],
  },
  {
    version: '2026.11.1',
    date: '2026-11-25',
    figures: 'OTOxZYVO4PuPt5Iy',
    changes: [
      {
        rule: 'initiative-deck/damage-effects',
        what: {
          en: 'Effects on damage have a calculator, and critical hits and heat of a card are converted.',
          ru: 'Эффект на урон считает отдельный калькулятор; критические попадания и нагрев с карты тоже переводятся.',
        },
      },
      {
        rule: 'initiative-deck/ruling/lords-in-play',
        what: {
          en: 'The ruling quotes both sentences of the source, and Lords can be played for their own hand alone.',
          ru: 'В разъяснении приведены обе фразы источника; лордов можно считать только в своей руке.',
        },
      },
      {
        rule: 'initiative-deck/ruling/drax-ties',
        what: {
          en: 'The other readings of a Star Lord, straights and equal hands in drax and MP below 0 can be played.',
          ru: 'Можно играть и по другим прочтениям: место звёздного лорда, стрит и равные руки в драксе, ОД меньше нуля.',
        },
      },
    ],
  },
  {
    version: '2026.11',
    date: '2026-11-23',
    figures: '9SqMxntEDQm6IJ_n',
    changes: [
      {
        rule: 'initiative-deck/movement-effects',
        what: {
          en: 'The speeds of a unit under an effect on MP have a calculator.',
          ru: 'Скорости юнита под эффектом на ОД считает отдельный калькулятор.',
        },
      },
    ],
  },
];
