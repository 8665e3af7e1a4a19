/** How units are asked for: by figures, by words, by the query language, in any order. */
import {
  type UnitFilter as CatalogUnitFilter,
  type UnitOrder as CatalogUnitOrder,
  FIGURES,
  type FigureCondition,
  UNIT_ORDER_KEYS,
} from '@rangefinder/catalog';
import { ArgsType, Field, Float, ID, InputType, registerEnumType } from 'type-graphql';
import { PageArgs } from './page-arguments.js';

const constant = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const constants = <T extends string>(names: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(names.map((name) => [constant(name), name]));

/** What each figure is, for whoever reads the schema. */
const FIGURE_TEXTS: Readonly<Record<string, string>> = {
  name: 'English name',
  nameRu: 'Russian name',
  cost: 'Cost of its rule set, PV included. Unit: points',
  size: 'Size class SZ',
  tmm: 'Target movement modifier',
  overheatValue: 'Overheat value OV',
  armor: 'Armor A. Unit: points',
  structure: 'Structure S. Unit: points',
  threshold: 'Damage threshold of what flies',
  damageShort: 'Damage at short range',
  damageMedium: 'Damage at medium range',
  damageLong: 'Damage at long range',
  moveInches: 'Move in its first mode. Unit: inches',
  jumpInches: 'Jump. Unit: inches',
  year: 'Year of introduction',
  tonnage: 'Tonnage. Unit: tons',
  rank: 'Army rank',
  rateOfFire: 'Rate of fire',
  ammunition: 'Ammunition. Unit: power dice',
  durability: 'Durability',
  speed: 'Speed. Unit: points a turn',
};

const describedValues = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [constant(name), { description: FIGURE_TEXTS[name] ?? name }]));

const FIGURE_KEYS = ['cost', ...FIGURES] as const;
const UNIT_FIGURES = constants(FIGURE_KEYS);
registerEnumType(UNIT_FIGURES, {
  name: 'UnitFigure',
  description: 'A figure that units can be chosen by.',
  valuesConfig: describedValues(FIGURE_KEYS),
});
const ORDER_KEYS = constants(UNIT_ORDER_KEYS);
registerEnumType(ORDER_KEYS, {
  name: 'UnitOrderKey',
  description: 'What units are sorted by; units without the figure are left out, without a price they come last.',
  valuesConfig: describedValues(UNIT_ORDER_KEYS),
});
const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;
registerEnumType(DIRECTIONS, {
  name: 'OrderDirection',
  description: 'Rising or falling.',
  valuesConfig: { ASC: { description: 'Rising' }, DESC: { description: 'Falling' } },
});

@InputType({ description: 'A condition on a figure; all that is given must hold.' })
export class UnitFigureCondition {
  @Field(() => UNIT_FIGURES, { description: 'The figure. Example: COST.' })
  readonly figure!: FigureCondition['figure'];

  @Field(() => Float, { nullable: true, description: 'This or more.' })
  readonly atLeast?: number;

  @Field(() => Float, { nullable: true, description: 'This or less.' })
  readonly atMost?: number;

  @Field(() => [Float], { nullable: true, description: 'One of these.' })
  readonly anyOf?: number[];
}

@InputType({ description: 'Which units; what is not given does not matter.' })
export class UnitFilter {
  @Field(() => ID, { nullable: true, description: 'Rule set. Example: `alpha-strike`.' })
  readonly system?: string;

  @Field(() => String, { nullable: true, description: 'What it is. Example: `battlemech`.' })
  readonly kind?: string;

  @Field(() => String, { nullable: true, description: 'Faction, its name in either language.' })
  readonly faction?: string;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: true,
    description: 'Units with a complete card only; false: those without one; null: both.',
  })
  readonly inPlay?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Words of its names in either language; beginnings and misspellings are understood. Example: `loki prime`.',
  })
  readonly text?: string;

  @Field(() => String, { nullable: true, description: 'Type code of an Alpha Strike card. Example: `BM`.' })
  readonly type?: string;

  @Field(() => String, { nullable: true, description: 'Role. Example: `Sniper`.' })
  readonly role?: string;

  @Field(() => ID, { nullable: true, description: 'Id of the source. Example: `mul`.' })
  readonly source?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Abilities that it must have, whole or without their figures. Example: `["ECM", "IF"]`.',
  })
  readonly specials?: string[];

  @Field(() => [String], { nullable: true, description: 'Abilities that it must not have.' })
  readonly withoutSpecials?: string[];

  @Field(() => Boolean, { nullable: true, description: 'Whether it can jump.' })
  readonly jumps?: boolean;

  @Field(() => [UnitFigureCondition], { nullable: true, description: 'Conditions on its figures.' })
  readonly figures?: UnitFigureCondition[];
}

@InputType({ description: 'How units are sorted.' })
export class UnitOrder {
  @Field(() => ORDER_KEYS, { description: 'The figure. Example: COST.' })
  readonly by!: CatalogUnitOrder['by'];

  @Field(() => DIRECTIONS, { defaultValue: 'asc', description: 'Rising or falling. Example: DESC.' })
  readonly direction!: 'asc' | 'desc';
}

@ArgsType()
export class UnitsArgs extends PageArgs {
  @Field(() => UnitFilter, { nullable: true, description: 'Which units.' })
  readonly filter?: UnitFilter;

  @Field(() => UnitOrder, { nullable: true, description: 'How they are sorted; by English name, or by how well they fit, without it.' })
  readonly orderBy?: UnitOrder;

  @Field(() => String, {
    nullable: true,
    description:
      'In place of filter and order: words and conditions in one line. Example: `system:alpha-strike pv<=30 size:3 special:ECM move>=10 jump sort:-move "rifle"`.',
  })
  readonly query?: string;
}

const present = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== undefined && (value !== null || name === 'inPlay')));

/** The filter as the catalog takes it. */
export const catalogFilter = (filter: UnitFilter | undefined): CatalogUnitFilter => {
  const { figures, ...rest } = filter ?? {};
  return { ...present(rest), ...(figures && { figures: figures.map((condition) => present(condition) as FigureCondition) }) };
};

/** The order as the catalog takes it. */
export const catalogOrder = (order: UnitOrder | undefined): CatalogUnitOrder => ({
  by: order?.by ?? 'name',
  descending: order?.direction === 'desc',
});
