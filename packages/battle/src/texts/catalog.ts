/** Texts that battles, forces and comparisons share with pages of the catalog. */
import type { Text } from '@rangefinder/rules';

export const CATALOG_TEXTS = {
  away: {
    en: 'The catalog cannot be reached right now. Rules and calculators work without it.',
    ru: 'Каталог сейчас недоступен. Правила и калькуляторы работают без него.',
  },
  missing: { en: 'There is no such unit in the catalog.', ru: 'Такой карточки в каталоге нет.' },
  noUnit: { en: 'Choose a unit in the catalog.', ru: 'Выберите боевую единицу в каталоге.' },
  loading: { en: 'Loading…', ru: 'Загружаю…' },
  needsScript: { en: 'This page needs JavaScript.', ru: 'Этой странице нужен JavaScript.' },
  addUnit: { en: 'Add a unit', ru: 'Добавить в отряд' },
  ownForces: { en: 'From my forces', ru: 'Из моих отрядов' },
  usedLast: { en: 'Used last', ru: 'Недавние' },
  favorites: { en: 'Favorites', ru: 'Избранное' },
  print: { en: 'Print', ru: 'Печать' },
  compare: { en: 'Compare', ru: 'Сравнить' },
  notKept: {
    en: 'This browser keeps nothing: copy the link to keep the force.',
    ru: 'Браузер ничего не сохраняет: скопируйте ссылку, чтобы не потерять отряд.',
  },
  remove: { en: 'Remove', ru: 'Убрать' },
  copied: { en: 'Copied', ru: 'Скопировано' },
  copyLink: { en: 'Copy link', ru: 'Скопировать ссылку' },
  undo: { en: 'Undo', ru: 'Отменить' },
  name: { en: 'Name', ru: 'Название' },
  rising: { en: 'rising', ru: 'по возрастанию' },
  unknownParameters: {
    en: 'The link has parameters that this page does not know:',
    ru: 'В ссылке есть параметры, которых эта страница не знает:',
  },
  falling: { en: 'falling', ru: 'по убыванию' },
} as const satisfies Readonly<Record<string, Text>>;
