/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'salvo fire; salvo; supporting fire; with support|two supporters; lead unit support; salvo dice|odds|hits; dice in a salvo; hq leader in salvo; supporting units; hitting on; volley; combined fire; firepower with support; three supporting; leader adds; stack fires; dice in salvo',
    ru: 'залповый огонь|огня; залп; огонь залпом; с поддержкой; ведущий поддержка; сколько кубов|кубиков в залпе; поддерживают|поддержка; попадаем на; трое поддерживают; огневая мощь; штаб с лидерством; сколько кубиков; ведущий; стек|стопка стреляет; попаданий залпом',
  },
  outcomes: { en: 'at least|exactly? # hit', ru: 'хотя|минимум|ровно? бы? на? # попадания' },
};
