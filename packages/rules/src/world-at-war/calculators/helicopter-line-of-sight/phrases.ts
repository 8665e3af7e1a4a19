/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'helicopter|chopper|helo|heli line of sight|los|see; helicopter|chopper|helo|heli; can my? helicopter see; flying over; heli over; what level is a? heli; blocks helicopter; vtol see',
    ru: 'вертолет|вертушка линия видимости|видит|видно; вертолет; вертолета|вертолетом|вертушка|вертушки; вертолет видит; летит над; над лесистым|лесом|холмом|городом|чистым; какой уровень|на каком уровне вертолет|вертолета',
  },
};
