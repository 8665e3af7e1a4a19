/** Words of the page of dice. */
import type { Text } from '@rangefinder/rules';

export const DICE = {
  title: { en: 'Dice', ru: 'Кости' },
  lead: {
    en: 'Exact odds of any roll, and the roll itself.',
    ru: 'Точные шансы любого броска — и сам бросок.',
  },
  expression: { en: 'Roll', ru: 'Бросок' },
  how: {
    en: '2d6 is two dice of six sides; kh2 keeps the two highest, r1 rolls ones again, >=7 counts whether 7 is reached.',
    ru: '2d6 — две шестигранные кости; kh2 оставляет две лучшие, r1 перебрасывает единицы, >=7 считает, выпало ли 7.',
  },
  roll: { en: 'Roll', ru: 'Бросить' },
  rolled: { en: 'Rolled:', ru: 'Выпало:' },
  mean: { en: 'Mean', ru: 'Среднее' },
  deviation: { en: 'Standard deviation', ru: 'Стандартное отклонение' },
  value: { en: 'Result', ru: 'Итог' },
  exactly: { en: 'Exactly', ru: 'Ровно' },
  atLeast: { en: 'At least', ru: 'Не меньше' },
  away: { en: 'Dice need a connection.', ru: 'Костям нужна связь.' },
} as const satisfies Readonly<Record<string, Text>>;
