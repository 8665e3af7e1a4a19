/** 5150, basic rules: science-fiction skirmish combat. */
import type { RuleSystem } from '../reference/system.js';
import { activation } from './calculators/activation/index.js';
import { advice } from './calculators/advice/index.js';
import { availability } from './calculators/availability/index.js';
import { damage } from './calculators/damage/index.js';
import { damageMatrix } from './calculators/damage-matrix/index.js';
import { exchangeOfFire } from './calculators/exchange-of-fire/index.js';
import { fastMove } from './calculators/fast-move/index.js';
import { figureState } from './calculators/figure-state/index.js';
import { forceCost } from './calculators/force-cost/index.js';
import { grenade } from './calculators/grenade/index.js';
import { groupReaction } from './calculators/group-reaction/index.js';
import { hitTable } from './calculators/hit-table/index.js';
import { melee } from './calculators/melee/index.js';
import { meleeAgainstSeveral } from './calculators/melee-against-several/index.js';
import { movementCost } from './calculators/movement-cost/index.js';
import { passDice } from './calculators/pass-dice/index.js';
import { reaction } from './calculators/reaction/index.js';
import { shoot } from './calculators/shoot/index.js';
import { stayOrRun } from './calculators/stay-or-run/index.js';
import { entries, printed } from './entries/index.js';
import { abbreviations, phrases } from './phrases.js';
import { glossary } from './reference/glossary/index.js';
import { history } from './reference/history.js';
import { rulings } from './reference/rulings/index.js';
import { sections } from './reference/sections.js';
import { sheet } from './reference/sheet.js';
import { tables } from './reference/tables/index.js';
import { turns } from './reference/turns.js';

export const fiftyOneFifty = {
  slug: '5150',
  namespace: 'fiftyOneFifty',
  title: { en: '5150, basic rules', ru: '5150, базовые правила' },
  about: {
    en: 'Man-to-man combat of the future, distances in inches, d6',
    ru: 'Бой пехоты будущего, фигурка — один боец, расстояния в дюймах, к6',
  },
  notice: {
    en: '5150 is a game by Two Hour Wargames and belongs to its owners. Rangefinder is unofficial and free.',
    ru: '5150 — игра Two Hour Wargames и принадлежит правообладателям. Rangefinder — неофициальный и бесплатный проект.',
  },
  sections,
  tables,
  rulings,
  glossary,
  calculators: [
    hitTable,
    shoot,
    exchangeOfFire,
    advice,
    damageMatrix,
    damage,
    passDice,
    forceCost,
    availability,
    fastMove,
    movementCost,
    reaction,
    groupReaction,
    melee,
    meleeAgainstSeveral,
    grenade,
    activation,
    stayOrRun,
    figureState,
  ],
  abbreviations,
  implied: { stunned: 'test=RECOVERY', twoWeapons: 'weapon=pistol' },
  numberNoun: 'rep',
  meantFor: { leaderRep: { field: 'rep', flag: 'leader' } },
  rolled: ['D6', '1D6', '2D6'],
  wholes: { losses: 'figures' },
  phrases,
  showcase: { calculators: [shoot, reaction, melee] },
  sheet,
  turns,
  history,
  matrix: { title: { en: 'Damage matrix', ru: 'Матрица ущерба' }, calculator: damageMatrix.name, opens: damage.name },
  entries,
  printed,
} satisfies RuleSystem;
