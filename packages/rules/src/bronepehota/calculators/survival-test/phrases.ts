/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'survival test|roll|save; survive|survives|survival; save; does he|my guy live|survive; lives|live|alive; survival on d6|d12|d20',
    ru: 'тест выживания|на выживание; выживание; выживет|уцелеет|выживу; выжить; спасбросок; сдохнуть|помрет|умрет; шанс уцелеть|выжить; уцелел',
  },
};
