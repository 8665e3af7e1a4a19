/** Calculator definition. It answers the question: how hot am I after this turn, and what does it cost me? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const heat = defineCalculator({
  system: 'alpha-strike',
  name: 'heat',
  answer: 'HeatAnswer',
  title: { en: 'Heat', ru: 'Нагрев' },
  about: {
    en: 'Heat after the end phase and what it does to movement, TMM and shooting next turn',
    ru: 'Нагрев после завершающей фазы и как он скажется на движении, МДЦ и стрельбе в следующий ход',
  },
  rule: 'alpha-strike/heat',
  input,
  output,
  rankBy: 'heat',
  relations,
  resolve,
  cost: 0.002,
  words,
  phrases,
  examples: [
    { title: { en: 'A Loki overheats by 2', ru: '«Локи» перегревается на 2' }, draft: { heat: 0, overheat: 2, fired: true } },
    { title: { en: 'And by 2 more', ru: 'И ещё на 2' }, draft: { heat: 2, overheat: 2, fired: true } },
    {
      title: { en: 'Shut down under a flamer', ru: 'Отключённый мех под огнемётом' },
      draft: { heat: 4, fired: false, shutDown: true, externalHeat: 1 },
    },
  ],
});
