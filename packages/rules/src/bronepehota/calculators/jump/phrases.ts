/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'jump; jump pack|pr|jp; can|does he|it reach|make|clear; jump onto|over|across|to|down; jumps|jump-; reach the roof; jetpack; length height; leap; jumps; jump pack; onto a roof; jump over; clear the gap; make it onto; jump to; reach the roof|ledge; jump far; jet',
    ru: 'прыжок; прыгнет|прыгнуть|прыгну|прыгает; допрыгнет|допрыгну|допрыгнуть|перепрыгнет|запрыгнет|запрыгнуть; пр # на; ранец; ускоритель|ускорителем; длина прыжка; на крышу; длина высота; перепрыгнет|допрыгнет|запрыгнет; яму; уступ; на крышу|уступ|стену; через яму|ров|пропасть; прыгнуть|прыгнет на; с прыжком; достанет прыжком; заскочит',
  },
};
