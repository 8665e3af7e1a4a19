/** States of the Periphery, and pirates. */
import { type FactionEntry, OF_PERIPHERY } from './shapes.js';

const STATE = { kind: 'faction', group: 'periphery', lists: OF_PERIPHERY } as const;

export const PERIPHERY = [
  {
    id: 'taurian-concordat',
    code: 'TC',
    ...STATE,
    name: { en: 'Taurian Concordat', ru: 'Таурианский Конкордат' },
    aliases: { en: ['Taurian', 'Taurians', 'Concordat'], ru: ['таурианцы', 'Конкордат', 'Таурийский Конкордат', 'Конкордат Тельца', 'ТК'] },
  },
  {
    id: 'magistracy-canopus',
    code: 'MOC',
    ...STATE,
    name: { en: 'Magistracy of Canopus', ru: 'Магистрат Канопуса' },
    aliases: {
      en: ['Magistracy', 'Canopus', 'Canopian', 'Canopians', 'Catgirls'],
      ru: ['Канопус', 'канопийцы', 'канопианцы', 'Магистрат Канопус', 'Магистратство Канопуса', 'МК'],
    },
  },
  {
    id: 'outworlds-alliance',
    code: 'OA',
    ...STATE,
    name: { en: 'Outworlds Alliance', ru: 'Альянс Внешних Миров' },
    aliases: { en: ['Outworlds', 'Outworlders'], ru: ['Внешние Миры', 'АВМ'] },
  },
  {
    id: 'marian-hegemony',
    code: 'MH',
    ...STATE,
    name: { en: 'Marian Hegemony', ru: 'Марианская Гегемония' },
    aliases: { en: ['Marian', 'Marians'], ru: ['марианцы', 'мариане', 'Гегемония'] },
  },
  {
    id: 'circinus-federation',
    code: 'CF',
    ...STATE,
    name: { en: 'Circinus Federation', ru: 'Федерация Циркинус' },
    aliases: { en: ['Circinus', 'Black Warriors'], ru: ['Циркинус', 'Цирцинус', 'Федерация Цирцинус'] },
  },
  {
    id: 'filtvelt-coalition',
    code: 'FC',
    ...STATE,
    name: { en: 'Filtvelt Coalition', ru: 'Коалиция Филтвельт' },
    aliases: { en: ['Filtvelt'], ru: ['Филтвельт', 'Филтвелт'] },
  },
  {
    id: 'fronc-reaches',
    code: 'FR',
    ...STATE,
    name: { en: 'Fronc Reaches', ru: 'Пределы Фронка' },
    aliases: { en: ['Fronc', 'New Colony Region'], ru: ['Фронк'] },
  },
  {
    id: 'calderon-protectorate',
    code: 'CLP',
    ...STATE,
    name: { en: 'Calderon Protectorate', ru: 'Протекторат Кальдерона' },
    aliases: { en: ['Calderon', 'Calderons'], ru: ['Кальдерон', 'Протекторат Кальдеронов'] },
  },
  {
    id: 'rim-worlds-republic-home-guard',
    code: 'RWR.HG',
    ...STATE,
    name: { en: 'Rim Worlds Republic - Home Guard', ru: 'Республика Окраинных Миров — Внутренняя гвардия' },
    aliases: {
      en: ['RWR', 'Rim Worlds', 'Rim Worlds Republic', 'Amaris'],
      ru: ['Республика Окраинных Миров', 'Окраинные Миры', 'Амарис', 'РОМ'],
    },
  },
  {
    id: 'rim-worlds-republic-terran-corps',
    code: 'RWR.TC',
    ...STATE,
    name: { en: 'Rim Worlds Republic - Terran Corps', ru: 'Республика Окраинных Миров — Терранский корпус' },
    aliases: {
      en: ['RWR', 'Rim Worlds', 'Rim Worlds Republic', 'Amaris', 'Amaris Empire'],
      ru: ['Республика Окраинных Миров', 'Окраинные Миры', 'Амарис', 'Империя Амариса', 'РОМ'],
    },
  },
  {
    id: 'pirates',
    code: 'PIR',
    ...STATE,
    name: { en: 'Pirates', ru: 'Пираты' },
    aliases: { en: ['Pirate bands', 'Bandits'], ru: ['бандиты'] },
  },
] as const satisfies readonly FactionEntry[];
