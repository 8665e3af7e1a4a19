/** Figures of units as numbers, which lists are filtered and sorted by. */
import type { AnyEntryType, EntryFigure } from '@rangefinder/rules';
import type { QueryableUnit } from './queryable-unit.js';
import { distinct, figuresOfType, SHAPE, type Shape } from './shape.js';

/** Name of a figure. */
export type Figure = string;

/** Figures by name; undefined where the unit has none. */
export type Figures = Readonly<Record<Figure, number | undefined>>;

/** Names of all figures besides the cost, each once. */
export const figuresIn = (shape: Shape): readonly Figure[] =>
  distinct(shape.types('unit').flatMap(({ type }) => Object.keys(figuresOfType(type))));

interface FiguresOfType {
  readonly figures: readonly (readonly [Figure, EntryFigure<object>['of']])[];
  /** Copied for every unit: an object with all its properties is filled faster than one that grows. */
  readonly none: Figures;
}

const NO_FIGURES: FiguresOfType = { figures: [], none: {} };

/** Makes a reader of the figures of units of some rule sets. */
export function figureReader(shape: Shape): (unit: Pick<QueryableUnit, 'system' | 'kind' | 'stats'>) => Figures {
  const byType = new Map<AnyEntryType | undefined, FiguresOfType>(
    shape.types('unit').map(({ type }) => {
      const all = Object.entries(figuresOfType(type));
      return [type, { figures: all.map(([name, { of }]) => [name, of]), none: Object.fromEntries(all.map(([name]) => [name, undefined])) }];
    }),
  );
  return ({ system, kind, stats }) => {
    const { figures, none } = byType.get(shape.typeOf('unit', system, kind)) ?? NO_FIGURES;
    const read: Record<Figure, number | undefined> = { ...none };
    for (const [name, of] of figures) read[name] = of(stats);
    return read;
  };
}

/** Names of all figures besides the cost, over all rule sets. */
export const FIGURES: readonly Figure[] = figuresIn(SHAPE);

/**
 * The figures of a unit by name.
 * @example figuresOf(locust).moveInches // 16
 */
export const figuresOf = figureReader(SHAPE);
