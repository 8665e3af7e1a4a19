/** Where a place of the rulebook stands on the site, the same path in both languages behind the language. */
import type { Language } from '../text/language.js';

/**
 * The path of a section, table or ruling.
 * @example addressOf('alpha-strike/ruling/woods-once', 'en') // '/en/alpha-strike/rulings/#woods-once'
 */
export function addressOf(id: string, language: Language): string {
  const [system, kind, name] = id.split('/');
  if (kind === 'table') return `/${language}/${system}/tables/#${name}`;
  return kind === 'ruling' ? `/${language}/${system}/rulings/#${name}` : `/${language}/${system}/rules/${kind}/`;
}
