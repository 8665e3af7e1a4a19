/** Outline of the rulebook: chapters with their sections, neighbors, parents. */
import { type Language, type RuleSystem, type Section, systems } from '@rangefinder/rules';
import { placePage } from './addresses.js';

/** A section with its direct children. */
export interface Branch {
  readonly section: Section;
  readonly below: readonly Branch[];
}

export interface Link {
  readonly href: string;
  readonly label: string;
}

export function systemOf(slug: string): RuleSystem {
  const found = systems.find((system) => system.slug === slug);
  if (!found) throw new Error(`no rule set ${slug}`);
  return found;
}

/** The outline as a tree, in reading order. */
export function outlineOf({ sections }: Pick<RuleSystem, 'sections'>, parent?: string): readonly Branch[] {
  return sections
    .filter((section) => section.parent === parent)
    .map((section) => ({ section, below: outlineOf({ sections }, section.id) }));
}

/** Chapters above a section, outermost first. */
export function chaptersAbove(system: RuleSystem, { parent }: Section): readonly Section[] {
  const above = system.sections.find(({ id }) => id === parent);
  return above ? [...chaptersAbove(system, above), above] : [];
}

export const sectionLink = ({ id, title }: Section, language: Language): Link => ({
  href: placePage(id, language),
  label: title[language],
});

/** The sections before and after one, in reading order. */
export function neighborsOf({ sections }: RuleSystem, section: Section, language: Language) {
  const at = sections.findIndex(({ id }) => id === section.id);
  const [before, after] = [sections[at - 1], sections[at + 1]];
  return { ...(before && { before: sectionLink(before, language) }), ...(after && { after: sectionLink(after, language) }) };
}
