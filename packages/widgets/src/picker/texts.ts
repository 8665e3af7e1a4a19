/** Texts of the picker in both languages. */
import type { Text } from '../description.js';

export const PICKER_TEXTS = {
  findByName: { en: 'Find by name', ru: 'Найти по имени' },
  close: { en: 'Close', ru: 'Закрыть' },
  searching: { en: 'Searching…', ru: 'Ищу…' },
  nothingFound: { en: 'Nothing found', ru: 'Ничего не нашлось' },
  unitsNotSaved: {
    en: 'There is no connection, and the units are not saved on this device.',
    ru: 'Связи нет, а боевые единицы на этом устройстве не сохранены.',
  },
  saveUnits: { en: 'Save them for next time', ru: 'Сохранить на будущее' },
  catalogAway: { en: 'The catalog does not answer.', ru: 'Каталог не отвечает.' },
  typeFigures: { en: 'Figures can be typed in.', ru: 'Показатели можно ввести вручную.' },
} as const satisfies { readonly [name: string]: Text };
