/** Bronepehota (Armored Infantry): squads, machines and guns, with dice or with spring launchers. */
import type { RuleSystem } from '../reference/system.js';
import { ammunition } from './calculators/ammunition/index.js';
import { armorTest } from './calculators/armor-test/index.js';
import { armyPoints } from './calculators/army-points/index.js';
import { closeCombat } from './calculators/close-combat/index.js';
import { forceBalance } from './calculators/force-balance/index.js';
import { grenade } from './calculators/grenade/index.js';
import { initiativeRoll } from './calculators/initiative-roll/index.js';
import { jump } from './calculators/jump/index.js';
import { movementCost } from './calculators/movement-cost/index.js';
import { realShot } from './calculators/real-shot/index.js';
import { shotsToDestroy } from './calculators/shots-to-destroy/index.js';
import { survivalTest } from './calculators/survival-test/index.js';
import { unitFire } from './calculators/unit-fire/index.js';
import { unitState } from './calculators/unit-state/index.js';
import { virtualShot } from './calculators/virtual-shot/index.js';
import { entries, printed } from './entries/index.js';
import { abbreviations, phrases } from './phrases.js';
import { glossary } from './reference/glossary/index.js';
import { history } from './reference/history.js';
import { rulings } from './reference/rulings/index.js';
import { sections } from './reference/sections.js';
import { sheet } from './reference/sheet.js';
import { tables } from './reference/tables/index.js';
import { turns } from './reference/turns.js';

export const bronepehota = {
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
  calculators: [
    virtualShot,
    unitFire,
    shotsToDestroy,
    grenade,
    closeCombat,
    survivalTest,
    armorTest,
    realShot,
    movementCost,
    jump,
    ammunition,
    forceBalance,
    armyPoints,
    initiativeRoll,
    unitState,
  ],
  abbreviations,
  implied: { height: 'move=OBSTACLE' },
  phrases,
  showcase: { calculators: [virtualShot, realShot, closeCombat] },
  sheet,
  turns,
  history,
  entries,
  printed,
} satisfies RuleSystem;
