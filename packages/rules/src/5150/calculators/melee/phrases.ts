/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'melee; hand to hand; fight|fights; brawl; rep # vs|v|against rep #; wins round; who wins; knife|bayonet|fists fight; rounds; close combat; charge into; wins first round; fights to the end',
    ru: 'рукопашная; рукопашный|рукопашной|рукопашку|врукопашную; драка|дерутся|драке; умение # против #; у # на у #; кто победит|кого; штык|нож против; раунд|раунда; возьмет верх; до конца; уделаю; ничья в рукопашной',
  },
};
