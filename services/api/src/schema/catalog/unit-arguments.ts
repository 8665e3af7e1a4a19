/** Arguments of unit lists: filters, text, query language, order. */
import {
  type UnitFilter as CatalogUnitFilter,
  type UnitOrder as CatalogUnitOrder,
  type FigureCondition,
  MAX_CONDITIONS,
  TEXT_FACETS,
} from '@rangefinder/catalog';
import { entryTypes, type Fields, figuresBy, systems } from '@rangefinder/rules';
import { ArgsType, Field, Float, ID, InputType, registerEnumType } from 'type-graphql';
import { RULE_SETS, spelledAs, UNIT_KINDS } from '../closed-lists.js';
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
  description: 'Figure by which units can be filtered.',
  valuesConfig: describedValues(FIGURES),
});
const ORDER_KEYS = constants([...ORDERS.keys()]);
registerEnumType(ORDER_KEYS, {
  name: 'UnitOrderKey',
  description: 'Sort key of units. Units without the figure come last.',
  valuesConfig: describedValues(ORDERS),
});
const AVAILABILITY = { KNOWN: 'known', UNKNOWN: 'unknown' } as const;
registerEnumType(AVAILABILITY, {
  name: 'UnitAvailability',
  description: 'Whether the availability of a unit is known.',
  valuesConfig: { KNOWN: { description: 'Known' }, UNKNOWN: { description: 'Unknown' } },
});

@InputType({ description: 'Condition on a figure. All given comparisons must hold.' })
export class UnitFigureCondition {
  @Known({ examples: ['COST'] })
  @Field(() => UNIT_FIGURES, { description: 'Figure.' })
  readonly figure!: FigureCondition['figure'];

  @Field(() => Float, { nullable: true, description: 'Greater than or equal.' })
  readonly atLeast?: number;

  @Field(() => Float, { nullable: true, description: 'Less than or equal.' })
  readonly atMost?: number;

  @Field(() => Float, { nullable: true, description: 'Greater than.' })
  readonly above?: number;

  @Field(() => Float, { nullable: true, description: 'Less than.' })
  readonly below?: number;

  @Known({ maxItems: MAX_CONDITIONS })
  @Field(() => [Float], { nullable: true, description: 'Equal to one of these.' })
  readonly anyOf?: number[];

  @Known({ maxItems: MAX_CONDITIONS })
  @Field(() => [Float], { nullable: true, description: 'Equal to none of these.' })
  readonly noneOf?: number[];
}

@InputType({
  description:
    'Filter of units. All given conditions must hold. A text may contain several values separated by commas, one of which must match: `BM,CV`. Names must be complete. A value that no unit has is rejected.',
})
export class UnitFilter {
  @Known({ examples: [systemWith('unit')] })
  @Field(() => ID, { nullable: true, description: 'Rule set.' })
  readonly system?: string;

  @Known({ examples: [UNIT_KINDS.enum[0]] })
  @Field(() => String, { nullable: true, description: `Kind of the unit: ${UNIT_KINDS.enum.join(', ')}.` })
  readonly kind?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Faction to which the unit belongs or that may field it, including its general lists: a name in either language.',
  })
  readonly faction?: string;

  @Known({ examples: ['clan-invasion', '3025'] })
  @Field(() => String, {
    nullable: true,
    description: 'Era in which the unit is available, to the faction if one is given: an id, a name in either language, or a year.',
  })
  readonly era?: string;

  @Field(() => AVAILABILITY, {
    nullable: true,
    description: 'Whether the availability of the unit is known. Unknown availability does not mean that the unit is unavailable.',
  })
  readonly availability?: 'known' | 'unknown';

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Whether the card of the unit is complete. True: units with a complete card. False: units without one. Null: both.',
  })
  readonly inPlay?: boolean | null;

  @Known({ examples: ['loki prime'] })
  @Field(() => String, { nullable: true, description: WORDS_OF_NAMES })
  readonly text?: string;

  @Known({ examples: ['mul'] })
  @Field(() => ID, { nullable: true, description: 'Id of the source.' })
  readonly source?: string;

  @Known({ maxItems: MAX_CONDITIONS, examples: [['ECM', 'IF']] })
  @Field(() => [String], {
    nullable: true,
    description:
      'Special abilities that the unit must have, with or without their figures. A trailing `*` matches prefixes, as does a name that no unit has.',
  })
  readonly specials?: string[];

  @Known({ maxItems: MAX_CONDITIONS })
  @Field(() => [String], { nullable: true, description: 'Special abilities that the unit must not have.' })
  readonly withoutSpecials?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether the unit can jump.' })
  readonly jumps?: boolean;

  @Known({ maxItems: MAX_CONDITIONS })
  @Field(() => [UnitFigureCondition], { nullable: true, description: 'Conditions on figures.' })
  readonly figures?: UnitFigureCondition[];
}

/** Text figures that filters compare: those that the query language has names for. */
export const comparedTexts: Fields = Object.assign(
  {},
  ...entryTypes(systems, 'unit').map(({ fields, texts }) => Object.fromEntries(Object.keys(texts).map((name) => [name, fields[name]]))),
);
for (const [name, field] of Object.entries(comparedTexts))
  Field(() => String, { nullable: true, description: describe(field) })(UnitFilter.prototype, name);

@InputType({ description: 'Sort order of units.' })
export class UnitOrder {
  @Known({ examples: ['COST'] })
  @Field(() => ORDER_KEYS, { description: 'Figure.' })
  readonly by!: CatalogUnitOrder['by'];

  @Known({ examples: ['DESC'] })
  @Field(() => DIRECTIONS, { defaultValue: 'asc', description: 'Sort direction.' })
  readonly direction!: Direction;
}

/** Maximum number of further sort keys. */
export const MAX_ORDERS = 4;

@ArgsType()
export class UnitsArgs extends PageArgs {
  @Field(() => UnitFilter, { nullable: true, description: 'Filter of units.' })
  readonly filter?: UnitFilter;

  @Field(() => UnitOrder, {
    nullable: true,
    description: 'Sort order. Default: by relevance if the query contains words, else base variants first, each by English name.',
  })
  readonly orderBy?: UnitOrder;

  @Known({ maxItems: MAX_ORDERS })
  @Field(() => [UnitOrder], { nullable: true, description: 'Further sort keys for units that are equal in `orderBy`.' })
  readonly thenBy?: UnitOrder[];

  @Known({ examples: [`system:${EXAMPLES.unit.split('/')[0]} pv<=30 (size:3 or special:ECM) move>=10 -jump sort:-move,name`] })
  @Field(() => String, {
    nullable: true,
    description:
      'Query in place of filter and order: words and conditions in one line, with `or`, `not` and parentheses. The developers’ pages document the query language.',
  })
  readonly query?: string;
}

/** Without absent members. Null counts as absent, except where it has a meaning of its own. */
const present = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== undefined && (value !== null || name === 'inPlay')),
  ) as Partial<T>;

const isText = ([name]: readonly [string, unknown]): boolean => TEXT_FACETS.includes(name);

const listOf = (text: string): string | readonly string[] => {
  const values = text.split(',').map((value) => value.trim());
  return values.length === 1 ? text : values.filter((value) => value !== '');
};
/** Names may contain commas, so they may be longer than other values. */
const MAX_VALUE_CHARACTERS = 60;
export const isName = (field: Fields[string]): boolean => field.kind === 'text' && (field.maxLength ?? 0) > MAX_VALUE_CHARACTERS;
const PLAIN = ['text', 'availability', ...Object.keys(comparedTexts).filter((name) => isName(comparedTexts[name] as Fields[string]))];
const withLists = (entries: readonly (readonly [string, unknown])[]) =>
  entries.map(([name, value]) => [name, typeof value === 'string' && !PLAIN.includes(name) ? listOf(value) : value] as const);

const CLOSED: Readonly<Record<string, readonly string[]>> = { system: RULE_SETS.enum, kind: UNIT_KINDS.enum };

/** Values of closed lists in any spelling. Unknown ones stay as given. */
function inOwnSpelling(name: string, value: unknown): unknown {
  const values = CLOSED[name];
  if (values === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => inOwnSpelling(name, each));
  return typeof value === 'string' ? (spelledAs(values, value) ?? value) : value;
}

/** Converts a filter for the catalog. */
export const catalogFilter = (filter: UnitFilter | undefined): CatalogUnitFilter => {
  const { figures = [], jumps, ...rest } = present(filter ?? {});
  const given = withLists(Object.entries(rest)).map(([name, value]) => [name, inOwnSpelling(name, value)] as const);
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
