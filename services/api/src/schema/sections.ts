/** The text of the rulebook. */

import { loadRulebook, plainText, renderHtml, type SectionText } from '@rangefinder/rulebook';
import { addressOf, calculatorAddress, inLanguage, type Language, systems } from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { badInput } from '../errors/problems.js';
import { RuleRef } from './answer.js';
import { connectionOf } from './connection.js';
import { ruleRef } from './figures.js';
import { LanguageArgs } from './language.js';
import { pageOfList } from './list-pages.js';

@ObjectType({ description: 'A section of the rulebook.' })
export class Section {
  @Field(() => ID, { description: 'Its id, as answers cite it. Example: `alpha-strike/to-hit`.' })
  readonly id!: string;

  @Field(() => ID, { description: 'Rule set. Example: `alpha-strike`.' })
  readonly system!: string;

  @Field(() => String, { description: 'Title.' })
  readonly title!: string;

  @Field(() => String, { description: 'What it says, in a line.' })
  readonly summary!: string;

  @Field(() => String, { description: 'Its address on the site.' })
  readonly url!: string;

  @Field(() => RuleRef, { nullable: true, description: 'The chapter that holds it; null for a chapter.' })
  readonly parent!: RuleRef | null;

  @Field(() => String, { description: 'Where the source has it.' })
  readonly source!: string;

  @Field(() => String, { description: 'The text with its tables, rulings and worked examples, without markup.' })
  readonly text!: string;

  @Field(() => String, { description: 'The same as safe HTML; links lead to the site.' })
  readonly html!: string;

  @Field(() => [RuleRef], { description: 'Sections, tables and rulings that it links to or shows.' })
  readonly references!: RuleRef[];
}

@ArgsType()
class SectionsArgs extends LanguageArgs {
  @Field(() => ID, { nullable: true, description: 'Only those of this rule set. Example: `5150`.' })
  readonly system?: string;

  @Field(() => Int, { nullable: true, defaultValue: 20, description: 'Entries on the page. From 0 to 100. Example: 20.' })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor behind which the page begins; from the start without it.' })
  readonly after?: string;
}

@ArgsType()
class SectionArgs extends LanguageArgs {
  @Field(() => ID, { description: 'Its id, as answers cite it. Example: `alpha-strike/to-hit`.' })
  readonly id!: string;
}

export const SectionConnection = connectionOf(Section, 'Section');

@Resolver()
export class SectionResolver {
  @Query(() => SectionConnection as never, { description: 'Sections of the rulebook in reading order, page by page.' })
  sections(@Args(() => SectionsArgs) { lang, system, first, after }: SectionsArgs, @Ctx() context: Context) {
    const language = lang ?? context.language;
    checkSystem(system, language);
    const chosen = loadRulebook().sections.filter((section) => system === undefined || system === null || section.system === system);
    const page = pageOfList(chosen, ({ id }) => id, { first, after });
    if (!page.ok) throw badInput(page.problems, language);
    const { edges, pageInfo } = page.value;
    const shown = edges.map(({ cursor, node }) => ({ cursor, node: publicSection(node, language, context.publicUrl) }));
    return { edges: shown, nodes: shown.map(({ node }) => node), pageInfo, totalCount: chosen.length };
  }

  @Query(() => Section, { nullable: true, description: 'One section of the rulebook; null when there is none by that id.' })
  section(@Args(() => SectionArgs) { id, lang }: SectionArgs, @Ctx() context: Context): Section | undefined {
    const section = loadRulebook().sections.find((known) => known.id === id);
    return section && publicSection(section, lang ?? context.language, context.publicUrl);
  }
}

/** Objects to a rule set that there is none of. */
export function checkSystem(slug: string | null | undefined, language: Language): void {
  if (slug === undefined || slug === null || systems.some((known) => known.slug === slug)) return;
  const allowed = systems.map((known) => known.slug).join(', ');
  throw badInput([{ code: 'UNKNOWN_VALUE', path: ['system'], given: slug, allowed: { en: allowed, ru: allowed } }], language);
}

/** A section in a language; text and HTML are made only when they are asked for. */
function publicSection(section: SectionText, language: Language, publicUrl: string): Section {
  const href = (id: string) => `${publicUrl}${addressOf(id, language)}`;
  return {
    id: section.id,
    system: section.system,
    title: inLanguage(section.title, language),
    summary: inLanguage(section.summary, language),
    url: href(section.id),
    parent: section.parent === undefined ? null : ruleRef(section.parent, language, publicUrl),
    source: section.source,
    references: section.references.map((id) => ruleRef(id, language, publicUrl)),
    get text() {
      return plainText(section, language);
    },
    get html() {
      return renderHtml(section, language, { href, calculator: (calculator) => `${publicUrl}${calculatorAddress(calculator, language)}` });
    },
  };
}
