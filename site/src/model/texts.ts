/** Texts of the rulebook by section, as HTML with the addresses of this site. */
import { loadRulebook, renderHtml, type SectionText } from '@rangefinder/rulebook';
import type { AnyCalculator, Language, RuleId } from '@rangefinder/rules';
import { calculatorPage, placePage } from './addresses.js';
import { hyphenated } from './hyphens.js';
import { searchOf } from './permalinks.js';
import { elementOf, scriptsOf } from './widgets.js';

const texts: ReadonlyMap<string, SectionText> = new Map(loadRulebook().sections.map((section) => [section.id, section]));

if (texts.size === 0) throw new Error('the rulebook has no texts: is it bundled away from its folder?');

/** The text of a section; undefined while it is not written. */
export const textOf = (id: string): SectionText | undefined => texts.get(id);

/** The summary of a section in one language. */
export const summaryOf = (id: string, language: Language): string | undefined => textOf(id)?.summary[language];

const TABLE = /<table[\s\S]*?<\/table>/g;

/** The body of a section as HTML, with soft hyphens for narrow columns. */
export const bodyOf = (text: SectionText, language: Language): string => htmlOf(text, language).replaceAll(TABLE, hyphenated);

const htmlOf = (text: SectionText, language: Language): string =>
  renderHtml(text, language, {
    href: (id: RuleId) => placePage(id, language),
    calculator: (calculator: AnyCalculator, draft) => `${calculatorPage(calculator, language)}${draft ? searchOf(calculator, draft) : ''}`,
    instrument: (calculator: AnyCalculator) => ({ element: elementOf(calculator), script: scriptsOf(calculator).element }),
  });

/** Returns whether the text of a section shows a table or a ruling. */
export const shows = (text: SectionText | undefined, id: string): boolean => text?.references.includes(id as RuleId) ?? false;
