/** Calculator definition. It answers the question: can the helicopter fire at it? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const helicopterLineOfSight = defineCalculator({
  system: 'world-at-war',
  name: 'helicopterLineOfSight',
  answer: 'WorldAtWarHelicopterLineOfSightAnswer',
  title: { en: 'Helicopter line of sight', ru: 'Линия видимости вертолёта' },
  about: { en: 'Whether a helicopter sees its target, and what blocks the view', ru: 'Видит ли вертолёт цель и что её закрывает' },
  rule: 'world-at-war/helicopter-line-of-sight',
  input,
  output,
  layout: {
    sides: [
      { label: { en: 'Helicopter', ru: 'Вертолёт' }, fields: ['over'] },
      { label: { en: 'Target', ru: 'Цель' }, fields: ['target', 'targetIn'] },
    ],
    between: ['line'],
  },
  rankBy: 'clear',
  relations,
  resolve,
  cost: 0.002,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Over clear, infantry four hexes behind a town', ru: 'Над чистой местностью, пехота в четырёх гексах за городом' },
      draft: {
        over: 'CLEAR',
        target: 'GROUND',
        line: [{ terrain: 'CLEAR', hexes: 2 }, { terrain: 'TOWN' }, { terrain: 'CLEAR', hexes: 3 }],
      },
    },
    {
      title: { en: 'Over clear, infantry two hexes behind a town', ru: 'Над чистой местностью, пехота в двух гексах за городом' },
      draft: {
        over: 'CLEAR',
        target: 'GROUND',
        line: [{ terrain: 'CLEAR', hexes: 3 }, { terrain: 'TOWN', hexes: 2 }, { terrain: 'CLEAR' }],
      },
    },
    {
      title: { en: 'Over a hill, a target behind a slope of that hill', ru: 'Над холмом, цель за склоном того же холма' },
      draft: { over: 'HILL', target: 'GROUND', line: [{ terrain: 'HILL', hexes: 2, sameHill: true }] },
    },
  ],
});
