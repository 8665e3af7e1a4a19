/** World at War: America Conquered, player aid. */
import type { RuleSystem } from '../reference/system.js';
import { chaosOfWar } from './calculators/chaos-of-war/index.js';
import { helicopterLineOfSight } from './calculators/helicopter-line-of-sight/index.js';
import { movingFireCalculator } from './calculators/moving-fire/index.js';
import { salvoFire } from './calculators/salvo-fire/index.js';
import { stormDuration } from './calculators/storm-duration/index.js';
import { entries, printed } from './entries/index.js';
import { abbreviations, phrases } from './phrases.js';
import { glossary } from './reference/glossary/index.js';
import { history } from './reference/history.js';
import { rulings } from './reference/rulings/index.js';
import { sections } from './reference/sections.js';
import { sheet } from './reference/sheet.js';
import { tables } from './reference/tables/index.js';
import { turns } from './reference/turns.js';

export const worldAtWar = {
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
  tables,
  rulings,
  glossary,
  calculators: [chaosOfWar, helicopterLineOfSight, movingFireCalculator, salvoFire, stormDuration],
  abbreviations,
  // A target on a hill is said to be on one.
  implied: { targetIn: 'target=GROUND', wrecks: 'terrain=HILL' },
  phrases,
  showcase: { calculators: [movingFireCalculator, helicopterLineOfSight, chaosOfWar] },
  sheet,
  turns,
  history,
  entries,
  printed,
} satisfies RuleSystem;
