/** Version history of the rules of Bronepehota. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11.2',
    date: '2026-11-25',
    figures: 'TaDa_4C7pJwReJ3E',
    changes: [
      {
        rule: 'bronepehota/aimed-fire',
        what: {
          en: 'A weapon of the catalog is fired by its machine, gun or soldier: a machine does not aim and needs its rank.',
          ru: 'Из оружия каталога стреляет его машина, орудие или пехотинец: машина не стреляет прицельно, и ей нужен ранг.',
        },
      },
      {
        rule: 'bronepehota/damage-and-armor',
        what: { en: 'Infantry takes one damage at most.', ru: 'Пехотинец получает не больше одного повреждения.' },
      },
      {
        rule: 'bronepehota/machine-obstacles',
        what: {
          en: 'An obstacle after a slope is crossed forward.',
          ru: 'Препятствие после склона преодолевают передним ходом.',
        },
      },
      {
        rule: 'bronepehota/ruling/destroyed-flyer',
        what: { en: 'A flyer destroyed by the shot does not crash.', ru: 'Машина, уничтоженная в воздухе выстрелом, аварийно не садится.' },
      },
      {
        rule: 'bronepehota/ruling/armor-test-at-zero',
        what: {
          en: 'The pilot of a destroyed machine takes the survival test.',
          ru: 'Пилот уничтоженной машины проходит тест выживания.',
        },
      },
    ],
  },
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
