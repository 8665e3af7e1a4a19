/** Input of the activation-order calculator. */
import { fields } from '../../../calculator/fields.js';
import { MAX_PARTICIPANTS, name } from '../../engine/cards/card-fields.js';

const MAX_UNITS = 100;

export const input = fields({
  participants: {
    kind: 'list',
    min: 1,
    max: MAX_PARTICIPANTS,
    label: { en: 'Participants', ru: 'Участники боя' },
    hint: { en: 'From the lowest initiative to the highest', ru: 'От самой низкой инициативы к самой высокой' },
    item: {
      kind: 'object',
      name: 'InitiativeParticipantInput',
      about: { en: 'A player, or a lance, star or Level II', ru: 'Игрок либо копьё, звезда или уровень II' },
      label: { en: 'Participant', ru: 'Участник боя' },
      fields: {
        name,
        units: {
          kind: 'int',
          min: 0,
          max: MAX_UNITS,
          example: 4,
          label: { en: 'Units', ru: 'БЕ' },
          hint: { en: 'Units that have yet to activate', ru: 'Сколько боевых единиц ещё не активировано' },
        },
      },
    },
  },
});
