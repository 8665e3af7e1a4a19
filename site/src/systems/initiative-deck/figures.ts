/** Drawings of the Initiative Deck by section. */
import type { Figures } from '../../figures/figure.js';
import { cardOrder, ranks, suits, twoSuits } from './drawings/deck.js';
import { draxDeal, draxFaces, draxWrap } from './drawings/drax.js';
import { fiveSuits, fourSuits } from './drawings/hands.js';
import { activating, conversion, initiativeRow, unequalNumbers } from './drawings/row.js';

export const figures: Figures = {
  'initiative-deck/suits': suits,
  'initiative-deck/ranks': ranks,
  'initiative-deck/card-order': cardOrder,
  'initiative-deck/cards-only-row': initiativeRow,
  'initiative-deck/cards-only-two-suits': twoSuits,
  'initiative-deck/unequal-numbers': unequalNumbers,
  'initiative-deck/activating-effects': activating,
  'initiative-deck/alpha-strike': conversion,
  'initiative-deck/poker-five-suits': fiveSuits,
  'initiative-deck/poker-four-suits': fourSuits,
  'initiative-deck/drax-faces': draxFaces,
  'initiative-deck/drax-wrap': draxWrap,
  'initiative-deck/drax-dealing': draxDeal,
};
