/** The five Great Houses. Each is one faction with its state. `FedCom` means both halves of the Federated Commonwealth. */
import { type FactionEntry, OF_INNER_SPHERE } from './shapes.js';

const HOUSE = { kind: 'faction', group: 'great-house', lists: OF_INNER_SPHERE } as const;

export const GREAT_HOUSES = [
  {
    id: 'steiner',
    code: 'LC',
    ...HOUSE,
    name: { en: 'Lyran Commonwealth', ru: 'Лиранское Содружество' },
    aliases: {
      en: [
        'Steiner',
        'House Steiner',
        'Lyran',
        'Lyrans',
        'Lyran Alliance',
        'LA',
        'LCAF',
        'Elsie',
        'Elsies',
        'FedCom',
        'Federated Commonwealth',
      ],
      ru: [
        ...['Штайнер', 'Дом Штайнер', 'Дом Штайнера', 'Штайнеры', 'штайнеровский', 'лиранцы', 'лиранский', 'Лиранский Альянс', 'ЛС'],
        ...['ФедКом', 'Федеративное Содружество'],
      ],
    },
  },
  {
    id: 'davion',
    code: 'FS',
    ...HOUSE,
    name: { en: 'Federated Suns', ru: 'Федерация Солнц' },
    aliases: {
      en: ['Davion', 'House Davion', 'FedSuns', 'Fed Suns', 'AFFS', 'Feddies', 'Feddie', 'Fedrats', 'FedCom', 'Federated Commonwealth'],
      ru: [
        ...['Дэвион', 'Давион', 'Дейвион', 'Дом Дэвион', 'Дом Дэвиона', 'Дэвионы', 'Федеративные Солнца', 'Федсанс', 'ФС'],
        ...['ФедКом', 'Федеративное Содружество', 'дэвионовский', 'давионовский'],
      ],
    },
  },
  {
    id: 'kurita',
    code: 'DC',
    ...HOUSE,
    name: { en: 'Draconis Combine', ru: 'Синдикат Драконис' },
    aliases: {
      en: ['Kurita', 'House Kurita', 'Combine', 'Draconis', 'Kuritan', 'Kuritans', 'Drac', 'Dracs', 'DCMS', 'Snakes', 'Snake'],
      ru: [
        ...['Курита', 'Дом Курита', 'Дом Куриты', 'Куритяне', 'Драконий Синдикат', 'Синдикат Дракона', 'Драконисский Синдикат'],
        ...['Драконис', 'Драконис Комбайн', 'Комбинат Драконис', 'Дракониты', 'куритовский', 'ДК', 'СД', 'змеи'],
      ],
    },
  },
  {
    id: 'marik',
    code: 'FWL',
    ...HOUSE,
    name: { en: 'Free Worlds League', ru: 'Лига Свободных Миров' },
    aliases: {
      en: ['Marik', 'House Marik', 'Free Worlds', 'FWLM', 'Leaguers', 'Mariks'],
      ru: ['Марик', 'Дом Марик', 'Дом Марика', 'Марики', 'мариковский', 'Свободные Миры', 'Лига', 'ЛСМ'],
    },
  },
  {
    id: 'liao',
    code: 'CC',
    ...HOUSE,
    name: { en: 'Capellan Confederation', ru: 'Капелланская Конфедерация' },
    aliases: {
      en: ['Liao', 'House Liao', 'Capellan', 'Capellans', 'CapCon', 'Cap Con', 'Cappies', 'Cappie', 'CCAF'],
      ru: [
        'Ляо',
        'Лиао',
        'Дом Ляо',
        'Дом Лиао',
        'Конфедерация Капеллы',
        'ляосский',
        'капелланцы',
        'капелланский',
        'капелла',
        'каппи',
        'КапКон',
        'КК',
      ],
    },
  },
] as const satisfies readonly FactionEntry[];
