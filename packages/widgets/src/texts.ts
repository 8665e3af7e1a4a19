/** Texts of the widgets in both languages. Terms of the games come with the calculators. */
import type { Language, Text } from './description.js';

export const texts = {
  more: { en: 'More', ru: 'Ещё' },
  printed: { en: 'Figures of the card', ru: 'Показатели с карточки' },
  exampleOf: { en: 'Example', ru: 'Пример' },
  about: { en: 'What is meant', ru: 'Что имеется в виду' },
  clear: { en: 'Clear', ru: 'Очистить' },
  swap: { en: 'Swap sides', ru: 'Поменять местами' },
  add: { en: 'Add', ru: 'Добавить' },
  remove: { en: 'Remove', ru: 'Убрать' },
  less: { en: 'one less', ru: 'меньше на 1' },
  greater: { en: 'one more', ru: 'больше на 1' },
  none: { en: '—', ru: '—' },
  choose: { en: 'Choose', ru: 'Выберите' },
  chooseOne: { en: 'Choose one of the list', ru: 'Выберите из списка' },
  asList: { en: 'As a list', ru: 'Списком' },
  shorter: { en: 'One hex less', ru: 'На гекс короче' },
  notChosen: { en: 'Not chosen yet.', ru: 'Пока не выбрано.' },
  standIn: { en: 'Counted with a stand-in', ru: 'Считаем с подставным' },
  allFigures: { en: 'All outcomes', ru: 'Все исходы и числа' },
  example: { en: 'e.g.', ru: 'напр.' },
  form: { en: 'Situation', ru: 'Условия' },
  answer: { en: 'Answer', ru: 'Ответ' },
  steps: { en: 'Why?', ru: 'Почему так?' },
  changes: { en: 'How it changes', ru: 'Как это меняется' },
  changesWith: { en: 'With what', ru: 'От чего' },
  changesAlsoWith: { en: 'And with what', ru: 'И ещё от чего' },
  nothingElse: { en: '+ second', ru: '+ ещё одно' },
  table: { en: 'As a table', ru: 'Таблицей' },
  odds: { en: 'Odds', ru: 'Шансы' },
  tapCell: { en: 'Percentages. Tap a cell for all of it.', ru: 'В процентах. Нажмите на клетку, чтобы увидеть всё.' },
  outcome: { en: 'Outcome', ru: 'Исход' },
  copy: { en: 'Copy', ru: 'Копировать' },
  copied: { en: 'Copied', ru: 'Скопировано' },
  refused: { en: 'Not allowed', ru: 'Нельзя' },
  needed: { en: 'Fill this in', ru: 'Заполните поле' },
  stillNeeded: { en: 'Still needed', ru: 'Не хватает' },
  problems: { en: 'Please check', ru: 'Проверьте' },
  allowed: { en: 'Allowed', ru: 'Допустимо' },
  loading: { en: 'Loading…', ru: 'Загрузка…' },
  broken: { en: 'The calculator could not be loaded. Reload the page to try again.', ru: 'Калькулятор не загрузился. Обновите страницу.' },
  byPage: { en: 'Computed in this page', ru: 'Посчитано на этой странице' },
  byPageInstead: { en: 'Computed in this page: the service does not answer', ru: 'Посчитано на этой странице: сервис не отвечает' },
  byService: { en: 'Answered by', ru: 'Ответил' },
} as const satisfies { readonly [name: string]: Text };

type TextName = keyof typeof texts;

/** Returns a text by its name. */
export type Say = (name: TextName) => string;

export const sayIn =
  (language: Language): Say =>
  (name) =>
    texts[name][language];

/** Notice about an attribute that cannot be parsed. */
export const badAttribute = (name: string, language: Language): string =>
  ({ en: `The attribute ${name} cannot be read: a JSON object is needed.`, ru: `Атрибут ${name} не читается: нужен объект JSON.` })[
    language
  ];

/** Number of rows that are not shown. */
export const andMore = (count: number, language: Language): string => ({ en: `and ${count} more`, ru: `и ещё ${count}` })[language];

const THOUSANDS_SIGN = { en: ',', ru: '\u00A0' } as const;

/** Odds of one in so many. @example oneInText(16065, 'en') // '1 in 16,065' */
export function oneInText(count: number, language: Language): string {
  const digits = String(count).replace(/\B(?=(\d{3})+$)/g, count < 10_000 ? '' : THOUSANDS_SIGN[language]);
  return { en: `1 in ${digits}`, ru: `1 из ${digits}` }[language];
}

/** The allowed range of a number. */
export const rangeText = (min: string, max: string, whole: boolean, language: Language): string =>
  ({
    en: `${whole ? 'A whole number' : 'A number'} from ${min} to ${max}`,
    ru: `${whole ? 'Целое число' : 'Число'} от ${min} до ${max}`,
  })[language];

/** The allowed number of list entries. */
export const countText = (min: number, max: number, language: Language): string => {
  const range = min === max ? String(min) : `${min}–${max}`;
  return { en: `Entries needed: ${range}`, ru: `Записей нужно: ${range}` }[language];
};
