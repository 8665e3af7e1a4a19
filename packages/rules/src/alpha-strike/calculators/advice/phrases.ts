/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';
import { DESTROYING } from '../../engine/coverage/destroying.js';

export const phrases: Phrases = {
  questions: {
    en: 'what should i do|change; should my|he|she; any|best|better way to; how should; worth closing|moving|jumping|waiting|it; advice; how to|do i|can i improve|better; what helps|would help most; best option|change; should i jump or|stand; is it better to; what can i do better; how do i get a better shot; better off; improve my odds|attack|shot; advise; suggest; best shot; get the best shot; help me to hit; better to jump|move|stand; how can i; jump or stand; stand or jump; improve; most to hit; what if i; optimal; smartest; best way; run for cover or stand; cover or stand; stand and shoot; should i run|walk|move|stand|stay|jump|close|wait; or stand; or jump; or walk; kick or',
    ru: 'что делать|изменить|лучше; лучше; как бить|стрелять лучше|выгоднее; совет|посоветуй; как лучше; как улучшить|повысить; что лучше сделать; что выгоднее; стоит ли прыгать|подойти; прыгать или стоять; что даст больше; посоветуй|подскажи; что посоветуешь; улучшить выстрел; лучше прыгнуть|стоять|подойти; прыгать или; стоит прыгать; оптимально|выгоднее; как мне лучше; помоги; идти или; подойти или; остаться или; встать|постоять или; выгоднее пинать|таранить|палить|стрелять; или палить|стрелять в упор',
  },
  outcomes: DESTROYING,
};
