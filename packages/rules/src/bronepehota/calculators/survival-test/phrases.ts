/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'survival test|roll|save; survive; save; does he|my guy live|survive; lives|alive; survival on d6|d12|d20; pass survival; lives or dies; makes it; chance to survive; saves himself; to live; needs to pass; stay alive; we play panic; trooper dies; with panic',
    ru: 'тест выживания|на выживание; выживание; выживет|уцелеет|выживу; выжить; спасбросок; сдохнуть|помрет|умрет; шанс уцелеть|выжить; уцелел; выживет ли; спасется; сдохнет; не помрет; жив останется; пройдет тест выживания; бросок выживания; с паникой играем; ровно как броня; жив или сбежал; сбежал',
  },
  fields: {
    'die=6': { en: 'd6; 1d6; on a d6', ru: 'д6; к6; шестигранник|шестигранником' },
    'die=12': { en: 'd12; 1d12', ru: 'д12; к12; двенашку|двенашкой|двенадцатку|двенадцатигранник|двенадцатигранником' },
    'die=20': { en: 'd20; 1d20', ru: 'д20; к20; двадцатку|двадцаткой|двадцатигранник|двадцатигранником' },
  },
};
