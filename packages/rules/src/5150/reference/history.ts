/** Version history of the rules of 5150. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11',
    date: '2026-11-23',
    figures: '17R7uah_tf66Jowr',
    changes: [
      {
        rule: '5150/ruling/melee-impact',
        what: {
          en: 'With a lead of one die a blow with NE does nothing; with a lead of two the result table decides.',
          ru: 'При перевесе в один кубик удар с «НЭ» ничего не даёт; при перевесе в два решает таблица итогов.',
        },
      },
      {
        rule: '5150/ruling/hero-tests',
        what: {
          en: 'A hero rolls In Sight, and Recovery when stunned, and chooses in the other tests.',
          ru: '«В поле видимости» и «Восстановление» после оглушения герой бросает, в остальных тестах выбирает.',
        },
      },
    ],
  },
];
