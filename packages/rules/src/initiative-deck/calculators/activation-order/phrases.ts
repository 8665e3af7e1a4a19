/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'activation order; order of activation; who activates; how many units activate; activation steps; who goes when; unequal units; units per step; activate; order do we activate; who goes each step; ascending initiative; low to high; low init; run me through; units then; which steps; activates when; everyone activate; who moves when; turn order for units; activation sequence; lowest initiative first; ascending; units activate in; units each; how do we activate; steps of the phase; goes first each step; each step; uneven; uneven lances|sides|forces|numbers; sequence of turns; turn sequence; units b; lowest to highest; who goes in every step; every step; mechs lowest to highest',
    ru: 'порядок активации; кто активирует; кто когда активирует|ходит; сколько активирует; шаги фазы; очередность активации; не поровну; активации в фазе; как активируемся; кто в каком шаге; по возрастанию; снизу; распиши шаги; по возрастанию инициативы; на каком шаге; шаг за шагом; снизу вверх; по инициативе; кто ходит на; очередность ходов; порядок ходов; по шагам; активация; кто когда; юнита у; чередование; неравные|разные отряды|лансы|звенья; сколько шагов; разное количество мехов; в какой последовательности; последовательности ходить; ими ходить',
  },
};
