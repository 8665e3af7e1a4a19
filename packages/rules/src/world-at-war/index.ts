import type { RuleSystem } from '../reference/system.js';

export const worldAtWar: RuleSystem = {
  slug: 'world-at-war',
  namespace: 'worldAtWar',
  title: { en: 'world-at-war', ru: 'world-at-war' },
  about: { en: 'world-at-war', ru: 'world-at-war' },
  notice: { en: 'world-at-war', ru: 'world-at-war' },
  sections: [],
  tables: [],
  rulings: [],
  glossary: [],
  calculators: [],
};
