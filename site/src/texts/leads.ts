/** The line under the title of pages that list something. */
import type { Text } from '@rangefinder/rules';

export const RULINGS_LEAD: Text = {
  en: 'Where the rules are silent or contradict themselves: how they can be read, and what is played here.',
  ru: 'Места, где правила молчат или противоречат себе: как их можно понять и как здесь играют.',
};
export const GLOSSARY_LEAD: Text = {
  en: 'Words of the game in both languages, as they stand on the card.',
  ru: 'Термины игры на двух языках и сокращения с карточек.',
};
export const CALCULATORS_LEAD: Text = {
  en: 'Set up the situation: the number, the exact odds and every reason for them.',
  ru: 'Задайте ситуацию — получите число, точный шанс и все причины.',
};
export const UNITS_LEAD: Text = {
  en: 'Every unit of the catalog: search by any name, filter by any figure.',
  ru: 'Весь каталог: ищите по любому имени, отбирайте по любой характеристике.',
};
export const FORCES_LEAD: Text = {
  en: 'Put a force together and count its points. It is kept on this device; the address is a link to it.',
  ru: 'Соберите отряд и посчитайте очки. Отряд хранится на этом устройстве, а адрес страницы — ссылка на него.',
};
export const WEAPONS_LEAD: Text = {
  en: 'Every weapon of the catalog: its figures, and a shot with it.',
  ru: 'Всё оружие каталога: показатели и выстрел из него.',
};
