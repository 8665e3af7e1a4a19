/** Texts of the comparison of units. */
import type { Text } from '@rangefinder/rules';

export const COMPARISON = {
  lead: {
    en: 'Two to four units side by side.',
    ru: 'От двух до четырёх боевых единиц рядом.',
  },
  how: {
    en: 'Choose a rule set in the table of units, tick two to four units, then “Compare”.',
    ru: 'Выберите набор правил в таблице боевых единиц, отметьте от двух до четырёх и нажмите «Сравнить».',
  },
  add: { en: 'Add a unit to compare', ru: 'Добавить к сравнению' },
  atMost: { en: 'Four at most', ru: 'Не больше четырёх' },
  onlyOne: { en: 'Choose what to compare it with.', ru: 'Выберите, с чем сравнить.' },
  matchups: { en: 'What beats it?', ru: 'Чем её победить?' },
  noMatchups: {
    en: 'The rules have no fight for such a unit, or nothing for these points can hurt it.',
    ru: 'В правилах нет боя для такой единицы, либо за эти очки её ничем не пробить.',
  },
  closeMatches: { en: 'Close matches', ru: 'Почти на равных' },
  noWinner: {
    en: 'Nothing for these points wins more often than it loses. These come closest.',
    ru: 'За эти очки никто не побеждает чаще, чем проигрывает. Ближе всех — эти.',
  },
  distance: { en: 'Distance, inches', ru: 'Расстояние, дюймы' },
  mostPoints: { en: 'Points at most', ru: 'Очков не больше' },
  search: { en: 'Show', ru: 'Показать' },
  duel: { en: 'One against one', ru: 'Один на один' },
  neither: { en: 'neither', ru: 'никто' },
} as const satisfies Readonly<Record<string, Text>>;
