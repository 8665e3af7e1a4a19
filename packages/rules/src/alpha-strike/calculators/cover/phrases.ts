/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'is|does it|that count? partial cover; line of sight; cover; how much is hidden; can i see; hidden; do i see; blocked; is there los; partial cover or not; hull down',
    ru: 'частичное укрытие; есть ли линия видимости; линия видимости; считается|даёт укрытие|укрытием; сколько скрыто|закрыто; скрыт наполовину; видно ли; вижу ли; торчит; закрыт|скрыт холмом|стеной',
  },
};
