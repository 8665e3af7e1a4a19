/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'attack; kill chance; odds|chance to kill|destroy; can i|will i kill|destroy; how much damage will i|it do on average; expected damage; attack odds|outcome; what happens if i shoot|attack; shoots; vs; against; one-shot; outcome of attack; chance of killing|destroying; destroyed this turn; odds that it is destroyed; kill it outright; do i finish him; hit chance of unit',
    ru: 'атака; шанс уничтожить|убить|добить; убью|уничтожу|уничтожит|убьёт|добьёт; средний|ожидаемый урон; стреляет по; стреляю из; что будет если выстрелю|атакую; атакует; против; исход атаки; завалю|завалит; снести; сдохнет; добить',
  },
};
