/** Input of the melee calculator: two fighters and the number of rounds to show. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { fighterFields as shared } from '../../engine/melee/fields.js';
import { MELEE_READINGS } from '../../engine/melee/modifiers.js';
import { rulings } from '../../reference/rulings/index.js';

/** Two dice plus all attribute dice. */
const MAX_DICE = 6;
const MAX_OPPONENTS = 3;
export const MAX_ROUNDS = 20;

const { secondWeapon, flanked, ...before } = shared;
const fighterFields = fields({
  ...before,
  opponents: {
    kind: 'int',
    min: 1,
    max: MAX_OPPONENTS,
    default: 1,
    label: { en: 'Opponents', ru: 'Противников' },
    hint: { en: 'How many it fights at once', ru: 'Со сколькими дерётся сразу' },
  },
  secondWeapon,
  flanked,
  roll: {
    kind: 'list',
    min: 1,
    max: MAX_DICE,
    optional: true,
    item: { kind: 'int', min: 1, max: 6, label: { en: 'Die', ru: 'Кубик' } },
    label: { en: 'Dice of the first round', ru: 'Кубики первого раунда' },
    hint: { en: 'If they have fallen already; leave out for all odds', ru: 'Если уже брошены; без них считаются все шансы' },
  },
});

const fighter = field({
  kind: 'object',
  name: 'FiftyOneFiftyFighterInput',
  about: { en: 'One side of a melee', ru: 'Одна сторона рукопашной' },
  label: { en: 'Fighter', ru: 'Боец' },
  fields: fighterFields,
});

export const input = fields({
  fighter,
  opponent: { ...fighter, label: { en: 'Opponent', ru: 'Противник' } },
  rounds: {
    kind: 'int',
    min: 1,
    max: MAX_ROUNDS,
    default: 3,
    label: { en: 'Rounds', ru: 'Раунды' },
    hint: { en: 'Odds are given after each of them, and for the end', ru: 'Шансы даются после каждого и для исхода' },
  },
  readings: readingsField(rulings, MELEE_READINGS),
});
