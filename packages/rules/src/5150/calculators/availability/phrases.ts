/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'availability; odds a random|ordinary civ|person gets|has; random weapon|armor|civilian; what weapon does he have; find|get a weapon; chance of weapon|armor|rep for; law level; ordinary folks|person|people; lax|low law; what is he carrying; chance he has; likely to have; typical; random guy; what weapon; what gun; what armor; what rep; does he carry; will have; chances of finding; turn up; carries; what would a; armed with',
    ru: 'доступность; шанс что у обывателя|человека|колониста; что у него за оружие|броня; какое оружие у|окажется; найти|достать оружие; законность; обычный человек; случайное оружие; окажется; спецброня; шанс брони|оружия; какова вероятность что у; у полицейского|бандита|колониста|рабочего; чем вооружен; что у него; какое у него; случайный; носит; будет ли; броня у; наличие; достанется; в кармане; может быть в кармане; у гражданского; при слабом законе',
  },
  outcomes: { en: 'rep #; chance|odds of an? #', ru: 'умение|реп #' },
};
