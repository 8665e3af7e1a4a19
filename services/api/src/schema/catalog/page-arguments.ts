/** Pagination arguments. */
import type { PageRequest } from '@rangefinder/catalog';
import { ArgsType, Field, Int } from 'type-graphql';
import { DEFAULT_PAGE, PAGE_SIZE } from '../costs.js';
import { Known } from '../keywords.js';

@ArgsType()
export class PageArgs {
  @Known(PAGE_SIZE)
  @Field(() => Int, { nullable: true, defaultValue: DEFAULT_PAGE, description: 'Maximum number of entries on the page.' })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts. Default: the start of the list.' })
  readonly after?: string;
}

/** Converts pagination arguments for the catalog. */
export const pageOf = ({ first, after }: PageArgs): PageRequest => ({
  ...(typeof first === 'number' && { first }),
  ...(after !== undefined && after !== null && { after }),
});
