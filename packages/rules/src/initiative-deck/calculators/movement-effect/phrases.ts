/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'walk mp; effect on mp; run mp|after|with; walk and run; walk after|with; card mp; mp card|effect; how fast; run speed; run with card; cruise and flank; flank; walk and card; how fast do i run; plus mp; minus mp; card takes mp; card gives mp; new run; movement card; bonus mp',
    ru: 'эффект на од; ходьба и бег; бег с картой|после; карта од; од карта; какой бег; какая ходьба; крейсерская и максимальная; максимальная скорость; скорость с картой; ходьба после; какой будет бег|ходьба; бег будет; карта дает|отнимает од; од от карты; новая скорость; скорость бега; ходьба с; плюс од; минус од; мп от карты',
  },
  fields: {
    walk: { en: '# # mech|battlemech|vehicle|tank|hover|mover', ru: '# # мех|танк|машина' },
    'change=walk/-2': {
      en: 'halves|halved|halve it|my|his|the? walking|walk|cruise? mp?|movement|speed?; cuts|cut walking|walk? mp|movement|speed? in half; half the|its|my mp|movement|walk|speed; mp|movement|walk|speed halved',
      ru: 'вдвое меньше|режет; режет|уменьшает|срезает|сокращает ход|ходьбу|од|движение|скорость? вдвое|пополам|наполовину; половинит; ополовинивает',
    },
    'change=walk': {
      en: 'doubles|doubled|double my|his|the? walking|walk|cruise? mp?|movement?; twice the mp|movement',
      ru: 'удваивает|удвоила|удвоили од?|ход?|движение?; од|ход|движение вдвое больше?',
    },
  },
};
