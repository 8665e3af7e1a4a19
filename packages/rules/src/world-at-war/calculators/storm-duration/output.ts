/** Output of the storm calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  phases: {
    kind: 'list',
    min: 1,
    max: 5,
    label: { en: 'Marker phases', ru: 'Фазы снятия маркеров' },
    item: {
      kind: 'object',
      name: 'WorldAtWarStormPhase',
      about: {
        en: 'A marker phase and the odds that the storm ends in it',
        ru: 'Фаза снятия маркеров и шанс, что буря стихнет именно в ней',
      },
      label: { en: 'Phase', ru: 'Фаза' },
      fields: {
        phase: {
          kind: 'int',
          min: 1,
          max: 5,
          example: 1,
          label: { en: 'Marker phase', ru: 'Фаза снятия маркеров' },
          hint: { en: 'Counted from the first after the storm broke', ru: 'Считая от первой после начала бури' },
        },
        needed: {
          kind: 'int',
          min: 1,
          max: 6,
          example: 5,
          label: { en: 'Ends on', ru: 'Стихает при' },
          hint: { en: 'This or more on the die as it falls', ru: 'Не меньше этого на самом кубике' },
        },
        chance: {
          kind: 'chance',
          label: { en: 'Odds', ru: 'Шанс' },
          hint: { en: 'That the storm ends in just this phase', ru: 'Что буря стихнет именно в этой фазе' },
        },
        over: {
          kind: 'chance',
          label: { en: 'Over by then', ru: 'Уже стихла' },
          hint: { en: 'That it has ended in this phase or earlier', ru: 'Что она стихла в этой фазе или раньше' },
        },
      },
    },
  },
  mean: {
    kind: 'exact',
    better: 'neither',
    label: { en: 'Average', ru: 'В среднем' },
    hint: { en: 'Average number of the phase in which it ends', ru: 'Средний номер фазы, в которой она стихает' },
  },
});
