/** Output of the initiative-row calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_PARTICIPANTS, name, spelledCard } from '../../engine/cards/card-fields.js';

export const output = fields({
  order: {
    kind: 'list',
    min: 1,
    max: MAX_PARTICIPANTS,
    label: { en: 'Order of action', ru: 'Порядок действий' },
    hint: { en: 'Lowest initiative first', ru: 'Начиная с самой низкой инициативы' },
    item: {
      kind: 'object',
      name: 'InitiativeDeckPlace',
      about: { en: 'A place in the order of initiative', ru: 'Место в порядке инициативы' },
      label: { en: 'Place', ru: 'Место' },
      fields: {
        place: {
          kind: 'int',
          min: 1,
          max: MAX_PARTICIPANTS,
          example: 1,
          label: { en: 'Place', ru: 'Место' },
          hint: { en: '1 acts first; two Star Lords share a place', ru: '1 действует первым; два звёздных лорда делят место' },
        },
        name,
        card: spelledCard,
        tied: {
          kind: 'boolean',
          label: { en: 'Roll off', ru: 'Спор кубиками' },
          hint: { en: 'Two Star Lords: dice decide between them', ru: 'Два звёздных лорда: между ними решают кубики' },
        },
      },
    },
  },
  decisions: {
    kind: 'list',
    min: 0,
    max: MAX_PARTICIPANTS,
    item: name,
    label: { en: 'Order of deciding', ru: 'Порядок решений' },
    hint: {
      en: 'Who decides in turn whether to activate the card’s effect; empty in cards only',
      ru: 'Кто за кем решает, активировать ли эффект карты; в «Только картах» пусто',
    },
  },
});
