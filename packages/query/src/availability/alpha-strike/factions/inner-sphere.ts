/** The other states and orders of the Inner Sphere, including the successor states of the Free Worlds League. */
import { type FactionEntry, OF_INNER_SPHERE } from './shapes.js';

const STATE = { kind: 'faction', group: 'inner-sphere', lists: OF_INNER_SPHERE } as const;

export const INNER_SPHERE = [
  {
    id: 'comstar',
    code: 'CS',
    ...{ kind: 'faction', group: 'inner-sphere' },
    name: { en: 'ComStar', ru: 'КомСтар' },
    aliases: {
      en: ['Com Star', 'ComGuard', 'ComGuards', 'Com Guard', 'Com Guards', 'C*'],
      ru: ['Ком-Стар', 'Ком Стар', 'КомГвардия', 'Ком-Гвардия', 'КС'],
    },
    // In other eras its own list is complete.
    lists: [{ list: 'general', from: 'clan-invasion', to: 'jihad' }],
  },
  {
    id: 'word-of-blake',
    code: 'WOB',
    ...STATE,
    name: { en: 'Word of Blake', ru: 'Слово Блейка' },
    aliases: {
      en: ['Blakist', 'Blakists', 'Blake', 'Wobbie', 'Wobbies', 'Wobby', 'Blake Protectorate', 'Toasters'],
      ru: ['Блейк', 'блейкисты', 'блейкист', 'вобби', 'вобы', 'СБ', 'Протекторат Блейка'],
    },
  },
  {
    id: 'republic',
    code: 'ROS',
    ...STATE,
    name: { en: 'Republic of the Sphere', ru: 'Республика Сферы' },
    aliases: { en: ['RotS', 'RS', 'Republic', 'RAF', 'Fortress Republic'], ru: ['Республика', 'РС', 'Крепость Республики'] },
  },
  {
    id: 'free-rasalhague-republic',
    code: 'FRR',
    ...STATE,
    name: { en: 'Free Rasalhague Republic', ru: 'Свободная Республика Расалхаг' },
    aliases: {
      en: ['Rasalhague', 'Rasalhague Republic', 'KungsArme', 'Free Rasalhague'],
      ru: ['Расалхаг', 'Республика Расалхаг', 'Расальхаг', 'Расалхаге', 'СРР'],
    },
  },
  {
    id: 'st-ives-compact',
    code: 'SIC',
    ...STATE,
    name: { en: 'St. Ives Compact', ru: 'Сент-Ивское Объединение' },
    aliases: { en: ['St Ives', 'Saint Ives', 'Compact'], ru: ['Сент-Ив', 'Сент-Айвс', 'Сент Ивс', 'Пакт Сент-Айвс'] },
  },
  {
    id: 'tamar-pact',
    code: 'TP',
    ...STATE,
    name: { en: 'Tamar Pact', ru: 'Тамарский Пакт' },
    aliases: { en: ['Tamar', 'Tamar March'], ru: ['Тамар', 'Пакт Тамар'] },
  },
  {
    id: 'vesper-marches',
    code: 'VM',
    ...STATE,
    name: { en: 'Vesper Marches', ru: 'Весперские Марки' },
    aliases: { en: ['Vesper', 'Vesper March'], ru: ['Веспер', 'Марки Веспер'] },
  },
  {
    id: 'terran-hegemony',
    code: 'TH',
    ...{ kind: 'faction', group: 'inner-sphere' },
    name: { en: 'Terran Hegemony', ru: 'Терранская Гегемония' },
    aliases: {
      en: ['Hegemony', 'House Cameron', 'HAF', 'Terra'],
      ru: ['Земная Гегемония', 'Гегемония Терры', 'Гегемония', 'Дом Камерон', 'Терра'],
    },
    lists: [{ list: 'star-league-general' }],
  },
  {
    id: 'free-worlds-league-duchy-of-andurien',
    code: 'FWL.DA',
    ...STATE,
    name: { en: 'Free Worlds League (Duchy of Andurien)', ru: 'Лига Свободных Миров (Герцогство Андуриен)' },
    aliases: { en: ['Andurien', 'Duchy of Andurien', 'DoA'], ru: ['Андуриен', 'Герцогство Андуриен'] },
  },
  {
    id: 'free-worlds-league-duchy-of-tamarind-abbey',
    code: 'FWL.TA',
    ...STATE,
    name: { en: 'Free Worlds League (Duchy of Tamarind-Abbey)', ru: 'Лига Свободных Миров (Герцогство Тамаринд-Эбби)' },
    aliases: { en: ['Tamarind', 'Tamarind-Abbey', 'Duchy of Tamarind-Abbey', 'DTA'], ru: ['Тамаринд', 'Тамаринд-Эбби'] },
  },
  {
    id: 'free-worlds-league-marik-stewart-commonwealth',
    code: 'FWL.MS',
    ...STATE,
    name: { en: 'Free Worlds League (Marik-Stewart Commonwealth)', ru: 'Лига Свободных Миров (Содружество Марик-Стюарт)' },
    aliases: { en: ['Marik-Stewart', 'Marik-Stewart Commonwealth', 'MSC'], ru: ['Марик-Стюарт', 'Содружество Марик-Стюарт'] },
  },
  {
    id: 'free-worlds-league-non-aligned-worlds',
    code: 'FWL.NA',
    ...STATE,
    name: { en: 'Free Worlds League (Non-Aligned Worlds)', ru: 'Лига Свободных Миров (неприсоединившиеся миры)' },
    aliases: { en: ['Non-Aligned Worlds'], ru: ['неприсоединившиеся миры'] },
  },
  {
    id: 'free-worlds-league-oriente-protectorate',
    code: 'FWL.OP',
    ...STATE,
    name: { en: 'Free Worlds League (Oriente Protectorate)', ru: 'Лига Свободных Миров (Протекторат Ориенте)' },
    aliases: { en: ['Oriente', 'Oriente Protectorate', 'OP'], ru: ['Ориенте', 'Протекторат Ориенте', 'Ориент'] },
  },
  {
    id: 'free-worlds-league-regulan-fiefs',
    code: 'FWL.RF',
    ...STATE,
    name: { en: 'Free Worlds League (Regulan Fiefs)', ru: 'Лига Свободных Миров (Регуланские Феоды)' },
    aliases: { en: ['Regulan Fiefs', 'Regulans', 'Regulus'], ru: ['Регуланские Феоды', 'Регулус', 'Регуланские лены'] },
  },
  {
    id: 'free-worlds-league-rim-commonality',
    code: 'FWL.RC',
    ...STATE,
    name: { en: 'Free Worlds League (Rim Commonality)', ru: 'Лига Свободных Миров (Содружество Края)' },
    aliases: { en: ['Rim Commonality'], ru: ['Содружество Края'] },
  },
] as const satisfies readonly FactionEntry[];
