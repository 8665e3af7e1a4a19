/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'armor|armour test; armor saves pilot; pilot survives|saved|dies|lives; slider pilot armor; test of armor; does the armor protect|save pilot; machine armor d12; pilot survive|die|dies; machine took damage; does the pilot; pilot make it; save the pilot; test armor; mech had armor; pilot safe; knocked over; tipped over; driver make it; does the driver|pilot|crew survive; toppled; br number; against br; pilot check; hull protects; protects the driver; stayed upright',
    ru: 'тест брони; броня спасет|защитит пилота; пилот выживет|погибнет|уцелеет|спасется; ползунок пилот; проверка брони; пилот труп; шанс гибели пилота; что с пилотом; спасет пилота; прилетело урона; тест на броню; робота броня; пробой брони; пилот жив; опрокинули|опрокинут; пилоту кирдык|хана|конец; выживет пилот|водила; д20 против; перевернули; экипаж выживет|жив; корпус спасет|защитит',
  },
  fields: {
    'die=6': { en: 'd6; 1d6', ru: 'д6; к6; шестигранник|шестигранником' },
    'die=12': { en: 'd12; 1d12', ru: 'д12; к12; двенашку|двенашкой|двенадцатку|двенадцатигранник|двенадцатигранником' },
    'die=20': { en: 'd20; 1d20', ru: 'д20; к20; двадцатку|двадцаткой|двадцатигранник|двадцатигранником' },
  },
};
