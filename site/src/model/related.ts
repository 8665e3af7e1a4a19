/** Rules that belong with one: those that its text leads to, and those whose texts lead to it. */
import type { RuleId, RuleSystem, Section } from '@rangefinder/rules';
import { textOf } from './texts.js';

/** More than these are a list of contents again. */
const MAX_RELATED = 7;

/** What the text of a section leads to or shows. */
export type References = (id: RuleId) => readonly RuleId[];

const inTexts: References = (id) => textOf(id)?.references ?? [];

/** The section that a place of the rulebook belongs to: that of a table or ruling, or itself. */
function sectionAt({ sections, tables, rulings }: RuleSystem, id: RuleId): Section | undefined {
  const home = [...tables, ...rulings].find((part) => part.id === id)?.section ?? id;
  return sections.find((section) => section.id === home);
}

/**
 * Related sections, first those that the text names, then those that name it; what the page lists anyway is left out: itself, what is below it.
 * @example relatedTo(alphaStrike, toHit).map(({ title }) => title.en) // ['Range', 'Partial cover', …]
 */
export function relatedTo(system: RuleSystem, section: Section, references: References = inTexts): readonly Section[] {
  const named = references(section.id).map((id) => sectionAt(system, id));
  const naming = system.sections.filter(({ id }) => references(id).some((one) => sectionAt(system, one)?.id === section.id));
  const all = [...named, ...naming].filter((one) => one !== undefined && one.id !== section.id && one.parent !== section.id);
  return [...new Set(all)].slice(0, MAX_RELATED) as readonly Section[];
}
