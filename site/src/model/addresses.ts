/** Addresses of pages. The rules define those of sections, tables and rulings because answers cite them. */
import { addressOf, calculatorAddress, type Language, type RuleId, type RuleSystem } from '@rangefinder/rules';

/** The last part of an id: `alpha-strike/table/ranges` → `ranges`. */
export const nameOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

export const home = (language: Language): string => `/${language}/`;

/** The address of a page of a rule set: `systemPage('5150', 'tables', 'ru')` → `/ru/5150/tables/`. Without a tab, the overview. */
export const systemPage = ({ slug }: Pick<RuleSystem, 'slug'>, tab: string, language: Language): string =>
  tab === '' ? `/${language}/${slug}/` : `/${language}/${slug}/${tab}/`;

/** The overview of a rule set in the path to a page. */
export const systemLink = (system: Pick<RuleSystem, 'slug' | 'title'>, language: Language) => ({
  href: systemPage(system, '', language),
  label: system.title[language],
});

export const calculatorPage = calculatorAddress;

/** The address of a place in the rulebook. */
export const placePage = (id: RuleId, language: Language): string => addressOf(id, language);

/**
 * The share image of a page; undefined for pages outside of a language.
 * @example sharePicture('/en/alpha-strike/rules/heat/') // '/share/en/alpha-strike/rules/heat.png'
 */
export const sharePicture = (path: string): string | undefined =>
  /^\/[a-z]{2}\//.test(path) ? `/share${path.replace(/\/$/, '')}.png` : undefined;
