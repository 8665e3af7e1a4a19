/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'damage|weapon matrix|table|chart; weapons against armor; compare all? weapons|guns; impact; all weapons vs; which weapon is best against; matrix; chart; table of impacts; impact vs|against|there; every weapon; table please; weapons compare; compare; impact table; all weapons; which weapon; every armor; best weapon against; vs armor table; weapons and armor',
    ru: 'матрица ущерба; оружие против брони; таблица ущерба|оружия; сравнить|сводка оружия|стволов?; ущерб по|против; всё оружие; ущерб в таблице; какое оружие лучше против; ущерб; таблица; покажи таблицу; какое оружие; лучше против; матрица; оружие и броня; чем пробить; чем пробивать; что пробивает',
  },
  several: ['weapons', 'armors'],
};
