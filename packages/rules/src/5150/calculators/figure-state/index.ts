/** Calculator definition. It answers the question: what can my figure do now? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations } from './relations.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const figureState = defineCalculator({
  system: '5150',
  name: 'figureState',
  answer: 'FiftyOneFiftyFigureStateAnswer',
  title: { en: 'State of a figure', ru: 'Состояние фигурки' },
  about: {
    en: 'What a figure can do now – odds to act, the test that comes first, move, fire – and what the next shot at it does',
    ru: 'На что фигурка способна сейчас: шанс действовать, тест перед этим, движение, стрельба – и чем грозит следующий выстрел',
  },
  rule: '5150/actions',
  input,
  output,
  principal: ['acts', 'activated', 'moveInches', 'dice'],
  rankBy: 'acts',
  relations,
  resolve,
  cost: 0.1,
  words,
  phrases,
  examples: [
    {
      title: { en: 'Stunned under a Rep 5 Leader, a machine gun in view', ru: 'Оглушена, лидер с Умением 5, рядом пулемёт врага' },
      draft: { rep: 4, state: 'STUNNED', leaderRep: 5, weapon: 'assault-rifle', armor: 'light', enemyWeapon: 'machine-gun' },
    },
    {
      title: { en: 'In cover with an empty submachine gun', ru: 'В укрытии с пустым пистолетом-пулемётом' },
      draft: { rep: 4, weapon: 'submachine-gun', loaded: false, cover: true, enemyWeapon: 'assault-rifle' },
    },
    {
      title: { en: 'A runner with a friend near', ru: 'Бежит, но рядом свой' },
      draft: { rep: 3, state: 'RUNNING', weapon: 'pistol' },
    },
  ],
});
