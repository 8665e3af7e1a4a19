/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'armor|armour test; armor saves pilot; pilot survives|saved|dies|lives; slider pilot armor; test of armor; does the armor protect|save pilot; machine armor d12',
    ru: 'тест брони; броня спасет|защитит пилота; пилот выживет|погибнет|уцелеет|спасется; ползунок пилот; проверка брони; пилот труп; шанс гибели пилота',
  },
};
