/** Conditions on figures, as they are written. */
import type { FigureCondition } from '../../domain/unit-filter.js';
import type { QueryFigure } from './fields.js';
import type { Operator } from './tokens.js';
/**
 * A condition; undefined when it is no number, range or list of numbers.
 * @example figureCondition('cost', ':', '20..30') // { figure: 'cost', atLeast: 20, atMost: 30 }
 */
export declare function figureCondition(figure: QueryFigure, operator: Operator, value: string): FigureCondition | undefined;
