/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'availability; odds a random|ordinary civ|person gets|has; random weapon|armor|civilian; what weapon does he have; find|get a weapon; chance of weapon|armor|rep for; law level; ordinary folks|person|people; lax|low law; what is he carrying; chance he has; likely to have; typical; random guy; what weapon; what gun; what armor; what rep; does he carry; will have; chances of finding; turn up; carries; what would a; armed with; roll|rolls|rolling for rep|weapon|armor|a; roll|rolling for rep|weapon|armor odds|chance|chances of; packing|packs; odds of having; average|ordinary|regular|plain|common person|guy|folk|folks|man|people',
    ru: 'доступность; шанс что у обывателя|человека|колониста; что у него за оружие|броня; какое оружие у|окажется; найти|достать оружие; законность; обычный человек; случайное оружие; окажется; спецброня; шанс брони|оружия; какова вероятность что у; у полицейского|бандита|колониста|рабочего; чем вооружен; что у него; какое у него; случайный; носит; будет ли; броня у; наличие; достанется; в кармане; может быть в кармане; у гражданского; при слабом законе; бросок|бросаю|кидаю на оружие|броню|умение; найдется; у обывателя; простой|обычный|рядовой человек|люди|мужик; при себе; есть ли у; вероятность оружия|пистолета|дробовика|винтовки|брони у',
  },
  outcomes: {
    en: 'rep #; chance|odds of an? #; pistol|smg|shotgun|rifle|laser|revolver; machine gun; submachine gun; heavy|large|big pistol; laser pistol|rifle|carbine; pump shotgun; assault rifle',
    ru: 'умение|реп #; пистолет|пп|дробовик|винтовка|автомат|пулемет|лазер; пистолет пулемет; крупнокалиберный пистолет; лазерный пистолет|карабин; лазерная винтовка; штурмовая винтовка; помповое ружье',
  },
};
