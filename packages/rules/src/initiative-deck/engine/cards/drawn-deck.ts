/** SVG drawings of the deck for forms: five original emblems, each in a box of 24 by 24. */
import type { Deck } from '../../../calculator/fields.js';
import { STAR_LORD_LETTER } from '../../reference/tables/ranks.js';
import { SUIT_LETTERS, SUIT_ORDER } from '../../reference/tables/suits.js';
import { SUITS, type Suit } from '../../vocabulary.js';

const DRAWINGS: { readonly [S in Suit]: string } = {
  // A wing with three claws.
  DRAGONS: 'M3 21C3 10 9 4 21 3c-3 2-4 4-4 6 2 0 3 1 4 3-3-1-5 0-6 2 2 1 2 3 1 5-2-3-5-4-8-2-2 1-4 2-5 4z',
  // Spread wings and a tail.
  EAGLES: 'M12 6l1.500-3 1.500 3 8-1-3.500 6-4.500 2 1.500 7-4.500-3-4.500 3 1.500-7-4.500-2L1 5l8 1z',
  // Four knuckles over a wrist.
  FISTS: 'M4 9a2 2 0 0 1 4-1 2 2 0 0 1 4-1 2 2 0 0 1 4 1 2 2 0 0 1 4 1v6l-4 3v4H8v-4l-4-3zM8 8v4h1V8zM12 7v5h1V7zM16 8v4h1V8z',
  // A disc with eight rays.
  SUNS: 'M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10zM11 5l1-4 1 4zM11 19l1 4 1-4zM5 11l-4 1 4 1zM19 11l4 1-4 1zM6 7.500L4 4l3.500 2zM18 7.500L20 4l-3.500 2zM6 16.500L4 20l3.500-2zM18 16.500l2 3.500-3.500-2z',
  // Blade, guard and hilt.
  SWORDS: 'M12 1l2 3v11h5v2h-5.500v4l1 2h-5l1-2v-4H5v-2h5V4z',
};

const suits: Deck['suits'] = SUIT_ORDER.map((suit) => ({
  letter: SUIT_LETTERS[suit].en,
  name: SUITS.values[suit],
  drawing: DRAWINGS[suit],
}));

/** Cards of the five suits. */
export const SUITED_DECK: Deck = { suits, others: [] };

/** Cards of the five suits and the Star Lords. */
export const WHOLE_DECK: Deck = { suits, others: [STAR_LORD_LETTER.en] };
