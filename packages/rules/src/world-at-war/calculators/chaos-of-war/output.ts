/** Output of the Chaos of War calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { CHAOS_EFFECT_IDS } from '../../reference/tables/chaos-effects.js';

const effect = field({
  kind: 'object',
  name: 'ChaosOfWarEffect',
  about: { en: 'An effect of Chaos of War with its odds', ru: 'Эффект «Хаоса войны» и его шанс' },
  label: { en: 'Effect', ru: 'Эффект' },
  fields: {
    roll: { kind: 'int', min: 2, max: 18, example: 14, label: { en: 'Total', ru: 'Сумма' } },
    id: { kind: 'id', of: CHAOS_EFFECT_IDS, example: 'thors-hammer', label: { en: 'Id', ru: 'Код' } },
    title: { kind: 'words', label: { en: 'Effect', ru: 'Эффект' } },
    text: { kind: 'words', label: { en: 'What happens', ru: 'Что происходит' } },
    side: { kind: 'words', label: { en: 'Side', ru: 'Сторона' }, hint: { en: 'The side that benefits', ru: 'Какой стороне на пользу' } },
    chance: {
      kind: 'chance',
      label: { en: 'Odds', ru: 'Шанс' },
      hint: {
        en: 'That the whole procedure, begun with these dice and rolling again included, ends with this effect',
        ru: 'Что весь розыгрыш, начатый этим числом кубиков, с перебросами кончится этим эффектом',
      },
    },
  },
});

export const output = fields({
  effects: {
    kind: 'list',
    min: 1,
    max: 17,
    item: effect,
    label: { en: 'Effects', ru: 'Эффекты' },
    hint: { en: 'The effect of the roll, or all of them', ru: 'Эффект броска либо все эффекты' },
  },
  rollAgain: {
    kind: 'int',
    better: 'neither',
    min: 2,
    max: 3,
    unit: 'dice',
    optional: true,
    example: 3,
    label: { en: 'Roll again', ru: 'Перебросить' },
    hint: {
      en: 'Dice to roll again; none when the effect stands or no roll is given',
      ru: 'Сколько кубиков бросить снова; нет, если эффект действует или бросок не указан',
    },
  },
});
