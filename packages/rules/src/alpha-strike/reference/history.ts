/** Version history of the rules of Alpha Strike. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11',
    date: '2026-11-23',
    figures: '9KuDeldgXAIJyGeB',
    changes: [
      {
        rule: 'alpha-strike/minimum-movement',
        what: {
          en: 'The 2" of minimum movement include no change of height that the unit cannot pay.',
          ru: 'Минимальные 2" движения не включают перепада высоты, который юниту нечем оплатить.',
        },
      },
      {
        rule: 'alpha-strike/terrain',
        what: { en: 'A climb on a last leg without length is impassable.', ru: 'Подъём на последнем участке без длины непроходим.' },
      },
      {
        rule: 'alpha-strike/death-from-above',
        what: {
          en: 'A charge or death from above goes no farther than the unit can move: beyond that it is refused.',
          ru: 'Таран и атака сверху — не дальше, чем юнит может пройти: дальше отказ.',
        },
      },
      {
        rule: 'alpha-strike/indirect-fire',
        what: {
          en: 'Indirect fire is refused with line of sight, and without a spotter.',
          ru: 'Непрямой огонь невозможен при прямой видимости и без корректировщика.',
        },
      },
    ],
  },
];
