/** Parts of a rule set, for tabs and sidebar. */
import type { Language, RuleSystem } from '@rangefinder/rules';
import { UI } from '../texts/ui.js';
import { systemPage } from './addresses.js';
import type { Link } from './outline.js';

const TABS = ['', 'rules', 'calculators', 'tables', 'rulings', 'glossary', 'sheet'] as const;
export type Tab = (typeof TABS)[number];

export const isTab = (name: string): name is Tab => (TABS as readonly string[]).includes(name);

const NAMES = {
  '': UI.overview,
  rules: UI.rules,
  calculators: UI.calculators,
  tables: UI.tables,
  rulings: UI.rulings,
  glossary: UI.glossary,
  sheet: UI.sheet,
} as const;

export const tabName = (tab: Tab, language: Language): string => NAMES[tab][language];

/** All tabs of a rule set as links. */
export const tabsOf = (system: RuleSystem, language: Language): readonly (Link & { readonly tab: Tab })[] =>
  TABS.map((tab) => ({ tab, href: systemPage(system, tab, language), label: tabName(tab, language) }));
