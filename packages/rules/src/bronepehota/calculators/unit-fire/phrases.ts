/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'whole squad|unit|team fires|shoots; squad fires|fire|shoots|shooting; fire of a? squad|unit|machine; all shots; all soldiers|guns shoot|fire; volley; how much damage does the squad; squad of; squad vs|against|at; total damage squad; all weapons of machine',
    ru: 'весь отряд стреляет; стрельба отряда|машины|отрядом; отряд стреляет|палит|бьет; все бойцы|стволы|выстрелы; залп отряда|машины; сколько урона нанесет отряд; отряд по; отрядом; все орудия машины',
  },
};
