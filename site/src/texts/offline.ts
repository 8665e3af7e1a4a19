/** Words about what is kept on the device. */
import type { Text } from '@rangefinder/rules';

export const OFFLINE = {
  title: { en: 'Units without a connection', ru: 'Боевые единицы без связи' },
  how: {
    en: 'Rules and calculators are kept on this device by themselves. Choose the rule sets whose units to keep too.',
    ru: 'Правила и калькуляторы сохраняются на устройстве сами. Отметьте наборы правил, чьи боевые единицы сохранить тоже.',
  },
  keeping: { en: 'Fetching', ru: 'Загружаю' },
  kept: { en: 'Kept:', ru: 'Сохранено:' },
  failed: { en: 'Could not be fetched. Check the connection.', ru: 'Не удалось загрузить. Проверьте связь.' },
  size: { en: 'In all on this device, MB:', ru: 'Всего на устройстве, МБ:' },
} as const satisfies Readonly<Record<string, Text>>;
