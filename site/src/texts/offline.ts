/** Texts of the offline panel. */
import type { Text } from '@rangefinder/rules';

export const OFFLINE = {
  title: { en: 'Without a connection', ru: 'Без связи' },
  how: {
    en: 'Rules and calculators are kept on this device by themselves. Choose the units to keep too.',
    ru: 'Правила и калькуляторы сохраняются на устройстве сами. Отметьте, чьи боевые единицы сохранить тоже.',
  },
  ready: { en: 'ready', ru: 'готово' },
  rules: { en: 'Rules and calculators', ru: 'Правила и калькуляторы' },
  inLanguage: { en: 'In English', ru: 'По-русски' },
  keeping: { en: 'Fetching', ru: 'Загружаю' },
  kept: { en: 'Kept:', ru: 'Сохранено:' },
  failed: { en: 'Could not be fetched. Check the connection.', ru: 'Не удалось загрузить. Проверьте связь.' },
  offer: { en: 'Play without a connection?', ru: 'Играть без связи?' },
  unitsAndSize: {
    en: 'units: {units}, about {size} MB on this device',
    ru: 'боевых единиц: {units}, на устройстве около {size} МБ',
  },
  save: { en: 'Keep them', ru: 'Сохранить' },
  refuse: { en: 'No, thanks', ru: 'Не нужно' },
  allSaved: { en: 'Ready: battles, units and rules work without a connection.', ru: 'Готово: бой, отряды и правила работают без связи.' },
  size: { en: 'In all on this device, MB:', ru: 'Всего на устройстве, МБ:' },
  amongKept: {
    en: 'Without a connection: only units kept on this device, and words as written, begun or misspelled, without their other forms.',
    ru: 'Без связи: только сохранённые на устройстве, а слова — как написаны, по началу или с опечаткой, без других форм.',
  },
  notKept: {
    en: 'Without a connection: the units of this rule set are not kept on this device.',
    ru: 'Без связи: боевые единицы этого набора правил на устройстве не сохранены.',
  },
  unsupported: { en: 'The kept units do not answer:', ru: 'По сохранённым единицам не проверить:' },
  keepAgain: {
    en: 'They were kept by an earlier version; with a connection they are fetched again.',
    ru: 'Их сохранила прежняя версия; со связью они загрузятся заново.',
  },
} as const satisfies Readonly<Record<string, Text>>;
