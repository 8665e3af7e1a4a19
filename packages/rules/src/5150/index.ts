/** 5150, basic rules: man-to-man combat of the future. */
import type { RuleSystem } from '../reference/system.js';
import { activation } from './activation/index.js';
import { availability } from './availability/index.js';
import { damage } from './damage/index.js';
import { damageMatrix } from './damage-matrix/index.js';
import { fastMove } from './fast-move/index.js';
import { forceCost } from './force-cost/index.js';
import { glossary } from './glossary.js';
import { grenade } from './grenade/index.js';
import { hitTable } from './hit-table/index.js';
import { melee } from './melee/index.js';
import { passDice } from './pass-dice/index.js';
import { reaction } from './reaction/index.js';
import { rulings } from './rulings.js';
import { sections } from './sections.js';
import { shoot } from './shoot/index.js';
import { stayOrRun } from './stay-or-run/index.js';
import { tables } from './tables/index.js';

export const fiftyOneFifty: RuleSystem = {
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
    damageMatrix,
    damage,
    passDice,
    forceCost,
    availability,
    fastMove,
    reaction,
    melee,
    grenade,
    activation,
    stayOrRun,
  ],
};
