/** Fields shared by the poker calculators. */
import { field } from '../../../calculator/fields.js';

/** Number of suits in the deck: five, or four for ordinary poker. */
export const pokerSuits = field({
  kind: 'int',
  min: 4,
  max: 5,
  default: 5,
  example: 5,
  label: { en: 'Suits', ru: 'Масти' },
  hint: {
    en: '5 for the whole deck of 65 cards, 4 for ordinary poker with any one suit taken out',
    ru: '5 — вся колода из 65 карт, 4 — обычный покер без любой одной масти',
  },
});
