/** Version history of the rules of Bronepehota. */
import type { RuleHistory } from '../../reference/history.js';

export const history: RuleHistory = [
  {
    version: '2026.11.4',
    date: '2026-11-28',
    figures: 'B4ZF3QY9zy1Ev_La',
    changes: [
      {
        rule: 'bronepehota/capture',
        what: {
          en: 'What has no speed is not taken for a gun any more. Without a word on what it is, it attacks like a machine, and its capture is not told.',
          ru: 'То, у чего нет скорости, больше не считается орудием. Если не сказано, что это, оно атакует, как машина, а о захвате не говорится.',
        },
      },
      {
        rule: 'bronepehota/damage-and-armor',
        what: {
          en: 'The number of shots is counted as far as odds of 50% and 90% need. Until now, it ended at 12.',
          ru: 'Число выстрелов считается, пока не наберётся шанс 50\u00a0% и 90\u00a0%; раньше счёт кончался на 12.',
        },
      },
      {
        rule: 'bronepehota/repair',
        what: {
          en: 'A HELIX repairs alone unless soldiers are given. Until now, a soldier was added.',
          ru: 'HELIX чинит один, если бойцы не указаны; раньше к нему добавлялся боец.',
        },
      },
      {
        rule: 'bronepehota/rate-of-fire',
        what: {
          en: 'A machine or gun of the catalog with one weapon fires it as often as it may, if no shots are given.',
          ru: 'Машина или орудие каталога с одним оружием стреляет из него сколько можно, если выстрелы не указаны.',
        },
      },
      {
        rule: 'bronepehota/movement',
        what: {
          en: 'A path that is too long has its price, whatever the speed.',
          ru: 'У слишком длинного пути есть цена, какой бы ни была скорость.',
        },
      },
      {
        rule: 'bronepehota/real-result',
        what: {
          en: 'A real shot that fells a soldier, or does not count, needs no armor.',
          ru: 'Для реального выстрела, который свалил пехотинца или не засчитан, броня не нужна.',
        },
      },
      {
        rule: 'bronepehota/machines',
        what: {
          en: 'The state of a machine or gun is told by its armor, without its durability.',
          ru: 'Состояние машины или орудия считается по броне, без прочности.',
        },
      },
    ],
  },
  {
    version: '2026.11.3',
    date: '2026-11-26',
    figures: 'wexvDM0FL27zs5f6',
    changes: [
      {
        rule: 'bronepehota/strength',
        what: { en: 'Close combat adds up the weapons of a machine.', ru: 'Ближний бой складывает ББ оружия машины.' },
      },
      {
        rule: 'bronepehota/damage-and-armor',
        what: {
          en: 'New calculator: the state of a damaged machine or gun, with repair and capture.',
          ru: 'Новый калькулятор: состояние повреждённой машины или орудия, с ремонтом и захватом.',
        },
      },
      {
        rule: 'bronepehota/shot-conditions',
        what: {
          en: 'Other readings of ten rulings can be played: on obstacles, slopes, jumps, grenades, the last shot, panic, pilots, surprise and balance.',
          ru: 'Можно играть по другим прочтениям десяти разъяснений: о препятствиях, склонах, прыжках, гранатах, последнем выстреле, панике, пилотах, внезапности и балансе.',
        },
      },
      {
        rule: 'bronepehota/table/turn',
        what: {
          en: 'The quick sheet has the turn, the tests, repair and capture.',
          ru: 'На листе-памятке есть порядок тура, тесты, ремонт и захват.',
        },
      },
    ],
  },
  {
    version: '2026.11.2',
    date: '2026-11-25',
    figures: '1-6eVCu4DdvAv1M_',
    changes: [
      {
        rule: 'bronepehota/aimed-fire',
        what: {
          en: 'A weapon of the catalog is fired by its machine, gun or soldier: a machine does not aim and needs its rank.',
          ru: 'Из оружия каталога стреляет его машина, орудие или пехотинец: машина не стреляет прицельно, и ей нужен ранг.',
        },
      },
      {
        rule: 'bronepehota/virtual-shooting',
        what: {
          en: 'New calculators: the fire of a squad or machine in its turn, the number of shots that destroy a target.',
          ru: 'Новые калькуляторы: стрельба отряда или машины за тур, число выстрелов до уничтожения цели.',
        },
      },
      {
        rule: 'bronepehota/armies',
        what: { en: 'New calculator: the cost of an army from its units.', ru: 'Новый калькулятор: стоимость армии из её боевых единиц.' },
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
