/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { DESTROYING } from '../../engine/coverage/destroying.js';

export const phrases: Phrases = {
  questions: {
    en: 'attack; kill chance; odds|chance to kill|destroy; can i|will i kill|destroy; how much damage will i|it do on average; expected damage; attack odds|outcome; what happens if i shoot|attack; shoots; vs; against; one-shot; outcome of attack; chance of killing|destroying; destroyed this turn; odds that it is destroyed; kill it outright; do i finish him; hit chance of unit; dies; it dies; chance it dies; kill; destroy; finish off; take out|down; blow up; cripple; damage expected; average damage; odds i kill; shooting at; fires at; take the kill; drop it; core it; all outcomes; every outcome; blow off',
    ru: 'атака; шанс уничтожить|убить|добить; убью|уничтожу|убьёт|добьёт; средний|ожидаемый урон; стреляет по; стреляю из; что будет если выстрелю|атакую; против; исход атаки; снести; сдохнет; добить; уничтожить|завалить|грохнуть|вынести|прикончить; шанс завалить|грохнуть|вынести; убить за выстрел; снесу|снесет; вынесу|вынесет; стреляю из по; бьет по; что будет с целью; средний урон за выстрел; насмерть; все исходы; исходы; распиши исходы; броня структура криты; в спину вблизи',
  },
  outcomes: DESTROYING,
};
