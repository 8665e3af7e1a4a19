/** Classes that are made by machine, where the data to declare them already stands in the rules. */

// biome-ignore lint/complexity/noBannedTypes: type-graphql takes any class
export type AnyClass = Function & { prototype: object };

/** An empty class by that name. */
export const namedClass = (name: string): AnyClass => ({ [name]: class {} })[name] as AnyClass;
