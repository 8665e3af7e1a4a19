/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'close combat; melee; hand to hand; bb # vs|against; win odds; stab|stabbing|fight|fights|charges; attacks in melee; attacker wins; punch; jumps; from behind; close assault',
    ru: 'ближний бой; врукопашную; рукопашная|рукопашка|рукопашку|рукопашной; бб # против|на; кто кого; шанс победить|пробить|победы; нападает|нападаю|бросается; в ближнем бою; внезапная|внезапной атака; зарезать|заколоть',
  },
  assumed: { 'attacker.kind': 'INFANTRY', 'defender.kind': 'INFANTRY' },
};
