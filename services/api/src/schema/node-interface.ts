/** The interface of everything that has an id of its own. */
import { Field, ID, InterfaceType } from 'type-graphql';

@InterfaceType('Node', {
  description: 'Entry with an id: a section, table, ruling, term, calculator, unit, weapon or armor.',
  resolveType: ({ __typename }: { readonly __typename: string }) => __typename,
})
export abstract class NodeInterface {
  @Field(() => ID, { description: 'Id.' })
  readonly id!: string;
}
