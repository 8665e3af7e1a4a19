/** Fields shared by the drax hand and the comparison of hands. */
import { field } from '../../../calculator/fields.js';
import { SUITS } from '../../vocabulary.js';
import { suitedCard } from '../cards/card-fields.js';

const MAX_FACES = 15;

export const laidAside = field({
  kind: 'list',
  min: 0,
  max: MAX_FACES,
  default: [],
  item: suitedCard,
  label: { en: 'Laid aside', ru: 'Отложено' },
  hint: {
    en: 'Drax: MechWarriors, Dukes and Lords dealt up to this hand',
    ru: 'Дракс: мехвоины, герцоги и лорды, пришедшие этой руке в открытую',
  },
});

export const localSuit = field({
  kind: 'choice',
  type: SUITS,
  optional: true,
  example: 'FISTS',
  label: { en: 'Local suit', ru: 'Местная масть' },
  hint: { en: 'Drax: suit of the House whose space you play in', ru: 'Дракс: масть Дома, на чьей территории идёт игра' },
});
