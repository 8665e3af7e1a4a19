/** Search over rulebook and catalog, in both languages at once. */
import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { HitKind } from '../answering/search/hits.js';
import { publicHit, type ShownHit } from '../answering/search/public-hit.js';
import { MAX_TEXT_CHARACTERS, searchAll } from '../answering/search/search-all.js';
import { badInput, thrown } from '../context/errors/failures.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { declareUnderstanding } from './catalog/understanding.js';
import { listedSystem, RULE_SETS } from './closed-lists.js';
import { connectionOf } from './connection.js';
import { CatalogPage, DEFAULT_PAGE, PAGE_SIZE } from './costs.js';
import { EXAMPLES } from './examples.js';
import { Known } from './keywords.js';
import { SEARCH_KINDS } from './kinds.js';
import { LanguageArgs } from './language.js';
import { pageOfList } from './list-pages.js';
import { nodeOf, SearchNode } from './search-node.js';

@ObjectType({ simpleResolvers: true, description: 'Search result.' })
export class SearchHit {
  @Known({ examples: [EXAMPLES.section] })
  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;

  @Field(() => SEARCH_KINDS, { description: 'Kind of the result.' })
  readonly kind!: HitKind;

  @Known({ ...RULE_SETS, examples: [EXAMPLES.system] })
  @Field(() => ID, { description: 'Rule set.' })
  readonly system!: string;

  @Field(() => String, { description: 'Title or name.' })
  readonly title!: string;

  @Field(() => String, { description: 'Short description.' })
  readonly summary!: string;

  @Field(() => String, { description: 'URL of the page on the site.' })
  readonly url!: string;

  @Field(() => String, { description: 'URL of the entry in this API.' })
  readonly apiUrl!: string;
}

@ArgsType()
class SearchArgs extends LanguageArgs {
  @Known({ maxLength: MAX_TEXT_CHARACTERS, examples: ['overheat'] })
  @Field(() => String, { description: 'Search terms in either language, with typo tolerance.' })
  readonly text!: string;

  @Known({ ...RULE_SETS, examples: [EXAMPLES.system] })
  @Field(() => ID, { nullable: true, description: 'Limits the search to this rule set.' })
  readonly system?: string;

  @Known(PAGE_SIZE)
  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: 'Maximum number of entries on the page.' })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts. Default: the start of the list.' })
  readonly after?: string;
}

const SearchConnection = connectionOf(SearchHit, 'Search');
declareUnderstanding(SearchConnection);

@Resolver()
export class SearchResolver {
  @CatalogPage()
  @Query(() => SearchConnection as never, {
    description:
      'Searches calculators, sections, tables, rulings, glossary terms, units, weapons and armor in both languages, with typo tolerance. Returns one ranked list.',
  })
  async search(@Args(() => SearchArgs) { text, system, lang, first, after }: SearchArgs, @Ctx() context: ResolverContext) {
    const language = lang ?? context.language;
    const found = await searchAll(text, listedSystem(system, language), context);
    if (!found.ok) throw thrown(badInput(found.problems, language));
    const { documents, matched, understoodAs } = found.value;
    const page = pageOfList(documents, ({ id, kind }) => `${kind} ${id}`, { first, after });
    if (!page.ok) throw thrown(badInput(page.problems, language));
    const edges = page.value.edges.map(({ cursor, node }) => ({ cursor, node: publicHit(node, language, context.publicUrl) }));
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: page.value.pageInfo,
      totalCount: documents.length,
      matched,
      understoodAs,
    };
  }
}

@Resolver(() => SearchHit)
export class SearchHitResolver {
  @FieldResolver(() => SearchNode, { nullable: true, description: 'Entry found; null if the catalog no longer contains it.' })
  node(@Root() { kind, id, language }: ShownHit, @Ctx() context: ResolverContext) {
    return nodeOf(kind, id, language, context);
  }
}
