/** Input of the initiative calculator: the players and their rolls so far. */
import { field, fields } from '../../../calculator/fields.js';
import { REROLLERS } from '../../vocabulary.js';

export const INITIATIVE_DIE = 12;
const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 12;
const MAX_NAME_CHARACTERS = 40;

const player = field({
  kind: 'object',
  name: 'BronepehotaPlayerInput',
  about: { en: 'A player who rolls for initiative', ru: 'Игрок, который бросает на инициативу' },
  label: { en: 'Player', ru: 'Игрок' },
  fields: fields({
    name: {
      kind: 'text',
      maxLength: MAX_NAME_CHARACTERS,
      pattern: /\S/,
      optional: true,
      example: 'Anna',
      label: { en: 'Name', ru: 'Имя' },
    },
    roll: {
      kind: 'int',
      min: 1,
      max: INITIATIVE_DIE,
      optional: true,
      example: 8,
      label: { en: 'Rolled', ru: 'Выпало' },
      hint: { en: 'On the D12; leave out when it is still to be rolled', ru: 'На Д12; не указывайте, если ещё не бросали' },
    },
  }),
});

export const input = fields({
  players: { kind: 'list', item: player, min: MIN_PLAYERS, max: MAX_PLAYERS, label: { en: 'Players', ru: 'Игроки' } },
  again: {
    kind: 'choice',
    type: REROLLERS,
    default: 'ALL',
    label: { en: 'After a tie', ru: 'При ничьей' },
    hint: { en: 'Who rolls again when the highest tie', ru: 'Кто перебрасывает, если лучший результат не у одного' },
  },
});
