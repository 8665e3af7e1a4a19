/** Titles for browser tabs and search results. They have to be unique. */
import type { Language, Text } from '@rangefinder/rules';
import { type Link, systemOf } from './outline.js';
import { isTab, tabName } from './tabs.js';

interface Titled {
  readonly title: string;
  readonly system?: string;
  readonly tab?: string;
  /** Breadcrumbs; the last one is the chapter of a rule. */
  readonly crumbs?: readonly Link[];
}

/** The title without the part after the comma: `BattleTech: Alpha Strike`. */
export const shortTitle = (slug: string, language: Language): string => systemOf(slug).title[language].split(',')[0] ?? slug;

/** The title without the series either: `Alpha Strike`. */
export const shortestTitle = (slug: string, language: Language): string => shortTitle(slug, language).split(': ').at(-1) ?? slug;

/** The breadcrumbs of a rule are its rule set and the chapters above it. */
const chapterOf = ({ tab, crumbs = [] }: Titled): string => (tab === 'rules' ? (crumbs.slice(1).at(-1)?.label ?? '') : '');

/**
 * Title, chapter or part of the rule set, and game.
 * @example headTitle({ title: 'Heat', system: 'alpha-strike', tab: 'calculators' }, 'en') // 'Heat · Calculators · BattleTech:
 *   Alpha Strike | Rangefinder'
 */
export function headTitle(titled: Titled, language: Language): string {
  const { title, system, tab = '' } = titled;
  if (system === undefined) return `${title} | Rangefinder`;
  const part = chapterOf(titled) || (tab !== '' && isTab(tab) ? tabName(tab, language) : '');
  const parts = [title, part, shortTitle(system, language)].filter((text) => text !== '');
  const distinct = parts.filter((text, at) => !parts.some((other, before) => before < at && other.startsWith(text)));
  return `${distinct.join(' · ')} | Rangefinder`;
}

/** Search engines cut off longer descriptions. */
const MAX_TITLE_CHARACTERS = 130;

/**
 * The first titles of a list, as many as fit a description.
 * @example namesOf(alphaStrike.tables, 'en') // 'Size, Movement costs, Range, …'
 */
export function namesOf(titled: readonly { readonly title: Text }[], language: Language): string {
  const names = titled.map(({ title }) => title[language]);
  const fitting = names.filter((_, at) => names.slice(0, at + 1).join(', ').length <= MAX_TITLE_CHARACTERS);
  return `${fitting.join(', ')}${fitting.length < names.length ? ', …' : '.'}`;
}
