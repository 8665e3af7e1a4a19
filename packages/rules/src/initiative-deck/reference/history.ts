/** Version history of the rules of the Initiative Deck. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
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
