/** Calculator definition. It answers the question: what should I do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost as burstCost } from '../../engine/shooting/cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

/** The cost in bursts: the unchanged burst and some others, one of which rolls all dice at one target. */
const BURSTS = 8;

export const advice = defineCalculator({
  system: '5150',
  name: 'advice',
  answer: 'FiftyOneFiftyAdviceAnswer',
  title: { en: 'Advice', ru: 'Что делать?' },
  about: {
    en: 'What each change would bring to a burst: one target, a clear line, no Fast Move; the best first',
    ru: 'Что даст очереди каждое отдельное изменение: одна цель, чистая линия, без быстрого перемещения; сначала самые выгодные',
  },
  rule: '5150/shooting',
  input,
  output,
  principal: ['changes.0.change', 'changes.0.gain', 'now.outOfAction', 'now.hit'],
  rankBy: 'now.outOfAction',
  relations,
  resolve,
  cost: ({ aim: _, ...question }) => BURSTS * burstCost(question),
  words,
  phrases,
  examples: [
    {
      title: { en: 'How to stop somebody behind a wall', ru: 'Как остановить бойца за стеной' },
      draft: {
        rep: 4,
        weapon: 'assault-rifle',
        inches: 18,
        shooterMovedFast: true,
        targets: [
          { dice: 2, armor: 'light', cover: true },
          { dice: 1, armor: 'heavy' },
        ],
      },
    },
    {
      title: { en: 'Too dark to shoot that far', ru: 'Слишком темно для такого выстрела' },
      draft: { rep: 5, weapon: 'rifle', inches: 30, visibility: 'NIGHT', targets: [{ dice: 1 }], aim: 'HIT' },
    },
  ],
});
