/** Calculator definition. It answers the question: what does my burst do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from '../../engine/shooting/cost.js';
import { relations } from '../../engine/shooting/situation.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { resolve } from './resolve.js';
import { words } from './words.js';

export const shoot = defineCalculator({
  system: '5150',
  name: 'shoot',
  answer: 'ShootAnswer',
  title: { en: 'Shooting', ru: 'Стрельба' },
  about: {
    en: 'Hits and the worst result for every target of a burst, and the odds to run out of ammunition',
    ru: 'Попадания и худший исход для каждой цели очереди и шанс остаться без патронов',
  },
  rule: '5150/shooting',
  input,
  output,
  layout: {
    sides: [
      { label: { en: 'Shooter', ru: 'Стрелок' }, fields: ['rep', 'weapon', 'repModifier', 'shooterMovedFast', 'twoWeapons', 'luckyShot'] },
      { label: { en: 'Targets', ru: 'Цели' }, fields: ['targets'] },
    ],
    between: ['inches', 'visibility', 'coversOnLine'],
  },
  principal: [
    'targets.0.worst.DEAD.chance',
    'targets.0.worst.OUT_OF_THE_FIGHT.chance',
    'targets.0.worst.STUNNED.chance',
    'outOfAmmunition',
  ],
  rankBy: 'expectedOutOfAction',
  relations,
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'An assault rifle at two targets', ru: 'Штурмовая винтовка по двум целям' },
      draft: {
        rep: 4,
        weapon: 'assault-rifle',
        inches: 18,
        targets: [
          { dice: 2, armor: 'light' },
          { dice: 1, armor: 'heavy', cover: true },
        ],
      },
    },
    {
      title: { en: 'Pistol and submachine gun at once', ru: 'Пистолет и пистолет-пулемёт с двух рук' },
      draft: {
        rep: 5,
        weapon: 'large-calibre-pistol',
        secondWeapon: 'submachine-gun',
        targets: [{ dice: 3, armor: 'reflecting' }, { dice: 2 }],
      },
    },
    {
      title: { en: 'A recruit’s lucky shot', ru: 'Новичок стреляет на удачу' },
      draft: { rep: 3, weapon: 'rifle', targets: [{ dice: 1, cover: true, armor: 'light' }] },
    },
  ],
});
