/** Queries for the values that text figures of units have. Filters accept these values. */
import * as catalog from '@rangefinder/catalog';
import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver, registerEnumType } from 'type-graphql';
import { askCatalog } from '../../context/catalog-access.js';
import type { ResolverContext } from '../../context/resolver-context.js';
import { work } from '../../context/work/charge-work.js';
import { listedSystem, RULE_SETS } from '../closed-lists.js';
import { Costs } from '../costs.js';
import { systemWith } from '../examples.js';
import { describe } from '../fields.js';
import { Known, KnownArguments } from '../keywords.js';
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

/** Measured on ten thousand units and rounded up. */
const VALUES_MS = 30;

@Resolver()
export class UnitValueResolver {
  @Costs({ entries: catalog.MAX_VALUES, asksCatalog: true })
  @KnownArguments({ of: { examples: ['ROLE'] }, system: { ...RULE_SETS, examples: [systemWith('unit')] } })
  @Query(() => [UnitValue], {
    description: `Values of a text among the units of the catalog, including imported ones, the most frequent first. At most ${catalog.MAX_VALUES}.`,
  })
  async unitValues(
    @Arg('of', () => UNIT_TEXTS, { description: 'The text.' }) of: string,
    @Arg('system', () => ID, { nullable: true, description: 'Limits the result to this rule set.' }) system: string | null | undefined,
    @Ctx() context: ResolverContext,
  ) {
    const slug = listedSystem(system, context.language);
    await work(context, VALUES_MS);
    return askCatalog(context, (db) => catalog.listUnitValues(db, of, slug));
  }
}
