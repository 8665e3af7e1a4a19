/** What players say when they ask this calculator. */
import type { Phrases } from '../../../calculator/phrases.js';

export const phrases: Phrases = {
  questions: {
    en: 'activation order; order of activation; who activates; how many units activate; activation steps; who goes when; unequal units; units per step; activate; order do we activate; who goes each step; ascending initiative; low to high; low init; run me through; units then',
    ru: 'порядок активации; кто активирует; кто когда активирует|ходит; сколько активирует; шаги|шаг фазы; очередность активации; не поровну; активации в фазе; как активируемся; кто в каком шаге; по возрастанию; снизу; распиши шаги; по возрастанию инициативы',
  },
};
