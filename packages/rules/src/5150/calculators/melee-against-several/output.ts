/** Output of the melee of one against several. */
import { field, fields } from '../../../calculator/fields.js';
import { MAX_OPPONENTS } from './input.js';

const end = field({
  kind: 'object',
  name: 'FiftyOneFiftyMeleeEnd',
  about: { en: 'How the melee ends for a figure', ru: 'Чем рукопашная кончается для фигурки' },
  label: { en: 'End', ru: 'Исход' },
  fields: {
    stands: {
      kind: 'chance',
      better: 'neither',
      label: { en: 'Stands', ru: 'На ногах' },
      hint: { en: 'A melee that never ends included', ru: 'Считая рукопашную, которая не кончится' },
    },
    stunned: { kind: 'chance', better: 'neither', label: { en: 'Stunned', ru: 'Оглушён' } },
    outOfTheFight: { kind: 'chance', better: 'neither', label: { en: 'Out of the fight', ru: 'Выведен из боя' } },
    dead: { kind: 'chance', better: 'neither', label: { en: 'Dead', ru: 'Убит' } },
  },
});

export const output = fields({
  fighterWins: {
    kind: 'chance',
    better: { higher: 'FIRST' },
    label: { en: 'The one wins', ru: 'Побеждает один' },
    hint: { en: 'He stands and all opponents are down', ru: 'Он на ногах, а все противники — нет' },
  },
  opponentsWin: {
    kind: 'chance',
    better: { higher: 'SECOND' },
    label: { en: 'The several win', ru: 'Побеждают противники' },
    hint: { en: 'He is down and at least one of them stands', ru: 'Он упал, и хотя бы один из них на ногах' },
  },
  nobodyStands: { kind: 'chance', better: 'neither', label: { en: 'Nobody stands', ru: 'Не устоял никто' } },
  endless: { kind: 'chance', better: 'neither', label: { en: 'Never ends', ru: 'Не кончится никогда' } },
  standing: {
    kind: 'list',
    min: 1,
    max: MAX_OPPONENTS + 1,
    label: { en: 'Opponents left standing', ru: 'Сколько противников устоит' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyStandingOpponents',
      about: { en: 'A number of opponents left standing, and its odds', ru: 'Сколько противников устоит и с каким шансом' },
      label: { en: 'Opponents', ru: 'Противники' },
      fields: {
        figures: { kind: 'int', min: 0, max: MAX_OPPONENTS, example: 1, label: { en: 'Figures', ru: 'Фигурок' } },
        chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
      },
    },
  },
  fighter: { ...end, label: { en: 'The one', ru: 'Один' } },
  opponents: { kind: 'list', min: 2, max: MAX_OPPONENTS, item: end, label: { en: 'The several', ru: 'Противники' } },
});
