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
  size: { en: 'In all on this device, MB:', ru: 'Всего на устройстве, МБ:' },
} as const satisfies Readonly<Record<string, Text>>;
