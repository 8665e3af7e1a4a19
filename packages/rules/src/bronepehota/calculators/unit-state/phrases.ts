/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'state of|what can it|my machine|gun still do; what can my damaged machine|gun do; speed left|after damage; how fast is it now; shots left|it has now; how long to repair; turns of repair; repaired in|by; how much armor|durability is left; condition of; what will one more|the next hit do',
    ru: 'состояние машины|орудия; что ещё может машина|орудие; на что способна|способно; какая теперь скорость; скорость после повреждений; сколько выстрелов осталось; сколько туров чинить; ремонт займёт|до полной прочности; починят за; сколько брони|прочности осталось; что будет после ещё одного повреждения',
  },
};
