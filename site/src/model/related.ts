/** Related rules: those that a text links to and those that link to it. */
import type { RuleId, RuleSystem, Section } from '@rangefinder/rules';
import { textOf } from './texts.js';

/** A longer list is another table of contents. */
const MAX_RELATED = 7;

/** Places that the text of a section links to or shows. */
export type References = (id: RuleId) => readonly RuleId[];

const inTexts: References = (id) => textOf(id)?.references ?? [];

/** The section of a place: that of a table or ruling, or the place itself. */
function sectionAt({ sections, tables, rulings }: RuleSystem, id: RuleId): Section | undefined {
  const home = [...tables, ...rulings].find((part) => part.id === id)?.section ?? id;
  return sections.find((section) => section.id === home);
}

/**
 * Related sections: first those that the text names, then those that name it. Leaves out the section itself and its children, which
 * the page lists anyway.
 * @example relatedTo(alphaStrike, toHit).map(({ title }) => title.en) // ['Range', 'Partial cover', …]
 */
export function relatedTo(system: RuleSystem, section: Section, references: References = inTexts): readonly Section[] {
  const named = references(section.id).map((id) => sectionAt(system, id));
  const naming = system.sections.filter(({ id }) => references(id).some((one) => sectionAt(system, one)?.id === section.id));
  const all = [...named, ...naming].filter((one) => one !== undefined && one.id !== section.id && one.parent !== section.id);
  return [...new Set(all)].slice(0, MAX_RELATED) as readonly Section[];
}
