/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'state of|what can it|my machine|gun still do; what can my damaged machine|gun do; speed left|after damage; how fast is it now; shots left|it has now; how long to repair; turns of repair; repaired in|by; how much armor|durability is left; condition of; what will one more|the next hit do; durability; down to armor; how fast can it go; repair; damaged machine; speed now; still move; turns to fix; fix it; condition; what is left of; capture; can my soldier capture; take over; steal; captor; slider was; slider at; speed and armor now; took four; cannon track; track down; still shoot',
    ru: 'состояние машины|орудия; что ещё может машина|орудие; на что способна; какая теперь скорость; скорость после повреждений; сколько выстрелов осталось; сколько туров чинить; ремонт займёт|до полной прочности; починят за; сколько брони|прочности осталось; что будет после ещё одного повреждения; прочность; чинить|починить; туров чинить; ремонт; техниками; осталось прочности; скорость теперь; повреждена машина; едет ли; что с машиной; восстановить; докуда починят; захват; захвачу; можно ли захватить; угнать; отбить орудие|машину; ползунок был; ползунок на; теперь скорость|броня',
  },
  fields: {
    'gun=true': { en: 'gun|cannon|mortar', ru: 'орудие|пушка|миномет' },
    'gun=false': { en: 'machine|mech|vehicle|robot|walker|tank', ru: 'машина|мех|робот|танк|бронеход|шагоход|саламандра' },
    durability: {
      en: 'had #; started|starts with|at|on? #; full|max|top is|at|of? #; new is|at? #; had # on|under the|its? slider; # hp',
      ru: 'прочность машины|пушки|орудия|меха|техники #; был|была|было #; изначально|сначала|полная #; # прочности',
    },
    damage: {
      en: '# hits; # holes|points damage?; hit # times; took|takes|ate|eats|suffered|suffers|lost|loses #',
      ru: '# пробоин|дырки|попадания|попаданий; словила|словил|схватил|схватила|снято|сняли #; попали|влепили|засадили|всадили на? #; получила|получил|получили #',
    },
    captorRank: {
      en: 'rank # soldier|captor|trooper|infantryman; soldier|captor|trooper|infantryman of|with|is? rank? #',
      ru: 'ранг бойца|захватчика|солдата|пехотинца #; боец|бойца|солдат|пехотинец|захватчик с? ранга? #',
    },
    rank: {
      en: 'needs|requires|of|with|has? rank #; rank needed|required #',
      ru: 'нужен|нужно|требуется? ранг #; нужен|нужно #; орудие|машина ранга #',
    },
  },
};
