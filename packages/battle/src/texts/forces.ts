/** Texts of forces. */
import type { Text } from '@rangefinder/rules';

export const FORCE = {
  name: { en: 'Name of the force', ru: 'Название отряда' },
  saved: { en: 'Forces on this device', ru: 'Отряды на этом устройстве' },
  create: { en: 'New force', ru: 'Новый отряд' },
  delete: { en: 'Delete', ru: 'Удалить' },
  nameless: { en: 'Without a name', ru: 'Без названия' },
  limit: { en: 'Limit, points', ru: 'Лимит, очки' },
  pointsLeft: { en: 'Points left:', ru: 'Осталось очков:' },
  pointsOver: { en: 'Points over the limit:', ru: 'Сверх лимита:' },
  mixed: {
    en: 'Units of different rule sets: their points do not add up.',
    ru: 'Здесь единицы из разных наборов правил: их очки не складываются.',
  },
  count: { en: 'Count', ru: 'Штук' },
  unit: { en: 'Unit', ru: 'Боевая единица' },
  each: { en: 'Each', ru: 'За одну' },
  sum: { en: 'Sum', ru: 'Итого' },
  total: { en: 'Total', ru: 'Всего' },
  empty: { en: 'No units yet.', ru: 'Пока пусто.' },
  csv: { en: 'Export CSV', ru: 'Скачать CSV' },
  asText: { en: 'Copy as text', ru: 'Скопировать списком' },
  share: { en: 'Share', ru: 'Поделиться' },
  toBattle: { en: 'To battle', ru: 'В бой' },
  import: { en: 'Import a list', ru: 'Загрузить список' },
  importHow: {
    en: 'A line for each unit, such as “2× Atlas AS7-D”, or a CSV file of this page. It becomes a new force.',
    ru: 'По строке на боевую единицу, например «2× Атлас AS7-D», или CSV-файл с этой страницы. Получится новый отряд.',
  },
  list: { en: 'List', ru: 'Список' },
  runImport: { en: 'Import', ru: 'Загрузить' },
  openFile: { en: 'Open a file', ru: 'Открыть файл' },
  imported: { en: 'Units imported:', ru: 'Загружено единиц:' },
  leftOut: { en: 'Left out:', ru: 'Не вошло:' },
  deleted: { en: 'Deleted.', ru: 'Удалено.' },
  unpriced: { en: 'Units without a price count as 0.', ru: 'Единицы без цены считаются за 0.' },
} as const satisfies Readonly<Record<string, Text>>;
