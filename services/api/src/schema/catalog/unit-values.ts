/** Queries for the values that text figures of units have. Filters accept these values. */
import * as catalog from '@rangefinder/catalog';
import { Args, ArgsType, Ctx, Field, Int, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { askCatalog } from '../../context/catalog-access.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { listedSystem } from '../closed-lists.js';
import { connectionOf } from '../connection.js';
import { CatalogPage } from '../costs.js';
import { describe } from '../fields.js';
import { Known } from '../keywords.js';
import { SystemPageArgs } from '../list-args.js';
import { listConnection } from '../list-pages.js';
import { constants, describedValues } from './list-arguments.js';
import { comparedTexts, isName } from './unit-arguments.js';

/** Text figures with few values. Names, such as that of a chassis, are searched instead. */
const LISTED = Object.entries(comparedTexts).filter(([, field]) => !isName(field));
const UNIT_TEXTS = constants(LISTED.map(([name]) => name));
registerEnumType(UNIT_TEXTS, {
  name: 'UnitText',
  description: 'Text by which units can be filtered.',
  valuesConfig: describedValues(new Map(LISTED.map(([name, field]) => [name, describe(field)]))),
});

@ObjectType({ simpleResolvers: true, description: 'Value of a text, with its frequency.' })
class UnitValue {
  @Known({ examples: ['Brawler'] })
  @Field(() => String, { description: 'Value, as accepted by filters.' })
  readonly value!: string;

  @Field(() => Int, { description: 'Number of units with a complete card that have the value.' })
  readonly count!: number;
}

const UnitValueConnection = connectionOf(UnitValue, 'UnitValue');

@ArgsType()
class UnitValuesArgs extends SystemPageArgs {
  @Known({ examples: ['ROLE'] })
  @Field(() => UNIT_TEXTS, { description: 'The text.' })
  readonly of!: string;
}

/** Measured on ten thousand units and rounded up. */
const VALUES_MS = 30;

@Resolver()
export class UnitValueResolver {
  @CatalogPage()
  @Query(() => UnitValueConnection as never, {
    description: `Values of a text among the units of the catalog, including imported ones, the most frequent first, paginated. At most ${catalog.MAX_VALUES} are counted.`,
  })
  async unitValues(@Args(() => UnitValuesArgs) { of, system, ...page }: UnitValuesArgs, @Ctx() context: ResolverContext) {
    const { language } = context;
    const slug = listedSystem(system, language);
    await work(context, VALUES_MS);
    const values = await askCatalog(context, (db) => catalog.listUnitValues(db, of, slug));
    return listConnection(values, page, { language, idOf: ({ value }) => value, toNode: (value) => value });
  }
}
