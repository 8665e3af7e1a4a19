/** Relay connections for any node type. */
import type { Page } from '@rangefinder/catalog';
import { Field, Int, ObjectType } from 'type-graphql';
import { OnlyInGraphql } from './at-addresses.js';
import { type AnyClass, namedClass } from './classes.js';

@ObjectType({ simpleResolvers: true, description: 'Where a page begins and ends, and whether there is more.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more entries follow.' })
  readonly hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether entries come before: true when `after` was given.' })
  readonly hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first entry; null when the page is empty.' })
  readonly startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last entry: the next page is asked for with `after` of this.' })
  readonly endCursor!: string | null;
}

/** Value of a connection. The total is counted on demand. */
export interface Connection<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly nodes: readonly T[];
  readonly pageInfo: PageInfo;
  readonly totalCount: Promise<number> | number;
}

/** Declares `<Name>Edge` and `<Name>Connection` for a node type. */
export function connectionOf(node: AnyClass | object, name: string): AnyClass {
  const edge = namedClass(`${name}Edge`);
  ObjectType(`${name}Edge`, { simpleResolvers: true, description: 'An entry and its place in the list.' })(edge);
  Field(() => String, { description: 'Opaque place of the entry in this order.' })(edge.prototype, 'cursor');
  Field(() => node as never, { description: 'The entry.' })(edge.prototype, 'node');
  const connection = namedClass(`${name}Connection`);
  ObjectType(`${name}Connection`, {
    simpleResolvers: true,
    description: 'A page of a list, with keyset cursors: paging neither skips nor repeats while entries change.',
  })(connection);
  Field(() => [edge] as never, { description: 'Entries with their cursors.' })(connection.prototype, 'edges');
  OnlyInGraphql()(connection.prototype, 'edges');
  Field(() => [node] as never, { description: 'The entries alone.' })(connection.prototype, 'nodes');
  Field(() => PageInfo, { description: 'Where the page begins and ends.' })(connection.prototype, 'pageInfo');
  // Counted on demand with a query of its own. The promise needs a resolver because plans await only resolvers.
  Field(() => Int, { simple: false, description: 'How many entries the whole list has.' })(connection.prototype, 'totalCount');
  return connection;
}

/** Converts a page of the catalog to a connection. The total is counted on access. */
export const toConnection = <T, N>(page: Page<T>, toNode: (entry: T) => N, countAll: () => Promise<number>): Connection<N> => {
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: toNode(node) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: page,
    get totalCount() {
      return countAll();
    },
  };
};
