/** Titles of pages as tabs of a browser and lists of results show them: the same title twice is of no use to anybody. */
import type { Language } from '@rangefinder/rules';
import { systemOf } from './outline.js';
import { isTab, tabName } from './tabs.js';

interface Titled {
  readonly title: string;
  readonly system?: string;
  readonly tab?: string;
}

/** Without what stands behind the comma: `BattleTech: Alpha Strike`. */
export const shortTitle = (slug: string, language: Language): string => systemOf(slug).title[language].split(',')[0] ?? slug;

/** Without the line of games that it belongs to either, for places without room: `Alpha Strike`. */
export const shortestTitle = (slug: string, language: Language): string => shortTitle(slug, language).split(': ').at(-1) ?? slug;

/**
 * What it is, which part of the rule set it belongs to, and which game.
 * @example headTitle({ title: 'Heat', system: 'alpha-strike', tab: 'calculators' }, 'en') // 'Heat · Calculators · BattleTech: Alpha Strike | Rangefinder'
 */
export function headTitle({ title, system, tab = '' }: Titled, language: Language): string {
  if (system === undefined) return `${title} | Rangefinder`;
  const part = tab !== '' && isTab(tab) ? tabName(tab, language) : '';
  const parts = [title, part, shortTitle(system, language)].filter((text) => text !== '');
  const distinct = parts.filter((text, at) => !parts.some((other, before) => before < at && other.startsWith(text)));
  return `${distinct.join(' · ')} | Rangefinder`;
}
