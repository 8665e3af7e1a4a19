/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'close combat; melee; hand to hand; bb # vs|against; win odds; stab|stabbing|fight|fights|charges; attacks in melee; attacker wins; punch; jumps; from behind; close assault; attacks a soldier; attacks from behind; hand-to-hand; stab; fight in melee; kills in melee; assaults; wins the melee; knife fight; charges|charging him; beats him in; jumps him',
    ru: 'ближний бой; врукопашную; рукопашная|рукопашка|рукопашку|рукопашной; бб # против|на; кто кого; шанс победить|пробить|победы; нападает|нападаю|бросается; в ближнем бою; внезапная|внезапной атака; зарезать|заколоть; напал|нападает сзади|на; рукопашка; зарежет|зарезать; победит; бб на; бб против; драка; дерется; атакует в рукопашной; забьет; бьет в ближнем',
  },
  assumed: { 'attacker.kind': 'INFANTRY', 'defender.kind': 'INFANTRY' },
};
