/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'damage|weapon matrix|table|chart; weapons against armor; compare all? weapons|guns; impact; all weapons vs; which weapon is best against; matrix; chart; table of impacts; impact vs|against|there; every weapon; impact there; impact?',
    ru: 'матрица ущерба; оружие против брони; таблица ущерба|оружия; сравнить|сравнение|сводка оружия|стволов?; ущерб по|против; всё оружие; ущерб в таблице; какое оружие лучше против; сводка; ущерб; ущерб в таблице; ущерб по',
  },
};
