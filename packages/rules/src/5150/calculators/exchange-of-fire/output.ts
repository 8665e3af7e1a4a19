/** Output of the exchange of fire. */
import { field, fields } from '../../../calculator/fields.js';
import { outOfActionField } from '../../engine/fields.js';
import { FATES, MAX_FIGURES } from './vocabulary.js';

const figure = field({
  kind: 'object',
  name: 'FiftyOneFiftyExchangeFigure',
  about: { en: 'A figure after the exchange', ru: 'Фигурка после перестрелки' },
  label: { en: 'Figure', ru: 'Фигурка' },
  fields: {
    outOfAction: { ...outOfActionField, better: 'neither' },
    silenced: {
      kind: 'chance',
      better: 'neither',
      label: { en: 'Silenced', ru: 'Подавлена или выбыла' },
      hint: {
        en: 'Prone, ducked back, panicked, running, stunned or out of action',
        ru: 'Залегла, испугалась, паникует, бежит, оглушена или выбыла',
      },
    },
    fates: {
      kind: 'list',
      min: 1,
      max: 11,
      label: { en: 'How it ends', ru: 'Чем кончится' },
      item: {
        kind: 'object',
        name: 'FiftyOneFiftyFateOdds',
        about: { en: 'An end and its odds', ru: 'Исход и его шанс' },
        label: { en: 'End', ru: 'Исход' },
        fields: {
          fate: { kind: 'choice', type: FATES, example: 'DUCKED_BACK', label: { en: 'End', ru: 'Исход' } },
          chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
        },
      },
    },
  },
});

const side = (en: string, ru: string) => field({ kind: 'list', item: figure, min: 0, max: MAX_FIGURES, label: { en, ru } });

export const output = fields({
  secondOutOfAction: {
    kind: 'exact',
    better: { higher: 'FIRST' },
    label: { en: 'Shot at: out of action', ru: 'Обстрелянные: выбывает' },
    hint: { en: 'Figures dead or out of the fight, on average', ru: 'Сколько убито или выведено из боя, в среднем' },
  },
  firstOutOfAction: {
    kind: 'exact',
    better: { higher: 'SECOND' },
    label: { en: 'First to fire: out of action', ru: 'Стрелявшие первыми: выбывает' },
    hint: { en: 'Figures dead or out of the fight, on average', ru: 'Сколько убито или выведено из боя, в среднем' },
  },
  secondSilenced: {
    kind: 'exact',
    better: { higher: 'FIRST' },
    label: { en: 'Shot at: silenced', ru: 'Обстрелянные: умолкает' },
    hint: {
      en: 'Figures that fight no more for now, those out of action included, on average',
      ru: 'Сколько больше не стреляет, считая выбывших, в среднем',
    },
  },
  firstSilenced: {
    kind: 'exact',
    better: { higher: 'SECOND' },
    label: { en: 'First to fire: silenced', ru: 'Стрелявшие первыми: умолкает' },
    hint: {
      en: 'Figures that fight no more for now, those out of action included, on average',
      ru: 'Сколько больше не стреляет, считая выбывших, в среднем',
    },
  },
  second: side('Those shot at', 'Обстрелянные'),
  first: side('Those who fired first', 'Стрелявшие первыми'),
});
