/** The few words that the rulebook itself says around tables, rulings and examples. */
import type { Text } from '@rangefinder/rules';

export const LABELS = {
  ruling: { en: 'Ruling', ru: 'Как решено' },
  readings: { en: 'The rule can be read in these ways', ru: 'Правило можно понять так' },
  allRulings: { en: 'Among the other rulings', ru: 'Среди других спорных мест' },
  decision: { en: 'Played here', ru: 'Здесь играют так' },
  example: { en: 'Example', ru: 'Пример' },
  steps: { en: 'Step by step', ru: 'По шагам' },
  change: { en: 'Change the figures', ru: 'Поменять условия' },
  calculator: { en: 'Calculator', ru: 'Калькулятор' },
} as const satisfies Readonly<Record<string, Text>>;
