/** World at War: America Conquered, player aid. */
import type { RuleSystem } from '../reference/system.js';
import { chaosOfWar } from './chaos-of-war/index.js';
import { glossary } from './glossary.js';
import { helicopterLineOfSight } from './helicopter-line-of-sight/index.js';
import { movingFireCalculator } from './moving-fire/index.js';
import { rulings } from './rulings.js';
import { salvoFire } from './salvo-fire/index.js';
import { sections } from './sections.js';
import { stormDuration } from './storm-duration/index.js';
import { chaosTable } from './tables/chaos-effects.js';
import { helicopterTable } from './tables/helicopter-line-of-sight.js';
import { movingFireModifiersTable, movingFireTable } from './tables/moving-fire.js';
import { salvoTable } from './tables/salvo.js';
import { stormTable } from './tables/storm.js';

export const worldAtWar: RuleSystem = {
  slug: 'world-at-war',
  namespace: 'worldAtWar',
  title: { en: 'World at War: America Conquered, player aid', ru: 'World at War: America Conquered, памятка игрока' },
  about: {
    en: 'Hex game of platoons, d6: Chaos of War, moving fire, helicopters and salvos',
    ru: 'Игра взводами на гексах, d6: хаос войны, стрельба в движении, вертолёты и залпы',
  },
  notice: {
    en: 'World at War is a trademark of its owner. Rangefinder is unofficial and free.',
    ru: 'World at War — товарный знак своего владельца. Rangefinder — неофициальный и бесплатный проект.',
  },
  sections,
  tables: [helicopterTable, movingFireTable, movingFireModifiersTable, chaosTable, stormTable, salvoTable],
  rulings,
  glossary,
  calculators: [chaosOfWar, helicopterLineOfSight, movingFireCalculator, salvoFire, stormDuration],
};
