/**
 * The eras of availability, and the finer production eras by which the Master Unit List groups its units. Years are inclusive. Aliases are
 * what players type, in any letter case; a plain year needs no alias, it lies within an era.
 */
import type { Text } from '@rangefinder/rules';

interface Era {
  readonly name: Text;
  readonly from: number;
  /** Null for the current era. */
  readonly to: number | null;
}

interface AvailabilityEra extends Era {
  readonly id: string;
  /** There is no availability data from before the Star League. */
  readonly hasAvailability: boolean;
  /** Numbers of the production eras that it spans. */
  readonly production: readonly number[];
  readonly aliases: { readonly en: readonly string[]; readonly ru: readonly string[] };
}

interface ProductionEra extends Era {
  /** Master Unit List number. */
  readonly id: number;
}

/** Eras of availability, in order. */
export const AVAILABILITY_ERAS = [
  {
    id: 'age-of-war',
    name: { en: 'Age of War', ru: 'Эпоха войн' },
    ...{ from: 2398, to: 2570, hasAvailability: false, production: [9] },
    aliases: { en: ['AoW'], ru: ['Век войны', 'Эра войн', 'Эпоха войны'] },
  },
  {
    id: 'star-league',
    name: { en: 'Star League', ru: 'Звёздная Лига' },
    ...{ from: 2571, to: 2780, hasAvailability: true, production: [10] },
    aliases: { en: ['SL era', 'SLDF era', 'Reunification War', 'Amaris Civil War'], ru: ['эра Звёздной Лиги', 'ЗЛ'] },
  },
  {
    id: 'early-succession-wars',
    name: { en: 'Early Succession Wars', ru: 'Ранние войны за наследство' },
    ...{ from: 2781, to: 2900, hasAvailability: true, production: [11] },
    aliases: {
      en: ['Early SW', 'ESW', 'First Succession War', 'Second Succession War', '1SW', '2SW'],
      ru: ['Первая война за наследство', 'Вторая война за наследство', 'ранние наследные войны', 'ранние войны наследования'],
    },
  },
  {
    id: 'late-succession-wars',
    name: { en: 'Late Succession Wars (LosTech)', ru: 'Поздние войны за наследство (ЛосТех)' },
    ...{ from: 2901, to: 3019, hasAvailability: true, production: [255] },
    aliases: {
      en: ['Late SW', 'LSW', 'LosTech', 'Third Succession War', '3SW', 'Succession Wars'],
      ru: [
        ...['Третья война за наследство', 'лостех', 'поздние наследные войны', 'войны за наследство', 'войны наследования'],
        ...['войны за наследие', 'поздние войны за наследство', 'эра войн за наследство', 'эпоха войн за наследство'],
        ...['эра войн за наследие', 'эпоха войн за наследие'],
      ],
    },
  },
  {
    id: 'renaissance',
    name: { en: 'Renaissance', ru: 'Возрождение' },
    ...{ from: 3020, to: 3049, hasAvailability: true, production: [256] },
    aliases: {
      en: ['Late Succession Wars (Renaissance)', 'Fourth Succession War', '4SW', 'War of 3039'],
      ru: ['Ренессанс', 'Четвёртая война за наследство', 'Война 3039 года'],
    },
  },
  {
    id: 'clan-invasion',
    name: { en: 'Clan Invasion', ru: 'Вторжение Кланов' },
    ...{ from: 3050, to: 3061, hasAvailability: true, production: [13] },
    aliases: { en: ['CI', 'Invasion', 'Clan era'], ru: ['вторжение', 'нашествие кланов', 'клановское вторжение'] },
  },
  {
    id: 'civil-war',
    name: { en: 'Civil War', ru: 'Гражданская война' },
    ...{ from: 3062, to: 3067, hasAvailability: true, production: [247] },
    aliases: {
      en: ['FedCom Civil War', 'FCCW'],
      ru: ['Гражданская война Федеративного Содружества', 'гражданка', 'гражданская война ФедКома'],
    },
  },
  {
    id: 'jihad',
    name: { en: 'Jihad', ru: 'Джихад' },
    ...{ from: 3068, to: 3080, hasAvailability: true, production: [14] },
    aliases: { en: ['Blakist Jihad', 'Word of Blake Jihad'], ru: ['Джихад Слова Блейка', 'джихад блейкистов'] },
  },
  {
    id: 'dark-age',
    name: { en: 'Dark Age', ru: 'Тёмные века' },
    ...{ from: 3081, to: 3150, hasAvailability: true, production: [15, 254, 16] },
    aliases: {
      en: ['DA', 'MWDA', 'Republic era', 'Republic', 'Early Republic', 'Late Republic'],
      ru: [
        'Тёмный век',
        'Тёмная эра',
        'Тёмная эпоха',
        'дарк эйдж',
        'эра Республики',
        'Республика',
        'Ранняя Республика',
        'Поздняя Республика',
      ],
    },
  },
  {
    id: 'ilclan',
    name: { en: 'ilClan', ru: 'илКлан' },
    ...{ from: 3151, to: null, hasAvailability: true, production: [257] },
    aliases: { en: ['il Clan', 'ilClan era'], ru: ['ильКлан', 'эра илКлана', 'ил клан'] },
  },
] as const satisfies readonly AvailabilityEra[];

/** Id of an era of availability. */
export type EraId = (typeof AVAILABILITY_ERAS)[number]['id'];

/** Production eras, in order. The first one starts long before the wars it is named after: it includes vehicles of the 21st century. */
export const PRODUCTION_ERAS = [
  { id: 9, name: { en: 'Age of War', ru: 'Эпоха войн' }, from: 2005, to: 2570 },
  { id: 10, name: { en: 'Star League', ru: 'Звёздная Лига' }, from: 2571, to: 2780 },
  { id: 11, name: { en: 'Early Succession War', ru: 'Ранние войны за наследство' }, from: 2781, to: 2900 },
  { id: 255, name: { en: 'Late Succession War - LosTech', ru: 'Поздние войны за наследство: ЛосТех' }, from: 2901, to: 3019 },
  { id: 256, name: { en: 'Late Succession War - Renaissance', ru: 'Поздние войны за наследство: Возрождение' }, from: 3020, to: 3049 },
  { id: 13, name: { en: 'Clan Invasion', ru: 'Вторжение Кланов' }, from: 3050, to: 3061 },
  { id: 247, name: { en: 'Civil War', ru: 'Гражданская война' }, from: 3062, to: 3067 },
  { id: 14, name: { en: 'Jihad', ru: 'Джихад' }, from: 3068, to: 3080 },
  { id: 15, name: { en: 'Early Republic', ru: 'Ранняя Республика' }, from: 3081, to: 3100 },
  { id: 254, name: { en: 'Late Republic', ru: 'Поздняя Республика' }, from: 3101, to: 3130 },
  { id: 16, name: { en: 'Dark Age', ru: 'Тёмные века' }, from: 3131, to: 3150 },
  { id: 257, name: { en: 'ilClan', ru: 'илКлан' }, from: 3151, to: null },
] as const satisfies readonly ProductionEra[];
