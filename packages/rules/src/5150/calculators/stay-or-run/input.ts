/** Input of the stay-or-run calculator. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { leaderRepField, repField } from '../../engine/fields.js';
import { MOTIVATIONS } from '../../engine/stay-or-run/vocabulary.js';
import { rulings } from '../../reference/rulings/index.js';

/** Larger than any force in play. */
export const MAX_FIGURES = 200;

const FOR_PROFIT = {
  field: 'motivation',
  values: ['PROFIT'],
  text: { en: 'for a force that fights for profit', ru: 'для отряда, который сражается ради прибыли' },
} as const;

export const input = fields({
  figures: { kind: 'int', min: 1, max: MAX_FIGURES, example: 12, label: { en: 'Starting figures', ru: 'Фигурок в начале' } },
  losses: {
    kind: 'int',
    min: 0,
    max: MAX_FIGURES,
    default: 0,
    inForms: 'filled',
    example: 4,
    label: { en: 'Losses', ru: 'Потери' },
    hint: {
      en: 'Dead and out of the fight so far; left out, only the thresholds are told',
      ru: 'Убитые и выведенные из боя на сейчас; не указаны — названы только пороги',
    },
  },
  lossesAtLastTest: {
    kind: 'int',
    min: 0,
    max: MAX_FIGURES,
    default: 0,
    label: { en: 'Losses at the last test', ru: 'Потери к прошлому тесту' },
    hint: { en: '0 before the first', ru: '0, если теста ещё не было' },
  },
  motivation: {
    kind: 'choice',
    type: MOTIVATIONS,
    optional: true,
    inForms: 'filled',
    example: 'CONQUEST',
    label: { en: 'Motivation', ru: 'Мотивация' },
    hint: { en: 'Needed when a test is due', ru: 'Нужна, когда пора проходить тест' },
  },
  reps: {
    kind: 'list',
    item: repField,
    min: 1,
    max: MAX_FIGURES,
    optional: true,
    inForms: 'filled',
    label: { en: 'Reps', ru: 'Умения' },
    hint: {
      en: 'Of the figures still in the fight, when a test is due; one roll for all, each with its own Rep',
      ru: 'Фигурок, что ещё в бою, когда пора проходить тест; бросок один на всех, Умение у каждой своё',
    },
  },
  leaderRep: {
    ...leaderRepField,
    hint: { en: 'Of the Leader of the whole force, while still standing', ru: 'Предводителя всего отряда, пока он на ногах' },
  },
  loot: {
    kind: 'boolean',
    default: false,
    label: { en: 'Loot for half the force', ru: 'Добыча на половину отряда' },
    countsFor: FOR_PROFIT,
    hint: { en: 'Matters to profit', ru: 'Важно для прибыли' },
  },
  captives: {
    kind: 'boolean',
    default: false,
    label: { en: 'Wanted captives taken', ru: 'Нужные пленники взяты' },
    countsFor: FOR_PROFIT,
    hint: { en: 'Matters to profit', ru: 'Важно для прибыли' },
  },
  hostages: {
    kind: 'boolean',
    default: false,
    label: { en: 'Hostages freed', ru: 'Заложники освобождены' },
    countsFor: FOR_PROFIT,
    hint: { en: 'Matters to profit', ru: 'Важно для прибыли' },
  },
  readings: readingsField(rulings, ['losses-half-down', 'colonists-stop']),
});
