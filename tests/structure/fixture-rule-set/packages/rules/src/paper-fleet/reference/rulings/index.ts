/** Rulings on questions that Paper Fleet leaves open. */
import type { Ruling } from '../../../reference/reference.js';

export const rulings: readonly Ruling[] = [
  {
    id: 'paper-fleet/ruling/sinking-ships-fire',
    title: { en: 'Sinking ships', ru: 'Тонущие корабли' },
    section: 'paper-fleet/broadside',
    question: { en: 'Does a ship that is sinking still fire?', ru: 'Стреляет ли тонущий корабль?' },
    readings: [
      { en: 'Yes: both sides fire at the same time.', ru: 'Да: обе стороны стреляют одновременно.' },
      { en: 'No: whoever hits first sinks the other.', ru: 'Нет: кто попал первым, тот и потопил.' },
    ],
    decision: { en: 'Both sides fire at the same time.', ru: 'Обе стороны стреляют одновременно.' },
  },
];
