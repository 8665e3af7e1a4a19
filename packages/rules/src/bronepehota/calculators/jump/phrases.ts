/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'jump; jump pack|pr|jp; can|does he|it reach|make|clear; jump onto|over|across|to|down; jumps|jump-; reach the roof; jetpack; length height; leap',
    ru: 'прыжок; прыгнет|прыгнуть|прыгну|прыгает; допрыгнет|допрыгну|допрыгнуть|перепрыгнет|запрыгнет|запрыгнуть; пр # на; ранец; ускоритель|ускорителем; длина прыжка; на крышу; длина высота',
  },
};
