/** Which page of a list. */
import type { PageRequest } from '@rangefinder/catalog';
import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, defaultValue: 20, description: 'Entries on the page. From 0 to 100. Example: 20.' })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor behind which the page begins; from the start without it.' })
  readonly after?: string;
}

/** The page as the catalog takes it. */
export const pageOf = ({ first, after }: PageArgs): PageRequest => ({
  ...(typeof first === 'number' && { first }),
  ...(after !== undefined && after !== null && { after }),
});
