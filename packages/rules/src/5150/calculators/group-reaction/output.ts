/** Output of the group reaction. */
import { field, fields } from '../../../calculator/fields.js';
import { ACTIONS } from '../../engine/reaction/vocabulary.js';
import { MAX_FIGURES } from './vocabulary.js';

/** Two rolls of two shared dice and a third one, each at most 42 different results. */
const MAX_COMBINATIONS = 1764;

const action = field({ kind: 'choice', type: ACTIONS, label: { en: 'Action', ru: 'Действие' } });

export const output = fields({
  acting: {
    kind: 'list',
    min: 0,
    max: MAX_FIGURES + 1,
    label: { en: 'How many fire or fight', ru: 'Сколько стреляет или дерётся' },
    hint: {
      en: 'Figures that fire, charge, fight or return, by number; the largest first',
      ru: 'Сколько фигурок стреляет, атакует, дерётся или возвращается в бой; сначала больше',
    },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyActing',
      about: { en: 'A number of figures that act, and its odds', ru: 'Сколько фигурок действует и с каким шансом' },
      label: { en: 'Figures', ru: 'Фигурки' },
      fields: {
        figures: { kind: 'int', min: 0, max: MAX_FIGURES, example: 2, label: { en: 'Figures', ru: 'Фигурок' } },
        chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
      },
    },
  },
  everyone: { kind: 'chance', better: { higher: 'ACTOR' }, label: { en: 'Everyone acts', ru: 'Действуют все' } },
  nobody: { kind: 'chance', better: { lower: 'ACTOR' }, label: { en: 'Nobody acts', ru: 'Не действует никто' } },
  mean: { kind: 'exact', better: { higher: 'ACTOR' }, label: { en: 'Act on average', ru: 'Действует в среднем' } },
  figures: {
    kind: 'list',
    min: 0,
    max: MAX_FIGURES,
    label: { en: 'By figure', ru: 'По фигуркам' },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyGroupFigure',
      about: { en: 'What a figure of the group does', ru: 'Что делает фигурка группы' },
      label: { en: 'Figure', ru: 'Фигурка' },
      fields: {
        actions: {
          kind: 'list',
          min: 1,
          max: 3,
          label: { en: 'Actions', ru: 'Действия' },
          item: {
            kind: 'object',
            name: 'FiftyOneFiftyGroupAction',
            about: { en: 'An action and its odds', ru: 'Действие и его шанс' },
            label: { en: 'Action', ru: 'Действие' },
            fields: { action, chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } } },
          },
        },
      },
    },
  },
  together: {
    kind: 'list',
    min: 0,
    max: MAX_COMBINATIONS,
    label: { en: 'All together', ru: 'Все вместе' },
    hint: {
      en: 'What all figures do on the same roll, the likeliest first',
      ru: 'Что делают все на одном броске, сначала самое вероятное',
    },
    item: {
      kind: 'object',
      name: 'FiftyOneFiftyGroupCombination',
      about: { en: 'What every figure does on one roll, in the order given', ru: 'Что делает каждая фигурка на одном броске, по порядку' },
      label: { en: 'Combination', ru: 'Сочетание' },
      fields: {
        actions: { kind: 'list', min: 1, max: MAX_FIGURES, item: action, label: { en: 'Actions', ru: 'Действия' } },
        chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
      },
    },
  },
});
