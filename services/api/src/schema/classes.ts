/** Classes for type-graphql that are derived from data of the rules. */

// biome-ignore lint/complexity/noBannedTypes: type-graphql takes any class
export type AnyClass = Function & { prototype: object };

/** An empty class by that name. */
export const namedClass = (name: string): AnyClass => ({ [name]: class {} })[name] as AnyClass;
