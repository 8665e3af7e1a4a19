/** What the drax-hand calculator takes. */
import { field, fields } from '../../calculator/fields.js';
import { suitedCard } from '../cards/card-fields.js';
import { SUITS } from '../vocabulary.js';

const MOST_FACES = 15;

export const laidAside = field({
  kind: 'list',
  min: 0,
  max: MOST_FACES,
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

export const input = fields({
  cards: {
    kind: 'list',
    min: 4,
    max: 5,
    item: suitedCard,
    label: { en: 'Cards', ru: 'Карты' },
    hint: {
      en: 'Four or five cards, the hole card first; only that one may be a face',
      ru: 'Четыре или пять карт, закрытая первой; фигурой бывает только она',
    },
  },
  laidAside,
  localSuit,
  lordsInPlay: {
    kind: 'list',
    min: 0,
    max: 5,
    default: [],
    item: { kind: 'choice', type: SUITS, example: 'SUNS', label: { en: 'Suit', ru: 'Масть' } },
    label: { en: 'Lords in play', ru: 'Лорды в игре' },
    hint: { en: 'Suits of the Lords that other hands have', ru: 'Масти лордов, которые есть у других рук' },
  },
});
