/** BattleTech: Alpha Strike, quick-start rules. */
import type { RuleSystem } from '../reference/system.js';
import { attack } from './attack/index.js';
import { criticalHits } from './critical-hits/index.js';
import { duel } from './duel/index.js';
import { forceBalance } from './force-balance/index.js';
import { glossary } from './glossary.js';
import { heat } from './heat/index.js';
import { initiative } from './initiative/index.js';
import { movementCost } from './movement-cost/index.js';
import { ramDamage } from './ram-damage/index.js';
import { rulings } from './rulings.js';
import { sections } from './sections.js';
import { balanceTable } from './tables/balance.js';
import { criticalHitsTable } from './tables/critical-hits.js';
import { formationsTable } from './tables/formations.js';
import { coolingTable, heatTable } from './tables/heat.js';
import { movementCostTable } from './tables/movement.js';
import { physicalAttacksTable } from './tables/physical.js';
import { rangesTable } from './tables/ranges.js';
import { sizesTable } from './tables/sizes.js';
import { specialsTable } from './tables/specials.js';
import { toHitTable } from './tables/to-hit.js';
import { targetNumber } from './target-number/index.js';
import { weaponDamage } from './weapon-damage/index.js';

export const alphaStrike: RuleSystem = {
  slug: 'alpha-strike',
  namespace: 'alphaStrike',
  title: { en: 'BattleTech: Alpha Strike, quick start', ru: 'BattleTech: «Альфа-удар», быстрый старт' },
  about: { en: 'Ground combat between BattleMechs, distances in inches, d6', ru: 'Наземный бой боевых мехов, расстояния в дюймах, d6' },
  notice: {
    en: 'BattleTech, Alpha Strike and BattleMech are trademarks of their owners. Rangefinder is unofficial and free.',
    ru: 'BattleTech, Alpha Strike и BattleMech — товарные знаки их владельцев. Rangefinder — неофициальный и бесплатный проект.',
  },
  sections,
  tables: [
    sizesTable,
    movementCostTable,
    rangesTable,
    toHitTable,
    criticalHitsTable,
    physicalAttacksTable,
    heatTable,
    coolingTable,
    specialsTable,
    formationsTable,
    balanceTable,
  ],
  rulings,
  glossary,
  calculators: [targetNumber, ramDamage, weaponDamage, criticalHits, movementCost, heat, attack, duel, initiative, forceBalance],
};
