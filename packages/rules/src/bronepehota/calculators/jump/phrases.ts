/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'jump; jump pack|pr|jp; can|does he|it reach|make|clear; jump onto|over|across|to|down; jetpack; length height; leap; onto a roof; clear the gap; make it onto; reach the roof|ledge; jump far; jet',
    ru: 'прыжок; прыгнет|прыгнуть|прыгну|прыгает; допрыгнет|допрыгну|допрыгнуть|перепрыгнет|запрыгнет|запрыгнуть; пр # на; ранец; ускоритель; длина прыжка; длина высота; яму; уступ; на крышу|уступ|стену; через яму|ров|пропасть; прыгнуть|прыгнет на; с прыжком; достанет прыжком; заскочит',
  },
  fields: {
    length: {
      en: '# cm long|far|across|forward|ahead|flat|away?; gap|chasm|distance|ditch of? # cm?; # cm gap|chasm|ditch',
      ru: '# см длину|вперед|вдаль|горизонтали?; на # см; яма|ров|пропасть|щель # см?; # см по ровному|горизонтали|прямой; # шаг по ровному|горизонтали|прямой',
    },
    height: {
      en: '# cm high|up|tall|higher; wall|roof|ledge of? # cm; # cm wall|roof|ledge; # cm down|drop',
      ru: '# см вверх|высоту|высотой|вниз|выше; высота|стена|крыша|уступ # см',
    },
  },
};
