/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'activation; act this turn; acts first; who acts|goes first; do they get to act; activation roll; chance to act; goes first; side acts; side activates; activates first; which side; sides; which group; take initiative; nobody moves|acts; same dice; my boys get to go; get to go first; go first this turn; his die; my die; leader die vs',
    ru: 'активация; активироваться|активируется; сходит|ходит первым; кто действует|ходит первым; будет ли действовать; бросок|на активации; ходит; шанс активироваться|сходить; стороны активация; две стороны; чья активация; какая сторона; у меня группы у врага; кто первый; кто действует; сторона; одинаковые кубы|кубики выпали; никто не ходит; обоим; как часто никто; дубль',
  },
};
