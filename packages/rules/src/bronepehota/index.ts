/** Bronepehota (Armored Infantry): squads, machines and guns, with dice or with spring launchers. */
import type { RuleSystem } from '../reference/system.js';
import { ammunition } from './ammunition/index.js';
import { armorTest } from './armor-test/index.js';
import { closeCombat } from './close-combat/index.js';
import { forceBalance } from './force-balance/index.js';
import { glossary } from './glossary/index.js';
import { grenade } from './grenade/index.js';
import { jump } from './jump/index.js';
import { movementCost } from './movement-cost/index.js';
import { realShot } from './real-shot/index.js';
import { rulings } from './rulings/index.js';
import { sections } from './sections.js';
import { survivalTest } from './survival-test/index.js';
import { tables } from './tables/index.js';
import { virtualShot } from './virtual-shot/index.js';

export const bronepehota: RuleSystem = {
  slug: 'bronepehota',
  namespace: 'bronepehota',
  title: { en: 'Bronepehota (Armored Infantry)', ru: 'Бронепехота' },
  about: {
    en: 'Science-fiction skirmish of squads, machines and guns; steps of 5 cm; d6, d12, d20',
    ru: 'Фантастические бои отрядов, машин и орудий; шаги по 5 см; Д6, Д12, Д20',
  },
  notice: {
    en: 'Bronepehota and Robogear are trademarks of their owner. Rangefinder is unofficial and free.',
    ru: '«Бронепехота» и Robogear — товарные знаки их владельца. Rangefinder — неофициальный и бесплатный проект.',
  },
  sections,
  tables,
  rulings,
  glossary,
  calculators: [virtualShot, grenade, closeCombat, survivalTest, armorTest, realShot, movementCost, jump, ammunition, forceBalance],
};
