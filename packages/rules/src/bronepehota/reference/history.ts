/** Version history of the rules of Bronepehota. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11',
    date: '2026-11-23',
    figures: 'aau2i5pZAPZUghV2',
    changes: [
      {
        rule: 'bronepehota/machine-obstacles',
        what: { en: 'Walking machines cross obstacles forward only.', ru: 'Шагающие машины преодолевают препятствия только вперёд.' },
      },
      {
        rule: 'bronepehota/ruling/steep-slope',
        what: {
          en: 'On foot a slope steeper than 45° is an obstacle of its height; machines do not drive up it.',
          ru: 'Для пехоты склон круче 45° — препятствие своей высоты; машины на него не въезжают.',
        },
      },
      {
        rule: 'bronepehota/ruling/initiative-tie',
        what: { en: 'After a tie for the initiative all players roll again.', ru: 'При ничьей за инициативу перебрасывают все.' },
      },
    ],
  },
];
