/** Input of the melee of one against several. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { fighterFields } from '../../engine/melee/fields.js';
import { MELEE_READINGS } from '../../engine/melee/modifiers.js';
import { rulings } from '../../reference/rulings/index.js';

const MIN_OPPONENTS = 2;
export const MAX_OPPONENTS = 3;

const { secondWeapon: _, ...opponentFields } = fighterFields;

export const input = fields({
  fighter: {
    kind: 'object',
    name: 'FiftyOneFiftyOutnumberedFighterInput',
    about: { en: 'The fighter who is outnumbered', ru: 'Боец, который один против нескольких' },
    label: { en: 'The one', ru: 'Один' },
    fields: fighterFields,
  },
  opponents: {
    kind: 'list',
    min: MIN_OPPONENTS,
    max: MAX_OPPONENTS,
    label: { en: 'The several', ru: 'Противники' },
    hint: { en: 'Each fights nobody else', ru: 'Каждый дерётся только с ним' },
    item: field({
      kind: 'object',
      name: 'FiftyOneFiftyMeleeOpponentInput',
      about: { en: 'One of several opponents in melee', ru: 'Один из нескольких противников в рукопашной' },
      label: { en: 'Opponent', ru: 'Противник' },
      fields: opponentFields,
    }),
  },
  readings: readingsField(rulings, ['beaten-strikes-nobody', ...MELEE_READINGS]),
});
