/** Calculator definition. It answers the question: how much does my shot deal? */
import { defineCalculator } from '../../../calculator/calculator.js';
import { readingCost } from '../../engine/specials/specials.js';
import { input } from './input.js';
import { output } from './output.js';
import { phrases } from './phrases.js';
import { relations, resolve } from './resolve.js';
import { words } from './words.js';

export const weaponDamage = defineCalculator({
  system: 'alpha-strike',
  name: 'weaponDamage',
  answer: 'AlphaStrikeWeaponDamageAnswer',
  title: { en: 'Weapon damage', ru: 'Урон от орудий' },
  about: {
    en: 'What a hit deals at a range with overheat, from the rear, with special abilities, and the heat it costs',
    ru: 'Сколько урона наносит попадание на этой дистанции с перегревом, с тыла, с особыми способностями и во сколько нагрева оно обойдётся',
  },
  rule: 'alpha-strike/weapon-damage',
  input,
  output,
  rankBy: 'expectedDamage',
  relations,
  resolve,
  // The abilities of the unit are parsed from text.
  cost: ({ specials }) => 0.004 + readingCost(specials),
  words,
  phrases,
  examples: [
    {
      title: { en: 'A Stalker STK-3F overheats at medium range', ru: '«Сталкер» STK-3F перегревается на средней дистанции' },
      draft: { damage: ['3', '4', '2'], range: 'MEDIUM', overheat: 3, ov: 3, specials: ['IF1'] },
    },
    {
      title: { en: 'A BattleMaster BLR-1G fires both ways', ru: '«Бэтлмастер» BLR-1G стреляет в обе стороны' },
      draft: { damage: ['3', '3', '1'], range: 'MEDIUM', ov: 1, specials: ['REAR1/1/-'], rearDamage: 1 },
    },
    {
      title: { en: 'Minimal damage from the rear', ru: 'Минимальный урон с тыла' },
      draft: { damage: ['1', '0*', '–'], range: 'MEDIUM', fromRear: true },
    },
  ],
});
