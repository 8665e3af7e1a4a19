/** Calculator definition. It answers the question: can the unit fire on the move? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const movingFireCalculator = defineCalculator({
  system: 'world-at-war',
  name: 'movingFire',
  answer: 'WorldAtWarMovingFireAnswer',
  title: { en: 'Moving fire', ru: 'Стрельба в движении' },
  about: {
    en: 'Which levels of moving fire a unit has, and what it hits on with movement, smoke and range in one number',
    ru: 'Какие уровни стрельбы в движении есть у подразделения и на сколько оно попадает — движение, дым и дальность одним числом',
  },
  rule: 'world-at-war/moving-fire',
  input,
  output,
  principal: ['hit', 'needed', 'levels.0.toHit', 'levels.0.firepower'],
  rankBy: 'hit',
  resolve,
  cost,
  words,
  phrases,
  examples: [
    { title: { en: 'US Bradleys', ru: 'Американские «Брэдли»' }, draft: { nation: 'USA', unit: 'bradley' } },
    {
      title: { en: 'Abrams on the move, through smoke', ru: '«Абрамсы» в движении, сквозь дым' },
      draft: { nation: 'USA', unit: 'abrams', onTheMove: true, throughSmoke: true, toHit: 3, firepower: 4 },
    },
    { title: { en: 'Cuban Shilkas', ru: 'Кубинские «Шилки»' }, draft: { nation: 'CUBA', unit: 'shilka' } },
    {
      title: { en: 'British Chieftains, a damaged row', ru: 'Британские «Чифтены», испорченная строка' },
      draft: { nation: 'GREAT_BRITAIN', unit: 'chieftain' },
    },
  ],
});
