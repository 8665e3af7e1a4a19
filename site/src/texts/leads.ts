/** Introductions of list pages. */
import type { Text } from '@rangefinder/rules';

export const RULINGS_LEAD: Text = {
  en: 'Where the rules are silent or contradict themselves: how they can be read, and what is played here.',
  ru: 'Где правила молчат или противоречат сами себе: как их можно понять и как играют здесь.',
};
export const TICK_READINGS: Text = {
  en: 'Tick how your group plays, and the calculators, battles and quick sheets of this site follow.',
  ru: 'Отметьте, как играет ваша группа: калькуляторы, бой и памятки сайта это учтут.',
};
export const GLOSSARY_LEAD: Text = {
  en: 'Terms of the game in both languages, with their abbreviations on the cards.',
  ru: 'Термины игры на двух языках и сокращения с карточек.',
};
export const CALCULATORS_LEAD: Text = {
  en: 'Set up the situation and get the number, the exact odds and every reason for them.',
  ru: 'Задайте ситуацию и узнайте нужное число, точный шанс и откуда они взялись.',
};
export const COMPARE_LEAD: Text = {
  en: 'Two to four units side by side: every figure of their cards, and who beats whom.',
  ru: 'От двух до четырёх боевых единиц рядом: все показатели карточек и кто кого одолеет.',
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
