/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'activation; activate|activates|activated; act this turn; acts first; who acts|goes first; do they get to act; activation roll; chance to act; goes first; side acts; side activates; activates first; which side; who goes first; sides; which group; activates; take initiative; nobody moves|acts; same dice; my boys get to go; get to go first; go first this turn; his die; my die; leader die vs',
    ru: 'активация; активироваться|активируется|активируются; сходит|ходит первым; кто действует|ходит первым; будет ли действовать; бросок|на активации|активацию; ходит; шанс активироваться|сходить; стороны активация; две стороны; кто ходит первым; чья активация; какая сторона; активируется; ходит первым; у меня группы у врага; кто первый; кто действует; сторона; одинаковые кубы|кубики|кубы выпали; никто не ходит; обоим; как часто никто; дубль',
  },
};
