/** Keyboard shortcuts, for the list that `?` opens. */
import type { Text } from '@rangefinder/rules';

/** Keys and their action. */
interface Key {
  readonly keys: readonly string[];
  readonly does: Text;
}

export const KEYS: readonly Key[] = [
  { keys: ['/', 'Ctrl K'], does: { en: 'Search', ru: 'Поиск' } },
  { keys: ['?'], does: { en: 'This list', ru: 'Этот список' } },
  { keys: ['Esc'], does: { en: 'Close what is open', ru: 'Закрыть открытое' } },
  { keys: ['Tab', 'Shift Tab'], does: { en: 'Next or previous field', ru: 'Следующее или предыдущее поле' } },
  {
    keys: ['←', '→'],
    does: { en: 'Along the ruler, between choices, between cells of a board', ru: 'По шкале, между вариантами, между клетками таблицы' },
  },
  { keys: ['↑', '↓'], does: { en: 'One more or one less; through a list of names', ru: 'Больше или меньше на 1; по списку имён' } },
  { keys: ['Home', 'End'], does: { en: 'To either end of the ruler', ru: 'К началу или концу шкалы' } },
  { keys: ['Space'], does: { en: 'Switch on or off', ru: 'Включить или выключить' } },
  { keys: ['Enter'], does: { en: 'Take the name, calculate', ru: 'Выбрать имя, посчитать' } },
];

export const KEYS_TITLE: Text = { en: 'Keys', ru: 'Клавиши' };
export const KEYS_CLOSE: Text = { en: 'Close', ru: 'Закрыть' };
