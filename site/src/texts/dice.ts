/** Texts of the dice page. */
import type { Text } from '@rangefinder/rules';

export const DICE = {
  title: { en: 'Dice', ru: 'Кубики' },
  lead: {
    en: 'Exact odds of any roll, and the roll itself.',
    ru: 'Точные шансы любого броска — и сам бросок.',
  },
  expression: { en: 'Roll', ru: 'Бросок' },
  how: {
    en: '2d6 is two dice of six sides; kh2 keeps the two highest, r1 rolls ones again; (2d6)>=7 asks whether the sum reaches 7, 4d6>=5 how many dice show 5 or more.',
    ru: '2d6 — два шестигранных кубика; kh2 оставляет два лучших, r1 перебрасывает единицы; (2d6)>=7 — дошла ли сумма до 7, 4d6>=5 — на скольких кубиках 5 и больше.',
  },
  roll: { en: 'Roll', ru: 'Бросить' },
  rolled: { en: 'Rolled:', ru: 'Выпало:' },
  deviation: { en: 'Standard deviation', ru: 'Стандартное отклонение' },
  value: { en: 'Result', ru: 'Итог' },
  exactly: { en: 'Exactly', ru: 'Ровно' },
  atLeast: { en: 'At least', ru: 'Не меньше' },
  away: { en: 'Dice need a connection.', ru: 'Кубикам нужна связь.' },
} as const satisfies Readonly<Record<string, Text>>;
