/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'close combat; melee; hand to hand; bb # vs|against; win odds; stab|fight|charges; attacks in melee; attacker wins; punch; jumps; from behind; close assault; attacks a soldier; attacks from behind; fight in melee; kills in melee; assaults; wins the melee; knife fight; charges him; beats him in; jumps him',
    ru: 'ближний бой; врукопашную; рукопашная|рукопашка; бб # против|на; кто кого; шанс победить|пробить; нападает|бросается; в ближнем бою; внезапная атака; зарезать|заколоть; напал|нападает сзади|на; зарежет|зарезать; победит; бб на; бб против; драка; дерется; атакует в рукопашной; забьет; бьет в ближнем',
  },
  assumed: { 'attacker.kind': 'INFANTRY', 'defender.kind': 'INFANTRY' },
};
