/**
 * Introspection as the specification of October 2021 defines it. Clients in other languages reject values that they do not know, such
 * as the location `DIRECTIVE_DEFINITION`, which graphql-js adds to `@deprecated`.
 */
import {
  DirectiveLocation,
  GraphQLDeprecatedDirective,
  GraphQLDirective,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  GraphQLSpecifiedByDirective,
  isEnumType,
} from 'graphql';

const LATER_LOCATION = DirectiveLocation.DIRECTIVE_DEFINITION;

const deprecated = GraphQLDeprecatedDirective.toConfig();

/** The directives that a client of October 2021 knows. */
export const DIRECTIVES: readonly GraphQLDirective[] = [
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  GraphQLSpecifiedByDirective,
  new GraphQLDirective({ ...deprecated, locations: deprecated.locations.filter((location) => location !== LATER_LOCATION) }),
];

/**
 * Removes the later location from the introspection types, which all schemas of a process share. Later fields stay: they are answered
 * only to clients that select them.
 */
export function limitIntrospection(schema: GraphQLSchema): void {
  const locations = schema.getType('__DirectiveLocation');
  if (!isEnumType(locations)) return;
  const values = locations.getValues() as unknown as { readonly name: string }[];
  const place = values.findIndex(({ name }) => name === LATER_LOCATION);
  if (place >= 0) values.splice(place, 1);
}
