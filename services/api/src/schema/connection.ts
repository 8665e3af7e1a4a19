/** Relay connections for any node type. */
import type { Page } from '@rangefinder/catalog';
import { Field, Int, ObjectType } from 'type-graphql';
import { type AnyClass, namedClass } from './classes.js';

@ObjectType({ simpleResolvers: true, description: 'Pagination information.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more entries follow this page.' })
  readonly hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether entries precede this page; true if `after` is given.' })
  readonly hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first entry; null if the page is empty.' })
  readonly startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last entry; null if the page is empty. Pass it as `after` to get the next page.',
  })
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
  ObjectType(`${name}Edge`, { simpleResolvers: true, description: 'Entry with its cursor.' })(edge);
  Field(() => String, { description: 'Opaque cursor of the entry.' })(edge.prototype, 'cursor');
  Field(() => node as never, { description: 'Entry.' })(edge.prototype, 'node');
  const connection = namedClass(`${name}Connection`);
  ObjectType(`${name}Connection`, {
    simpleResolvers: true,
    description: 'Page of a list. Cursors are keysets, so that pagination neither skips nor repeats entries while the list changes.',
  })(connection);
  Field(() => [edge] as never, { description: 'Entries of this page, with their cursors.' })(connection.prototype, 'edges');
  Field(() => [node] as never, { description: 'Entries of this page, without cursors.' })(connection.prototype, 'nodes');
  Field(() => PageInfo, { description: 'Pagination information.' })(connection.prototype, 'pageInfo');
  // Counted on demand with a query of its own. The promise needs a resolver because plans await only resolvers.
  Field(() => Int, { simple: false, description: 'Number of entries on all pages.' })(connection.prototype, 'totalCount');
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
