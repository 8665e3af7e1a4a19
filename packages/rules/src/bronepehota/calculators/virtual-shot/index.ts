/** Calculator definition. It answers the question: does my shot hit, and what does it do? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { cost } from './cost.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const virtualShot = defineCalculator({
  system: 'bronepehota',
  name: 'virtualShot',
  answer: 'VirtualShotAnswer',
  title: { en: 'Virtual shot', ru: 'Виртуальный выстрел' },
  about: {
    en: 'Odds of a shot with dice to hit, to destroy a machine and kill its pilot, or to kill a soldier in cover; damage, blast, ammunition',
    ru: 'Шанс выстрела на кубиках попасть, уничтожить машину и убить пилота или убить пехотинца в укрытии; повреждения, взрыв, боезапас',
  },
  rule: 'bronepehota/virtual-shooting',
  input,
  output,
  layout: {
    sides: [
      { label: { en: 'Shooter', ru: 'Стрелок' }, fields: ['weapon', 'range', 'power', 'shooter', 'aimed'] },
      { label: { en: 'Target', ru: 'Цель' }, fields: ['target', 'armor', 'pilotArmor', 'cover'] },
    ],
    between: ['steps'],
  },
  principal: ['hit', 'destroyed', 'mean'],
  rankBy: 'mean',
  relations,
  resolve,
  cost,
  words,
  phrases,
  examples: [
    {
      title: { en: 'A rifle at a little over 4 steps', ru: 'Автомат, чуть дальше 4 шагов' },
      draft: { range: 'D6+2', power: '2D6', steps: 4.2, armor: 3 },
    },
    {
      title: { en: 'Aircraft rockets at a light machine', ru: 'Авиационные ракеты по лёгкой машине' },
      draft: { shooter: 'MACHINE', range: 'D12', power: '4D12', steps: 6, target: 'MACHINE', armor: 7, pilotArmor: 3, ammunition: 14 },
    },
    {
      title: { en: 'A heavy rocket with a blast', ru: 'Тяжёлая ракета со взрывом' },
      draft: {
        shooter: 'MACHINE',
        range: 'Д12',
        power: '4Д20',
        steps: 8,
        target: 'MACHINE',
        armor: 12,
        cover: 'MORE_THAN_HALF_SEEN',
        pilotArmor: 4,
        blast: {
          power: '1D20',
          steps: 2,
          bystanders: [
            { kind: 'INFANTRY', armor: 2, steps: 1.5 },
            { kind: 'GUN', armor: 4, steps: 3 },
          ],
        },
      },
    },
  ],
});
