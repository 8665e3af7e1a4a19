/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'in sight|received fire|recovery|rally|charge test; reaction test; reaction; in sight; received fire; shot at; wants to charge; being charged; recovery; rally; recovery|rally rep #; panics; ducks back; does he shoot back; runs away; stays put; awareness; after battle; what does he do; react; heroism; test; sees an enemy; gets to fire; step out; comes out; ambushed; surprised; ducks; freeze; nerve; morale; recover; hold; comes to; shoot back; charged; back up; back on feet; shakes it off; lose his nerve',
    ru: 'тест на реакцию; проверка|тест реакции; реакция; в поле зрения|видимости; под огнем; хочет атаковать; восстановление; восстановление умение #; очнется; запаникует|паника; удрать|убежит; выстрелит; что сделает|будет делать; отреагирует|среагирует; атаковали; пригнется|спрячется; ралли; контакт; геройство; увидел врага; пытается прийти в себя; прийти в себя; оглушен; под огнем что; тест; струсит; испугается; побежит; что сделает; выстрелит ли; сплотится; очухается; дрогнет; не побежит ли; встанет ли; поднимется; решится; хватит духу; чем он|ответит; что ответит; на меня бегут|бежит|несутся; бегут в штыки; сзади пальнули; пальнули сзади; сбоку; пальнет или нет; вышел из-за угла; без командира',
  },
  outcomes: {
    en: 'pass with? # dice?|die?',
    ru: 'прошел|прошла|пройдет|пройду # кубика?',
  },
};
