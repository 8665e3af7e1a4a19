/** Glossary of Paper Fleet in both languages. */
import type { Term } from '../../../reference/reference.js';

export const glossary: readonly Term[] = [
  {
    id: 'broadside',
    name: { en: 'broadside', ru: 'бортовой залп' },
    aliases: ['volley'],
    meaning: { en: 'All guns of a ship fired at once', ru: 'Все орудия корабля стреляют разом' },
  },
  {
    id: 'hull',
    name: { en: 'hull', ru: 'корпус' },
    meaning: { en: 'How many hits a ship takes before it sinks', ru: 'Сколько попаданий выдерживает корабль, пока не утонет' },
  },
];
