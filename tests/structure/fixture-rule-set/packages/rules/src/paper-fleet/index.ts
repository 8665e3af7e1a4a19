/** Paper Fleet: an invented game with the smallest possible rule set. */
import type { RuleSystem } from '../reference/system.js';
import { broadside } from './calculators/broadside/index.js';
import { entries, printed } from './entries/index.js';
import { abbreviations, phrases } from './phrases.js';
import { glossary } from './reference/glossary/index.js';
import { history } from './reference/history.js';
import { rulings } from './reference/rulings/index.js';
import { sections } from './reference/sections.js';
import { sheet } from './reference/sheet.js';
import { tables } from './reference/tables/index.js';
import { turns } from './reference/turns.js';

export const paperFleet: RuleSystem = {
  slug: 'paper-fleet',
  namespace: 'paperFleet',
  title: { en: 'Paper Fleet', ru: '«Бумажный флот»' },
  about: { en: 'Paper ships on squared paper, d6', ru: 'Бумажные корабли на листе в клетку, d6' },
  notice: {
    en: 'Paper Fleet is nobody’s trademark. Rangefinder is unofficial and free.',
    ru: '«Бумажный флот» никому не принадлежит. Rangefinder — неофициальный и бесплатный проект.',
  },
  sections,
  tables,
  rulings,
  glossary,
  calculators: [broadside],
  phrases,
  abbreviations,
  showcase: { calculators: [broadside] },
  sheet,
  turns,
  history,
  entries,
  printed,
};
