/** Marks queries with long arguments, which REST accepts by POST too. */
import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';

const MARK = 'takesBody';

export const TakesBody = () => Extensions({ [MARK]: true });

/** Whether a query has the mark. */
export const hasLongArguments = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): boolean => extensions[MARK] === true;
