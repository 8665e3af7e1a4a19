/** Sections of the rulebook. */

import { loadRulebook, plainText, renderHtml, type SectionText } from '@rangefinder/rulebook';
import { addressOf, calculatorAddress, inLanguage, type Language } from '@rangefinder/rules';
import { Args, ArgsType, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import { ruleRef } from '../answering/public-answer.js';
import { badInput, thrown } from '../context/errors/failures.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { work } from '../context/work/charge-work.js';
import { inTurns } from '../context/work/cooperative-scheduling.js';
import { ENTRY_MS } from '../context/work/cost.js';
import { RuleRef } from './answer.js';
import { listedSystem, RULE_SETS } from './closed-lists.js';
import { connectionOf } from './connection.js';
import { Costs, Paged } from './costs.js';
import { EXAMPLES } from './examples.js';
import { Known } from './keywords.js';
import { LanguageArgs } from './language.js';
import { SystemTextPageArgs } from './list-args.js';
import { pageOfList } from './list-pages.js';
import { NodeInterface } from './node-interface.js';

/** Some kilobytes of text, which are rendered once. */
const TEXT_MS = 0.05;

@ObjectType({ implements: NodeInterface, simpleResolvers: true, description: 'Section of the rulebook.' })
export class Section {
  readonly __typename!: 'Section';

  @Known({ examples: [EXAMPLES.section] })
  @Field(() => ID, { description: 'Id, as cited in answers.' })
  readonly id!: string;

  @Known({ ...RULE_SETS, examples: [EXAMPLES.system] })
  @Field(() => ID, { description: 'Rule set.' })
  readonly system!: string;

  @Field(() => String, { description: 'Title.' })
  readonly title!: string;

  @Field(() => String, { description: 'Summary in one line.' })
  readonly summary!: string;

  @Field(() => String, { description: 'URL of the page on the site.' })
  readonly url!: string;

  @Field(() => RuleRef, { nullable: true, description: 'Chapter that contains the section; null for a chapter.' })
  readonly parent!: RuleRef | null;

  @Field(() => String, { description: 'Place in the source.' })
  readonly source!: string;

  @Costs({ milliseconds: TEXT_MS })
  @Field(() => String, { description: 'Text with its tables, rulings and worked examples, without markup.' })
  readonly text!: string;

  @Costs({ milliseconds: TEXT_MS })
  @Field(() => String, { description: 'Text as safe HTML. Links lead to the site.' })
  readonly html!: string;

  @Field(() => [RuleRef], { description: 'Sections, tables and rulings that the section links to or contains.' })
  readonly references!: RuleRef[];

  /** Renders text and HTML, and returns their length. */
  render!: () => number;
}

@ArgsType()
class SectionArgs extends LanguageArgs {
  @Known({ examples: [EXAMPLES.section] })
  @Field(() => ID, { description: 'Id, as cited in answers.' })
  readonly id!: string;
}

const SectionConnection = connectionOf(Section, 'Section');

@Resolver()
export class SectionResolver {
  @Paged()
  @Query(() => SectionConnection as never, { description: 'Sections of the rulebook in reading order, paginated.' })
  async sections(@Args(() => SystemTextPageArgs) { lang, system, first, after }: SystemTextPageArgs, @Ctx() context: ResolverContext) {
    const language = lang ?? context.language;
    const slug = listedSystem(system, language);
    const chosen = loadRulebook().sections.filter((section) => slug === undefined || section.system === slug);
    const page = pageOfList(chosen, ({ id }) => id, { first, after });
    if (!page.ok) throw thrown(badInput(page.problems, language));
    const { edges, pageInfo } = page.value;
    await work(context, edges.length * ENTRY_MS);
    const nodes = await inTurns(edges, context.caller, ({ node }) => rendered(node, language, context.publicUrl));
    const shown = edges.map(({ cursor }, index) => ({ cursor, node: nodes[index] as Section }));
    return { edges: shown, nodes, pageInfo, totalCount: chosen.length };
  }

  @Query(() => Section, { nullable: true, description: 'Section of the rulebook by id; null if it does not exist.' })
  section(@Args(() => SectionArgs) { id, lang }: SectionArgs, @Ctx() context: ResolverContext): Section | undefined {
    return sectionBy(id, lang ?? context.language, context.publicUrl);
  }
}

/** Returns a section by its id. */
export function sectionBy(id: string, language: Language, publicUrl: string): Section | undefined {
  const section = loadRulebook().sections.find((known) => known.id === id);
  return section && publicSection(section, language, publicUrl);
}

/** Memoized: rendering a section takes a millisecond. */
const shown = new Map<string, Section>();

/** Returns a section in a language. */
function publicSection(section: SectionText, language: Language, publicUrl: string): Section {
  const key = `${language} ${publicUrl} ${section.id}`;
  const known = shown.get(key) ?? newSection(section, language, publicUrl);
  shown.set(key, known);
  return known;
}

/** A section whose text and HTML are rendered. The first time takes milliseconds. */
function rendered(section: SectionText, language: Language, publicUrl: string): Section {
  const made = publicSection(section, language, publicUrl);
  made.render();
  return made;
}

/** Text and HTML are rendered on first access. */
function newSection(section: SectionText, language: Language, publicUrl: string): Section {
  const href = (id: string) => `${publicUrl}${addressOf(id, language)}`;
  const calculator = (address: Parameters<typeof calculatorAddress>[0]) => `${publicUrl}${calculatorAddress(address, language)}`;
  let [text, html]: (string | undefined)[] = [];
  return {
    __typename: 'Section',
    id: section.id,
    system: section.system,
    title: inLanguage(section.title, language),
    summary: inLanguage(section.summary, language),
    url: href(section.id),
    parent: section.parent === undefined ? null : ruleRef(section.parent, language, publicUrl),
    source: inLanguage(section.source, language),
    references: section.references.map((id) => ruleRef(id, language, publicUrl)),
    get text() {
      text ??= plainText(section, language);
      return text;
    },
    get html() {
      html ??= renderHtml(section, language, { href, calculator });
      return html;
    },
    render() {
      return this.text.length + this.html.length;
    },
  };
}
