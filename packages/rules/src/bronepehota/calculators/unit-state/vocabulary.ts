/** Vocabulary of the state of a machine or gun: what comes of an attempt to capture it. No logic. */
import { vocabulary, type Word } from '../../../calculator/fields.js';

export const CAPTURES = vocabulary(
  'BronepehotaCapture',
  { en: 'What comes of an attempt to capture a machine or gun', ru: 'Чем кончится попытка захватить машину или орудие' },
  {
    FIRES_AT_ONCE: { en: 'captured, and may fire this turn', ru: 'захват удался, стрелять можно в этот же тур' },
    FROM_NEXT_TURN: { en: 'captured, acts from the next turn', ru: 'захват удался, в бой — со следующего тура' },
    WITHOUT_FIRE: { en: 'captured, but this soldier may not fire it', ru: 'захват удался, но стрелять этот боец не может' },
    RANK_TOO_LOW: { en: 'not captured: the rank is too low', ru: 'захватить нельзя: ранг мал' },
    DESTROYED: { en: 'nothing left to capture', ru: 'захватывать нечего' },
  },
);
export type Capture = Word<typeof CAPTURES>;
