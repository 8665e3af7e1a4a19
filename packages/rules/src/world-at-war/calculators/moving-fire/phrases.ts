/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'moving fire; fires? moving|while moving; moving fire level; move and fire|shoot; to hit on the move; firepower on the move; through smoke; level of moving fire; shoot while moving; fires|shoots on the move; drive and shoot; fire while driving; penalty for moving; stabilized; lvl of; after driving|moving; accuracy when moving; accuracy when it? moves; drive by; level of; on the go; shoot on the go; while driving',
    ru: 'стрельба|огонь в движении|с ходу|на ходу; уровень|уровни стрельбы|огня; на ходу стреляет; стреляет на ходу|с ходу|в движении; сквозь|через дым; уровни; на ходу; какой уровень; стреляет на ходу; с ходу; штраф; в движении; стреляет в движении; огонь в движении; стрелять с ходу; ведет огонь на ходу; стабилизатор; уровень; какой штраф; с гусениц; на бегу|марше; едет стреляет; когда едут; едут; бить через дым',
  },
};
