/** Arguments of unit lists: filters, text, query language, order. */
import {
  type UnitFilter as CatalogUnitFilter,
  type UnitOrder as CatalogUnitOrder,
  type FigureCondition,
  TEXT_FACETS,
} from '@rangefinder/catalog';
import { entryTypes, type Fields, figuresBy, systems } from '@rangefinder/rules';
import { ArgsType, Field, Float, ID, InputType, registerEnumType } from 'type-graphql';
import { UNIT_KINDS } from '../closed-lists.js';
import { EXAMPLES, systemWith } from '../examples.js';
import { describe } from '../fields.js';
import { Known } from '../keywords.js';
import { COST, constants, DIRECTIONS, type Direction, describedValues, NAMES, orderOf, WORDS_OF_NAMES } from './list-arguments.js';
import { PageArgs } from './page-arguments.js';

/** Descriptions of the figures. */
const figureTexts: ReadonlyMap<string, string> = new Map(
  [...figuresBy(systems, 'unit')].map(([name, { label, unit }]) => [
    name,
    unit === undefined || unit === 'year' ? label.en : `${label.en}. Unit: ${unit}`,
  ]),
);
const FIGURES = new Map([COST, ...figureTexts]);
const ORDERS = new Map([...NAMES, COST, ...figureTexts]);

const UNIT_FIGURES = constants([...FIGURES.keys()]);
registerEnumType(UNIT_FIGURES, {
  name: 'UnitFigure',
  description: 'A figure that units can be chosen by.',
  valuesConfig: describedValues(FIGURES),
});
const ORDER_KEYS = constants([...ORDERS.keys()]);
registerEnumType(ORDER_KEYS, {
  name: 'UnitOrderKey',
  description: 'What units are sorted by; units without the figure are left out, without a price they come last.',
  valuesConfig: describedValues(ORDERS),
});
const AVAILABILITY = { KNOWN: 'known', UNKNOWN: 'unknown' } as const;
registerEnumType(AVAILABILITY, {
  name: 'UnitAvailability',
  description: 'Whether it is known who may field a unit.',
  valuesConfig: { KNOWN: { description: 'Known' }, UNKNOWN: { description: 'Not known' } },
});

@InputType({ description: 'A condition on a figure; all that is given must hold.' })
export class UnitFigureCondition {
  @Known({ examples: ['COST'] })
  @Field(() => UNIT_FIGURES, { description: 'The figure.' })
  readonly figure!: FigureCondition['figure'];

  @Field(() => Float, { nullable: true, description: 'This or more.' })
  readonly atLeast?: number;

  @Field(() => Float, { nullable: true, description: 'This or less.' })
  readonly atMost?: number;

  @Field(() => Float, { nullable: true, description: 'More than this.' })
  readonly above?: number;

  @Field(() => Float, { nullable: true, description: 'Less than this.' })
  readonly below?: number;

  @Field(() => [Float], { nullable: true, description: 'One of these.' })
  readonly anyOf?: number[];

  @Field(() => [Float], { nullable: true, description: 'None of these.' })
  readonly noneOf?: number[];
}

@InputType({
  description:
    'Which units; what is not given does not matter. A text may hold several values with commas between, of which one is enough: `BM,CV`; names are taken whole. A value that no unit has is refused.',
})
export class UnitFilter {
  @Known({ examples: [systemWith('unit')] })
  @Field(() => ID, { nullable: true, description: 'Rule set.' })
  readonly system?: string;

  @Known({ examples: [UNIT_KINDS.enum[0]] })
  @Field(() => String, { nullable: true, description: `What it is: ${UNIT_KINDS.enum.join(', ')}.` })
  readonly kind?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Faction that it belongs to or that may field it, general lists that the faction draws on included: a name in either language.',
  })
  readonly faction?: string;

  @Known({ examples: ['clan-invasion', '3025'] })
  @Field(() => String, {
    nullable: true,
    description: 'Era in which it may be fielded, by the faction where one is given: its id, a name in either language, or a year.',
  })
  readonly era?: string;

  @Field(() => AVAILABILITY, { nullable: true, description: 'Whether it is known who may field it: what is not known is never “no”.' })
  readonly availability?: 'known' | 'unknown';

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Units with a complete card only; false: those without one; null: both.',
  })
  readonly inPlay?: boolean | null;

  @Known({ examples: ['loki prime'] })
  @Field(() => String, { nullable: true, description: WORDS_OF_NAMES })
  readonly text?: string;

  @Known({ examples: ['mul'] })
  @Field(() => ID, { nullable: true, description: 'Id of the source.' })
  readonly source?: string;

  @Known({ examples: [['ECM', 'IF']] })
  @Field(() => [String], {
    nullable: true,
    description:
      'Abilities that it must have, whole or without their figures; with a star their beginnings, as where no unit has one of that name.',
  })
  readonly specials?: string[];

  @Field(() => [String], { nullable: true, description: 'Abilities that it must not have.' })
  readonly withoutSpecials?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether it can jump.' })
  readonly jumps?: boolean;

  @Field(() => [UnitFigureCondition], { nullable: true, description: 'Conditions on its figures.' })
  readonly figures?: UnitFigureCondition[];
}

/** Text figures that filters compare: those that the query language has names for. */
export const comparedTexts: Fields = Object.assign(
  {},
  ...entryTypes(systems, 'unit').map(({ fields, texts }) => Object.fromEntries(Object.keys(texts).map((name) => [name, fields[name]]))),
);
for (const [name, field] of Object.entries(comparedTexts))
  Field(() => String, { nullable: true, description: describe(field) })(UnitFilter.prototype, name);

@InputType({ description: 'How units are sorted.' })
export class UnitOrder {
  @Known({ examples: ['COST'] })
  @Field(() => ORDER_KEYS, { description: 'The figure.' })
  readonly by!: CatalogUnitOrder['by'];

  @Known({ examples: ['DESC'] })
  @Field(() => DIRECTIONS, { defaultValue: 'asc', description: 'Rising or falling.' })
  readonly direction!: Direction;
}

/** Maximum number of further sort keys. */
export const MOST_ORDERS = 4;

@ArgsType()
export class UnitsArgs extends PageArgs {
  @Field(() => UnitFilter, { nullable: true, description: 'Which units.' })
  readonly filter?: UnitFilter;

  @Field(() => UnitOrder, { nullable: true, description: 'How they are sorted; by English name, or by how well they fit, without it.' })
  readonly orderBy?: UnitOrder;

  @Known({ maxItems: MOST_ORDERS })
  @Field(() => [UnitOrder], { nullable: true, description: 'What units that are alike in `orderBy` are sorted by, in turn.' })
  readonly thenBy?: UnitOrder[];

  @Known({ examples: [`system:${EXAMPLES.unit.split('/')[0]} pv<=30 (size:3 or special:ECM) move>=10 -jump sort:-move,name`] })
  @Field(() => String, {
    nullable: true,
    description:
      'In place of filter and order: words and conditions in one line, with `or`, `not` and parentheses. The developers’ pages have all of the language.',
  })
  readonly query?: string;
}

const present = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== undefined && (value !== null || name === 'inPlay')));

const isText = ([name]: readonly [string, unknown]): boolean => TEXT_FACETS.includes(name);

const listOf = (text: string): string | readonly string[] => {
  const values = text.split(',').map((value) => value.trim());
  return values.length === 1 ? text : values.filter((value) => value !== '');
};
/** Names may contain commas, so they may be longer than other values. */
const LONGEST_VALUE = 60;
export const isName = (field: Fields[string]): boolean => field.kind === 'text' && (field.maxLength ?? 0) > LONGEST_VALUE;
const PLAIN = ['text', 'availability', ...Object.keys(comparedTexts).filter((name) => isName(comparedTexts[name] as Fields[string]))];
const withLists = (entries: readonly (readonly [string, unknown])[]) =>
  entries.map(([name, value]) => [name, typeof value === 'string' && !PLAIN.includes(name) ? listOf(value) : value] as const);

/** Converts a filter for the catalog. */
export const catalogFilter = (filter: UnitFilter | undefined): CatalogUnitFilter => {
  const { figures = [], jumps, ...rest } = filter ?? {};
  const given = withLists(Object.entries(present(rest)));
  const jump: readonly FigureCondition[] = typeof jumps === 'boolean' ? [{ figure: 'jumpInches', has: jumps }] : [];
  const conditions = [...figures.map((condition) => present(condition) as FigureCondition), ...jump];
  return {
    ...Object.fromEntries(given.filter((entry) => !isText(entry))),
    ...(given.some(isText) && { texts: Object.fromEntries(given.filter(isText)) as NonNullable<CatalogUnitFilter['texts']> }),
    ...(conditions.length > 0 && { figures: conditions }),
  };
};

/** Converts an order for the catalog; undefined if none is given. */
export function catalogOrder({ orderBy, thenBy }: Pick<UnitsArgs, 'orderBy' | 'thenBy'>): CatalogUnitOrder | undefined {
  const [first, ...others] = [...(orderBy ? [orderBy] : []), ...(thenBy ?? [])].map(orderOf);
  return first && (others.length === 0 ? first : { ...first, thenBy: others });
}
