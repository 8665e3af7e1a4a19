import type { RuleSystem } from '../reference/system.js';

export const bronepehota: RuleSystem = {
  slug: 'bronepehota',
  namespace: 'bronepehota',
  title: { en: 'bronepehota', ru: 'bronepehota' },
  about: { en: 'bronepehota', ru: 'bronepehota' },
  notice: { en: 'bronepehota', ru: 'bronepehota' },
  sections: [],
  tables: [],
  rulings: [],
  glossary: [],
  calculators: [],
};
