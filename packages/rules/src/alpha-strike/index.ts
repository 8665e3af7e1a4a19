/** BattleTech: Alpha Strike, quick-start rules. */
import type { RuleSystem } from '../reference/system.js';
import { advice } from './calculators/advice/index.js';
import { attack } from './calculators/attack/index.js';
import { cover } from './calculators/cover/index.js';
import { criticalHits } from './calculators/critical-hits/index.js';
import { duel } from './calculators/duel/index.js';
import { fireAssignment } from './calculators/fire-assignment/index.js';
import { forceBalance } from './calculators/force-balance/index.js';
import { heat } from './calculators/heat/index.js';
import { initiative } from './calculators/initiative/index.js';
import { movementCost } from './calculators/movement-cost/index.js';
import { ramDamage } from './calculators/ram-damage/index.js';
import { targetNumber } from './calculators/target-number/index.js';
import { unitState } from './calculators/unit-state/index.js';
import { weaponDamage } from './calculators/weapon-damage/index.js';
import { entries, printed } from './entries/index.js';
import { modesOf, tmmOf } from './entries/move.js';
import { abbreviations, phrases } from './phrases.js';
import { glossary } from './reference/glossary/index.js';
import { history } from './reference/history.js';
import { rulings } from './reference/rulings/index.js';
import { sections } from './reference/sections.js';
import { sheet } from './reference/sheet.js';
import { tables } from './reference/tables/index.js';
import { turns } from './reference/turns.js';

export const alphaStrike = {
  slug: 'alpha-strike',
  namespace: 'alphaStrike',
  title: { en: 'BattleTech: Alpha Strike, quick start', ru: 'BattleTech: «Альфа-удар», быстрый старт' },
  about: { en: 'Ground combat between BattleMechs, distances in inches, d6', ru: 'Наземный бой боевых мехов, расстояния в дюймах, d6' },
  notice: {
    en: 'BattleTech, Alpha Strike and BattleMech are trademarks of their owners. Rangefinder is unofficial and free.',
    ru: 'BattleTech, Alpha Strike и BattleMech — товарные знаки их владельцев. Rangefinder — неофициальный и бесплатный проект.',
  },
  sections,
  tables,
  rulings,
  glossary,
  calculators: [
    targetNumber,
    cover,
    ramDamage,
    weaponDamage,
    criticalHits,
    unitState,
    movementCost,
    heat,
    attack,
    advice,
    duel,
    fireAssignment,
    initiative,
    forceBalance,
  ],
  abbreviations,
  // A spotter is for targets out of sight.
  implied: { tmm: 'targetMoved=GROUND', spotter: 'lineOfSight=false' },
  derived: {
    tmm: { from: 'move', of: (printed) => tmmOf(modesOf(printed) ?? [], 'BM') },
    // Who overheats has a value for it.
    ov: { from: 'overheat', of: (overheat) => Number(overheat) || undefined },
  },
  ofUnits: {
    tmm: { figure: 'tmm', side: 'other' },
    damage: { figure: 'damage', side: 'acting' },
    ov: { figure: 'overheatValue', side: 'acting' },
    size: { figure: 'size', side: 'acting' },
    targetSize: { figure: 'size', side: 'other' },
    move: { figure: 'move', side: 'acting' },
  },
  rolled: ['2D6'],
  wholes: { hidden: 'height' },
  phrases,
  showcase: {
    calculators: [attack, targetNumber, duel],
    question: {
      calculator: targetNumber,
      draft: { skill: 4, inches: 14, targetMoved: 'GROUND', tmm: 2, woods: true },
      fields: ['inches', 'attackerMoved', 'targetMoved', 'woods', 'partialCover'],
    },
  },
  sheet,
  turns,
  history,
  entries,
  printed,
} satisfies RuleSystem;
