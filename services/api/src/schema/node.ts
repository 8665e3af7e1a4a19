/** The entry with an id, whatever its kind. */
import { Args, ArgsType, Ctx, Field, ID, Query, Resolver } from 'type-graphql';
import type { HitKind } from '../answering/search/hits.js';
import type { ResolverContext } from '../context/resolver-context.js';
import { Costs } from './costs.js';
import { EXAMPLES } from './examples.js';
import { Known } from './keywords.js';
import { SEARCH_KINDS } from './kinds.js';
import { LanguageArgs } from './language.js';
import { NodeInterface } from './node-interface.js';
import { nodeOf } from './search-node.js';

@ArgsType()
class NodeArgs extends LanguageArgs {
  @Known({ examples: [EXAMPLES.unit] })
  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;

  @Known({ examples: ['UNIT'] })
  @Field(() => SEARCH_KINDS, {
    nullable: true,
    description: 'Kind, for an id that entries of several kinds have, such as a section and a calculator.',
  })
  readonly kind?: HitKind | null;
}

/** Kinds in the order in which an id is looked up. */
const IN_ORDER: readonly HitKind[] = ['SECTION', 'CALCULATOR', 'UNIT', 'WEAPON', 'ARMOR'];
const IN_IDS: readonly (readonly [part: RegExp, kind: HitKind])[] = [
  [/^[^/]+\/table\//, 'TABLE'],
  [/^[^/]+\/ruling\//, 'RULING'],
  [/^[^/]+\/term\//, 'TERM'],
];

const kindsOf = (id: string): readonly HitKind[] => {
  const named = IN_IDS.find(([part]) => part.test(id));
  return named ? [named[1]] : IN_ORDER;
};

@Resolver()
export class NodeResolver {
  @Costs({ entries: 1, asksCatalog: true })
  @Query(() => NodeInterface, { nullable: true, description: 'Entry by id, whatever its kind; null if it does not exist.' })
  async node(@Args(() => NodeArgs) { id, kind, lang }: NodeArgs, @Ctx() context: ResolverContext): Promise<unknown> {
    for (const one of kind ? [kind] : kindsOf(id)) {
      const found = await nodeOf(one, id, lang ?? context.language, context);
      if (found) return found;
    }
    return null;
  }
}
