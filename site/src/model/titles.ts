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

/** Search engines cut off longer titles. */
const MAX_HEAD_TITLE_CHARACTERS = 60;
const SITE = ' | Rangefinder';
/** The translation of a name in its parentheses. */
const IN_PARENTHESES = / \([^)]*\)/;

const joined = (parts: readonly string[]): string =>
  parts.filter((text, at) => text !== '' && !parts.some((other, before) => before < at && other.startsWith(text))).join(' · ');

/**
 * Title, chapter or part of the rule set, and game, in the longest form that search engines show whole.
 * @example headTitle({ title: 'Heat', system: 'alpha-strike', tab: 'calculators' }, 'en') // 'Heat · Calculators · Alpha Strike |
 *   Rangefinder'
 */
export function headTitle(titled: Titled, language: Language): string {
  const { title, system, tab = '' } = titled;
  if (system === undefined) return `${title}${SITE}`;
  const part = chapterOf(titled) || (tab !== '' && isTab(tab) ? tabName(tab, language) : '');
  const [game, brief] = [shortTitle(system, language), shortestTitle(system, language).replace(IN_PARENTHESES, '')];
  const forms = [
    `${joined([title, part, game])}${SITE}`,
    `${joined([title, part, brief])}${SITE}`,
    joined([title, part, brief]),
    `${joined([title, brief])}${SITE}`,
    joined([title, brief]),
  ];
  return forms.find(({ length }) => length <= MAX_HEAD_TITLE_CHARACTERS) ?? title;
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
