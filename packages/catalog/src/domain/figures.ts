/** Plain numbers out of a unit's stats, so that lists can be filtered and sorted by any of them in one way. */
import type { AnyEntryType, EntryFigure } from '@rangefinder/rules';
import type { UnitDraft } from './drafts.js';
import { distinct, figuresOfType, SHAPE, type Shape } from './shape.js';

/** Name of a figure. */
export type Figure = string;

/** Figures by name; what a unit does not have is absent or undefined. */
export type Figures = Readonly<Record<Figure, number | undefined>>;

/** Every figure beside the cost that units of some rule sets have, each once. */
export const figuresIn = (shape: Shape): readonly Figure[] =>
  distinct(shape.types('unit').flatMap(({ type }) => Object.keys(figuresOfType(type))));

interface FiguresOfType {
  readonly figures: readonly (readonly [Figure, EntryFigure<object>['of']])[];
  /** Copied for every unit: an object that has its fields already is filled faster than one that gains them. */
  readonly none: Figures;
}

const NO_FIGURES: FiguresOfType = { figures: [], none: {} };

/** Reads the figures of units of some rule sets. */
export function figureReader(shape: Shape): (unit: Pick<UnitDraft, 'system' | 'kind' | 'stats'>) => Figures {
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

/** Every figure beside the cost, over all rule sets. */
export const FIGURES: readonly Figure[] = figuresIn(SHAPE);

/**
 * The figures of a unit, by the names that filters use.
 * @example figuresOf(locust).moveInches // 16
 */
export const figuresOf = figureReader(SHAPE);

/**
 * The column of a figure.
 * @example columnOf('damageShort') // 'damage_short'
 */
export const columnOf = (figure: Figure): string => figure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
