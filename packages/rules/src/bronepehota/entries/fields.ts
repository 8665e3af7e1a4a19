/** Figures shared by several armlists. Distances are in steps of 5 cm. Dice have a Latin D. */
import { field, vocabulary } from '../../calculator/fields.js';
import { MAX_ARMOR, MAX_RANK, MAX_SHOTS } from '../engine/shooting/fields.js';

const MAX_FIGURE = 40;

/** A whole-number figure of an armlist. */
export const figure = <const L extends { readonly en: string; readonly ru: string }>(label: L, example: number) =>
  field({ kind: 'int', min: 0, max: MAX_FIGURE, example, label });

export const rank = field({ kind: 'int', min: 1, max: MAX_RANK, example: 2, label: { en: 'Rank', ru: 'Ранг' } });

export const range = field({
  kind: 'text',
  maxLength: 16,
  dice: true,
  pattern: /^D(6|12|20)(\+[1-9])?$/,
  allowed: { en: 'D6, D12 or D20, with a number to add: D6+2', ru: 'D6, D12 или D20, можно с прибавкой: D6+2' },
  example: 'D6+2',
  label: { en: 'Range', ru: 'Дальность' },
  short: { en: 'Range', ru: 'Дальн.' },
});

export const power = field({
  kind: 'text',
  maxLength: 16,
  dice: true,
  pattern: /^[1-9]D(6|12|20)$/,
  allowed: { en: '1 to 9 dice D6, D12 or D20: 4D12', ru: 'от 1 до 9 кубиков D6, D12 или D20: 4D12' },
  example: '4D12',
  label: { en: 'Power', ru: 'Мощность' },
  short: { en: 'Power', ru: 'Мощн.' },
});

export const speed = { ...figure({ en: 'Speed', ru: 'Скорость' }, 4), hint: { en: 'Points a turn', ru: 'Очков за ход' } } as const;

/** Figures shared by machines and guns. */
export const crewed = {
  rank: { ...rank, hint: { en: 'That its crew needs', ru: 'Который нужен расчёту или экипажу' } },
  rateOfFire: {
    ...figure({ en: 'Rate of fire', ru: 'Скорострельность' }, 1),
    max: MAX_SHOTS,
    hint: { en: 'Shots a turn', ru: 'Выстрелов за ход' },
  },
  ammunition: { ...figure({ en: 'Ammunition', ru: 'Боезапас' }, 12), hint: { en: 'Power dice', ru: 'Кубиков мощности' } },
  durability: field({
    kind: 'int',
    min: 0,
    max: MAX_ARMOR,
    example: 9,
    label: { en: 'Durability', ru: 'Прочность' },
    hint: { en: 'Its armor when undamaged', ru: 'Броня, пока нет повреждений' },
  }),
} as const;

export const WEIGHTS = vocabulary(
  'BronepehotaWeight',
  { en: 'Class of a machine', ru: 'Класс машины' },
  { heavy: { en: 'heavy', ru: 'тяжёлый' }, light: { en: 'light', ru: 'лёгкий' } },
);

export const MOBILITIES = vocabulary(
  'BronepehotaMobility',
  { en: 'Whether a gun can be moved', ru: 'Можно ли двигать орудие' },
  { mobile: { en: 'mobile', ru: 'мобильное' }, fixed: { en: 'fixed', ru: 'стационарное' } },
);
