/** The Clans, and powers that Clans founded. */
import { type FactionEntry, OF_CLANS_IN_SPHERE, OF_HOMEWORLDS, OF_INVASION } from './shapes.js';

const CLAN = { kind: 'faction', group: 'clan' } as const;
const INVADER = { ...CLAN, lists: OF_INVASION } as const;
const HOMEWORLD = { ...CLAN, lists: OF_HOMEWORLDS } as const;
const POWER = { ...CLAN, lists: OF_CLANS_IN_SPHERE } as const;

export const INVADING_CLANS = [
  {
    id: 'clan-wolf',
    code: 'CW',
    ...INVADER,
    name: { en: 'Clan Wolf', ru: 'Клан Волка' },
    aliases: { en: ['Wolf', 'Wolves', 'Wolf Clan'], ru: ['Волки', 'Клан Волков', 'Клан Вульф', 'КВ'] },
  },
  {
    id: 'clan-jade-falcon',
    code: 'CJF',
    ...INVADER,
    name: { en: 'Clan Jade Falcon', ru: 'Клан Нефритового Сокола' },
    aliases: {
      en: ['Jade Falcon', 'Jade Falcons', 'Falcons', 'Falcon', 'JF', 'Falcon Clan', 'Jade Turkeys'],
      ru: ['Нефритовый Сокол', 'Нефритовые Соколы', 'Клан Нефритовых Соколов', 'Соколы', 'Кречеты', 'КНС', 'Джейд Фалкон'],
    },
  },
  {
    id: 'clan-ghost-bear',
    code: 'CGB',
    ...INVADER,
    name: { en: 'Clan Ghost Bear', ru: 'Клан Призрачного Медведя' },
    aliases: {
      en: ['Ghost Bear', 'Ghost Bears', 'Bears', 'Rasalhague Dominion', 'Ghost Bear Dominion', 'Dominion', 'RD', 'GBD', 'GB'],
      ru: [
        ...['Призрачный Медведь', 'Призрачные Медведи', 'Клан Призрачных Медведей', 'Медведи', 'КПМ', 'Гост Бир'],
        ...['Доминион', 'Доминион Расалхаг', 'Доминион Призрачного Медведя'],
      ],
    },
  },
  {
    id: 'clan-smoke-jaguar',
    code: 'CSJ',
    ...INVADER,
    name: { en: 'Clan Smoke Jaguar', ru: 'Клан Дымчатого Ягуара' },
    aliases: {
      en: ['Smoke Jaguar', 'Smoke Jaguars', 'Smoke Jags', 'Jaguars', 'Jags', 'SJ'],
      ru: ['Дымчатый Ягуар', 'Дымчатые Ягуары', 'Клан Дымчатых Ягуаров', 'Ягуары', 'КДЯ', 'Смоук Джагуар', 'Дымные Ягуары'],
    },
  },
  {
    id: 'clan-nova-cat',
    code: 'CNC',
    ...INVADER,
    name: { en: 'Clan Nova Cat', ru: 'Клан Новых Котов' },
    aliases: {
      en: ['Nova Cats', 'Cats', 'NC'],
      ru: ['Новые Коты', 'Клан Новой Кошки', 'Клан Сверхновой Кошки', 'Коты', 'Нова Кэты', 'Клан Нова Кэт', 'КНК'],
    },
  },
  {
    id: 'clan-diamond-shark',
    code: 'CDS',
    ...INVADER,
    name: { en: 'Clan Diamond Shark', ru: 'Клан Алмазной Акулы' },
    aliases: {
      en: ['Diamond Shark', 'Diamond Sharks', 'Sharks', 'Clan Sea Fox', 'Sea Foxes', 'CSF', 'Foxes'],
      ru: ['Алмазная Акула', 'Алмазные Акулы', 'Акулы', 'Клан Морского Лиса', 'Морские Лисы', 'Клан Морской Лисы', 'Лисы', 'КАА'],
    },
  },
  {
    id: 'clan-hell-horses',
    code: 'CHH',
    ...INVADER,
    name: { en: "Clan Hell's Horses", ru: 'Клан Адских Коней' },
    aliases: {
      en: ["Hell's Horses", 'Hells Horses', 'Hell Horses', 'Horses', 'HH'],
      ru: ['Адские Кони', 'Адские Лошади', 'Клан Адских Лошадей', 'Кони', 'Лошади'],
    },
  },
] as const satisfies readonly FactionEntry[];

export const HOMEWORLD_CLANS = [
  {
    id: 'clan-steel-viper',
    code: 'CSV',
    ...HOMEWORLD,
    name: { en: 'Clan Steel Viper', ru: 'Клан Стальной Гадюки' },
    aliases: { en: ['Steel Viper', 'Steel Vipers', 'Vipers'], ru: ['Стальная Гадюка', 'Стальные Гадюки', 'Клан Стальных Гадюк', 'Гадюки'] },
  },
  {
    id: 'clan-snow-raven',
    code: 'CSR',
    ...CLAN,
    name: { en: 'Clan Snow Raven', ru: 'Клан Снежного Ворона' },
    aliases: { en: ['Snow Raven', 'Snow Ravens', 'Ravens'], ru: ['Снежный Ворон', 'Снежные Вороны', 'Клан Снежных Воронов', 'Вороны'] },
    // It moved to the Outworlds Alliance.
    lists: [
      { list: 'hw-clan-general', to: 'civil-war' },
      { list: 'is-clan-general', from: 'jihad' },
    ],
  },
  {
    id: 'clan-star-adder',
    code: 'CSA',
    ...HOMEWORLD,
    name: { en: 'Clan Star Adder', ru: 'Клан Звёздной Гадюки' },
    aliases: {
      en: ['Star Adders', 'Adders'],
      ru: ['Звёздная Гадюка', 'Звёздные Гадюки', 'Клан Звёздного Аспида', 'Звёздные Аспиды', 'Клан Звёздной Змеи', 'Звёздные Змеи'],
    },
  },
  {
    id: 'clan-coyote',
    code: 'CCO',
    ...HOMEWORLD,
    name: { en: 'Clan Coyote', ru: 'Клан Койота' },
    aliases: { en: ['Coyote', 'Coyotes', 'CCY'], ru: ['Койоты', 'Клан Койотов'] },
  },
  {
    id: 'clan-goliath-scorpion',
    code: 'CGS',
    ...HOMEWORLD,
    name: { en: 'Clan Goliath Scorpion', ru: 'Клан Скорпиона-Голиафа' },
    aliases: {
      en: ['Goliath Scorpion', 'Goliath Scorpions', 'Scorpions'],
      ru: ['Скорпионы-Голиафы', 'Клан Голиафа-Скорпиона', 'Скорпионы', 'Голиаф-Скорпион'],
    },
  },
  {
    id: 'clan-cloud-cobra',
    code: 'CCC',
    ...HOMEWORLD,
    name: { en: 'Clan Cloud Cobra', ru: 'Клан Облачной Кобры' },
    aliases: { en: ['Cloud Cobra', 'Cloud Cobras', 'Cobras'], ru: ['Облачная Кобра', 'Облачные Кобры', 'Клан Облачных Кобр', 'Кобры'] },
  },
  {
    id: 'clan-blood-spirit',
    code: 'CBS',
    ...HOMEWORLD,
    name: { en: 'Clan Blood Spirit', ru: 'Клан Кровавого Духа' },
    aliases: { en: ['Blood Spirit', 'Blood Spirits', 'Spirits'], ru: ['Кровавый Дух', 'Кровавые Духи', 'Клан Кровавых Духов', 'Духи'] },
  },
  {
    id: 'clan-fire-mandrill',
    code: 'CFM',
    ...HOMEWORLD,
    name: { en: 'Clan Fire Mandrill', ru: 'Клан Огненного Мандрила' },
    aliases: { en: ['Fire Mandrill', 'Fire Mandrills', 'Mandrills'], ru: ['Огненный Мандрил', 'Огненные Мандрилы', 'Мандрилы'] },
  },
  {
    id: 'clan-ice-hellion',
    code: 'CIH',
    ...HOMEWORLD,
    name: { en: 'Clan Ice Hellion', ru: 'Клан Ледяного Хеллиона' },
    aliases: {
      en: ['Ice Hellion', 'Ice Hellions', 'Hellions'],
      ru: ['Ледяной Хеллион', 'Ледяные Хеллионы', 'Ледяные Геллионы', 'Хеллионы'],
    },
  },
  {
    id: 'clan-burrock',
    code: 'CB',
    ...HOMEWORLD,
    name: { en: 'Clan Burrock', ru: 'Клан Баррока' },
    aliases: { en: ['Burrocks'], ru: ['Барроки', 'Клан Барроков', 'Клан Буррока', 'Бурроки'] },
  },
  {
    id: 'clan-stone-lion',
    code: 'CSL',
    ...HOMEWORLD,
    name: { en: 'Clan Stone Lion', ru: 'Клан Каменного Льва' },
    aliases: { en: ['Stone Lion', 'Stone Lions', 'Lions'], ru: ['Каменный Лев', 'Каменные Львы', 'Клан Каменных Львов', 'Львы'] },
  },
  {
    id: 'clan-mongoose',
    code: 'CMG',
    ...HOMEWORLD,
    name: { en: 'Clan Mongoose', ru: 'Клан Мангуста' },
    aliases: { en: ['Mongooses'], ru: ['Мангусты', 'Клан Мангустов'] },
  },
  {
    id: 'clan-widowmaker',
    code: 'CWM',
    ...HOMEWORLD,
    name: { en: 'Clan Widowmaker', ru: 'Клан Вдоводела' },
    aliases: { en: ['Widowmaker', 'Widowmakers'], ru: ['Вдоводел', 'Вдоводелы', 'Клан Вдоводелов', 'Клан Чёрной Вдовы'] },
  },
  {
    id: 'clan-wolverine',
    code: 'CWV',
    ...HOMEWORLD,
    name: { en: 'Clan Wolverine', ru: 'Клан Росомахи' },
    aliases: {
      en: ['Wolverines', 'Not-Named Clan', 'Not Named Clan', 'Minnesota Tribe'],
      ru: ['Росомахи', 'Клан Росомах', 'Безымянный Клан', 'Неназываемый Клан', 'Миннесотское Племя'],
    },
  },
] as const satisfies readonly FactionEntry[];

export const CLAN_POWERS = [
  {
    id: 'wolf-empire',
    code: 'WE',
    ...POWER,
    name: { en: 'Wolf Empire', ru: 'Волчья Империя' },
    aliases: { en: ['Wolf Imperium'], ru: ['Империя Волка', 'Империя Волков'] },
  },
  {
    id: 'raven-alliance',
    code: 'RA',
    ...POWER,
    name: { en: 'Raven Alliance', ru: 'Альянс Воронов' },
    aliases: { en: ['Snow Ravens', 'Ravens'], ru: ['Вороний Альянс', 'Альянс Ворона', 'Снежные Вороны', 'Вороны'] },
  },
  {
    id: 'clan-protectorate',
    code: 'CP',
    ...POWER,
    name: { en: 'Clan Protectorate', ru: 'Клановый Протекторат' },
    aliases: { en: ['Spirit Cats', 'Spirit Cat'], ru: ['Протекторат Кланов', 'Духовные Коты'] },
  },
  {
    id: 'alyina-mercantile-league',
    code: 'AML',
    ...POWER,
    name: { en: 'Alyina Mercantile League', ru: 'Торговая лига Алийны' },
    aliases: { en: ['Alyina', 'Mercantile League'], ru: ['Алийна', 'Торговая лига'] },
  },
  {
    id: 'star-league-clan-wolf',
    code: 'SL.CW',
    ...POWER,
    name: { en: 'Star League (Clan Wolf)', ru: 'Звёздная Лига (Клан Волка)' },
    aliases: { en: ['ilClan', 'Third Star League', 'Clan Wolf', 'Wolves'], ru: ['илКлан', 'Третья Звёздная Лига', 'Клан Волка', 'Волки'] },
  },
  {
    id: 'star-league-clan-jade-falcon',
    code: 'SL.CJF',
    ...POWER,
    name: { en: 'Star League (Clan Jade Falcon)', ru: 'Звёздная Лига (Клан Нефритового Сокола)' },
    aliases: { en: ['Third Star League'], ru: ['Третья Звёздная Лига'] },
  },
  {
    id: 'star-league-clan-smoke-jaguar',
    code: 'SL.CSJ',
    ...POWER,
    name: { en: 'Star League (Clan Smoke Jaguar)', ru: 'Звёздная Лига (Клан Дымчатого Ягуара)' },
    aliases: { en: ['Third Star League', 'Smoke Jaguar', 'Fidelis'], ru: ['Третья Звёздная Лига', 'Дымчатые Ягуары', 'Фиделис'] },
  },
  // The lists of the next three are complete: they repeat the units of the general lists.
  {
    id: 'escorpi-n-imperio',
    code: 'EI',
    ...CLAN,
    name: { en: 'Escorpión Imperio', ru: 'Эскорпион Имперьо' },
    aliases: { en: ['Escorpion Imperio', 'Imperio', 'Scorpions', 'Nueva Castile'], ru: ['Эскорпион', 'Империя Скорпиона', 'Скорпионы'] },
    lists: [],
  },
  {
    id: 'scorpion-empire',
    code: 'SE',
    ...CLAN,
    name: { en: 'Scorpion Empire', ru: 'Империя Скорпионов' },
    aliases: { en: ['Scorpions', 'Scorpion Imperium'], ru: ['Империя Скорпиона', 'Скорпионы'] },
    lists: [],
  },
  {
    id: 'society',
    code: 'SOC',
    ...CLAN,
    name: { en: 'Society', ru: 'Общество' },
    aliases: { en: ['The Society', 'Dark Caste'], ru: ['Сообщество', 'учёные кланов'] },
    lists: [],
  },
] as const satisfies readonly FactionEntry[];
