/** Star Leagues, mercenaries, the general lists, Solaris, and the two marks that are not factions. */
import type { FactionEntry } from './shapes.js';

export const STAR_LEAGUES = [
  {
    id: 'star-league',
    code: 'SL',
    ...{ kind: 'faction', group: 'star-league' },
    name: { en: 'Star League', ru: 'Звёздная Лига' },
    aliases: { en: ['SLDF', 'Star League Defense Force'], ru: ['СОЗЛ', 'Силы Обороны Звёздной Лиги', 'СЛДФ', 'ЗЛ'] },
    lists: [{ list: 'star-league-general' }],
  },
  {
    id: 'star-league-in-exile',
    code: 'SLIE',
    ...{ kind: 'faction', group: 'star-league' },
    name: { en: 'Star League in Exile', ru: 'Звёздная Лига в изгнании' },
    aliases: { en: ['SLDF in Exile', 'Exodus', 'Pentagon'], ru: ['СОЗЛ в изгнании', 'Исход', 'Пентагон'] },
    lists: [],
  },
  {
    id: 'star-league-second',
    code: 'SL2',
    ...{ kind: 'faction', group: 'star-league' },
    name: { en: 'Star League (Second)', ru: 'Вторая Звёздная Лига' },
    aliases: { en: ['Second Star League'], ru: ['Новая Звёздная Лига'] },
    // Not derived from the data: fifteen entries are too few. It was an alliance of Inner Sphere states.
    lists: [{ list: 'general' }],
  },
] as const satisfies readonly FactionEntry[];

export const MERCENARIES = [
  {
    id: 'mercenary',
    code: 'MERC',
    ...{ kind: 'list', group: 'mercenary' },
    name: { en: 'Mercenary', ru: 'Наёмники' },
    aliases: { en: ['Merc', 'Mercs', 'Mercenaries', 'Mercenary General'], ru: ['Наёмник', 'наемники', 'мерки', 'наёмничьи отряды'] },
    lists: [],
  },
  // The lists of the next two are complete: they repeat the units of the general mercenary list.
  {
    id: 'wolf-s-dragoons',
    code: 'WD',
    ...{ kind: 'faction', group: 'mercenary' },
    name: { en: "Wolf's Dragoons", ru: 'Драгуны Вольфа' },
    aliases: { en: ['Wolfs Dragoons', 'Wolf Dragoons', 'Dragoons'], ru: ['Волчьи Драгуны', 'Драгуны Волка', 'Драгуны Вульфа', 'Драгуны'] },
    lists: [],
  },
  {
    id: 'kell-hounds',
    code: 'KH',
    ...{ kind: 'faction', group: 'mercenary' },
    name: { en: 'Kell Hounds', ru: 'Гончие Келла' },
    aliases: { en: ['Kell', 'Hounds'], ru: ['Псы Келла', 'Келлские Гончие', 'Гончие'] },
    lists: [],
  },
] as const satisfies readonly FactionEntry[];

export const LISTS = [
  {
    id: 'general',
    code: 'IS',
    ...{ kind: 'list', group: 'inner-sphere' },
    // One source calls it “General (All)”, but it is the list of the Inner Sphere: units for the Periphery are listed separately.
    name: { en: 'Inner Sphere General', ru: 'Внутренняя Сфера (общий список)' },
    aliases: { en: ['Inner Sphere', 'IS General'], ru: ['Внутренняя Сфера', 'ВС', 'Сфера'] },
    lists: [],
  },
  {
    id: 'periphery-general',
    code: 'PER',
    ...{ kind: 'list', group: 'periphery' },
    name: { en: 'Periphery General', ru: 'Периферия (общий список)' },
    aliases: { en: ['Periphery'], ru: ['Периферия'] },
    lists: [],
  },
  {
    id: 'hw-clan-general',
    code: 'HWC',
    ...{ kind: 'list', group: 'clan' },
    name: { en: 'Homeworld Clan General', ru: 'Кланы родных миров (общий список)' },
    aliases: { en: ['HW Clan General', 'Homeworld Clans', 'HW Clans', 'Clan General'], ru: ['Кланы родных миров', 'Домашние Кланы'] },
    lists: [],
  },
  {
    id: 'is-clan-general',
    code: 'ISC',
    ...{ kind: 'list', group: 'clan' },
    name: { en: 'Inner Sphere Clan General', ru: 'Кланы Внутренней Сферы (общий список)' },
    aliases: { en: ['IS Clan General', 'IS Clans', 'Clan General', 'Invading Clans'], ru: ['Кланы Внутренней Сферы', 'Кланы вторжения'] },
    lists: [],
  },
  {
    id: 'star-league-general',
    code: 'SLG',
    ...{ kind: 'list', group: 'star-league' },
    name: { en: 'Star League General', ru: 'Звёздная Лига (общий список)' },
    aliases: { en: ['Star League Regular'], ru: [] },
    lists: [],
  },
] as const satisfies readonly FactionEntry[];

export const NO_FACTIONS = [
  {
    id: 'solaris-7',
    code: 'SOL',
    ...{ kind: 'faction', group: 'other' },
    name: { en: 'Solaris 7', ru: 'Солярис VII' },
    aliases: { en: ['Solaris', 'Solaris VII', 'Game World', 'Arena'], ru: ['Солярис', 'Солярис 7', 'арена'] },
    lists: [],
  },
  {
    id: 'unique',
    code: 'UNQ',
    ...{ kind: 'unique', group: 'other' },
    name: { en: 'Unique', ru: 'Единственный экземпляр' },
    aliases: { en: [], ru: ['уникальный'] },
    lists: [],
  },
  {
    id: 'extinct',
    code: 'X',
    ...{ kind: 'nobody', group: 'other' },
    name: { en: 'Extinct', ru: 'Не осталось ни у кого' },
    aliases: { en: [], ru: ['исчезнувший', 'вымерший'] },
    lists: [],
  },
] as const satisfies readonly FactionEntry[];
