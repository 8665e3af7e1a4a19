/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'melee; hand to hand; fight; brawl; rep # vs|v|against rep #; wins round; who wins; knife|bayonet|fists fight; rounds; close combat; charge into; wins first round; fights to the end; versus unarmed; with a knife versus; three rounds; wrestle; beat him; fight him; stabs; bayonet; duel with knives; hand to hand fight; brawl with; who wins the brawl; in melee; grabbed a; went for the; chair leg',
    ru: 'рукопашный|рукопашку|врукопашную; драка|дерутся; умение # против #; у # на у #; кто победит|кого; штык|нож против; раунд; возьмет верх; до конца; уделаю; ничья в рукопашной; со штыком на; с ножом на; подрались; мордобой; на кулаках; зарежет|заколет; против в рукопашной; бой на ножах; штык vs нож; vs нож|штык|кулаки; сколько раундов; и кто выживет; схлестнулись',
  },
};
