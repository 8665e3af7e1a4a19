/** Texts of generated parts of the pages for developers. */
import type { Text } from '@rangefinder/rules';

export const DEVELOPERS = {
  copy: { en: 'Copy', ru: 'Копировать' },
  copied: { en: 'Copied', ru: 'Скопировано' },
  theme: { en: 'Theme', ru: 'Тема' },
  themes: {
    page: { en: 'as this page', ru: 'как у страницы' },
    light: { en: 'light', ru: 'светлая' },
    dark: { en: 'dark', ru: 'тёмная' },
  },
  language: { en: 'Language', ru: 'Язык' },
  code: { en: 'Code', ru: 'Код' },
  attributes: { en: 'Attributes', ru: 'Атрибуты' },
  attribute: { en: 'Attribute', ru: 'Атрибут' },
  takes: { en: 'Takes', ru: 'Значения' },
  without: { en: 'Without it', ru: 'Без него' },
  needed: { en: 'needed', ru: 'нужен' },
  onSite: { en: 'The calculator on this site', ru: 'Калькулятор на сайте' },
} as const;

/** Types of attribute values. */
export const TAKES = {
  flag: { en: 'present, or "false"', ru: 'присутствует либо "false"' },
  entry: { en: 'an id of the catalog, such as', ru: 'код из каталога, например' },
  text: { en: 'text', ru: 'текст' },
  list: { en: 'separated by commas', ru: 'через запятую' },
  json: { en: 'JSON', ru: 'JSON' },
} as const satisfies Readonly<Record<string, Text>>;
