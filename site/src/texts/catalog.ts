/** Texts of catalog pages. Scripts load them: keep them small. */
import { CATALOG_TEXTS } from '@rangefinder/battle/texts';
import type { Text } from '@rangefinder/rules';

export const CATALOG = {
  ...CATALOG_TEXTS,
  query: { en: 'Name or query', ru: 'Имя или запрос' },
  queryHint: { en: 'atlas pv<=60 size:4', ru: 'атлас ос<=60 размер:4' },
  queryHelp: {
    en: 'Names and conditions in any order. Also: system, kind, type, role, faction, armor, structure, short, medium, long, rank, speed.',
    ru: 'Имена и условия в любом порядке. Ещё бывают: система, вид, тип, роль, фракция, броня, структура, блж, срд, дал, ранг, скорость.',
  },
  queryHow: { en: 'How to write a query', ru: 'Как написать запрос' },
  system: { en: 'Rule set', ru: 'Набор правил' },
  kind: { en: 'Kind', ru: 'Вид' },
  any: { en: 'any', ru: 'все' },
  orderBy: { en: 'Sort by', ru: 'Сортировать' },
  byName: { en: 'name', ru: 'по имени' },
  byCostUp: { en: 'cost, rising', ru: 'по цене, дешёвые сперва' },
  byCostDown: { en: 'cost, falling', ru: 'по цене, дорогие сперва' },
  conditions: { en: 'More conditions', ru: 'Ещё условия' },
  era: { en: 'Era or year', ru: 'Эпоха или год' },
  faction: { en: 'Faction', ru: 'Фракция' },
  costMost: { en: 'Cost at most', ru: 'Цена не больше' },
  favorite: { en: 'Favorite', ru: 'В избранное' },
  favorites: { en: 'Favorites', ru: 'Избранное' },
  more: { en: 'More', ru: 'Ещё' },
  total: { en: 'Found:', ru: 'Найдено:' },
  unknownAvailability: { en: 'availability unknown', ru: 'доступность неизвестна' },
  none: { en: 'Nothing fits. Loosen a filter or check the spelling.', ru: 'Ничего не подошло. Ослабьте отбор или проверьте написание.' },
  wrongQuery: { en: 'Not understood:', ru: 'Непонятно:' },
  allowed: { en: 'possible:', ru: 'можно так:' },
  findWeapon: { en: 'Weapon or unit', ru: 'Оружие или кто его несёт' },
  addToForce: { en: 'Add to a force', ru: 'Добавить в отряд' },
  card: { en: 'Card', ru: 'Карточка' },
  added: { en: 'Added. In the force now:', ru: 'Добавлено. Теперь в отряде:' },
  openForce: { en: 'Open the force', ru: 'Открыть отряд' },
} as const satisfies Readonly<Record<string, Text>>;
