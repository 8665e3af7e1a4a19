/** Conditions on figures, as they are written. */
import type { Figure } from '../../domain/figures.js';
import type { FigureCondition } from '../../domain/unit-filter.js';
import type { Operator } from './tokens.js';

const NUMBER = /^-?\d{1,9}(?:\.\d{1,3})?$/;
const RANGE = /^([^.]*(?:\.\d+)?)\.\.(.*)$/;

/**
 * A condition; undefined when it is no number, range or list of numbers.
 * @example figureCondition('cost', ':', '20..30') // { figure: 'cost', atLeast: 20, atMost: 30 }
 */
export function figureCondition(figure: Figure, operator: Operator, value: string): FigureCondition | undefined {
  if (operator === ':' || operator === '=') return equalOrRange(figure, value);
  const number = numberOf(value);
  if (number === undefined) return undefined;
  const bounds = { '<=': { atMost: number }, '>=': { atLeast: number }, '<': { below: number }, '>': { above: number } };
  return { figure, ...bounds[operator] };
}

function equalOrRange(figure: Figure, value: string): FigureCondition | undefined {
  const range = RANGE.exec(value);
  if (range !== null) {
    const [from, to] = [range[1] ?? '', range[2] ?? ''];
    const bounds = { ...(from !== '' && { atLeast: numberOf(from) }), ...(to !== '' && { atMost: numberOf(to) }) };
    const isSound = Object.keys(bounds).length > 0 && Object.values(bounds).every((bound) => bound !== undefined);
    return isSound ? ({ figure, ...bounds } as FigureCondition) : undefined;
  }
  const numbers = value.split(',').map(numberOf);
  return numbers.every((number) => number !== undefined) ? { figure, anyOf: numbers } : undefined;
}

const numberOf = (text: string): number | undefined => (NUMBER.test(text.trim()) ? Number(text) : undefined);
