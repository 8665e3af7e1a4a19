/**
 * The sum of two independent rolls, as a convolution of their weights. Adding rolls is multiplying polynomials. For two large
 * rolls, each polynomial is packed into the digits of one large integer (Kronecker substitution). One multiplication, which the
 * JavaScript engine does in better than quadratic time, then replaces all pairs. Small or sparse rolls are added pair by pair.
 * Internal to the package.
 */
import { combine, type Distribution, type Outcome } from './distribution.js';
import { bitLength } from './integer.js';

/** With fewer pairs than this, adding pair by pair is faster than packing. Measured. */
const FEW_PAIRS = 256;
/** With more digit places per pair than this, the values are too sparse for packing to pay off. */
const MAX_PLACES_PER_PAIR = 4;

/** The distribution of the sum of two independent rolls. */
export function convolve(a: Distribution<number>, b: Distribution<number>): Distribution<number> {
  const pairs = a.outcomes.length * b.outcomes.length;
  const grid = pairs < FEW_PAIRS ? undefined : commonGrid(a, b);
  if (grid === undefined || grid.places > pairs * MAX_PLACES_PER_PAIR) return combine(a, b, (x, y) => x + y);
  return convolvePacked(a, b, grid);
}

/** Evenly spaced values: `low + stride × place`. */
interface Grid {
  readonly lowA: number;
  readonly lowB: number;
  readonly stride: number;
  readonly placesA: number;
  readonly placesB: number;
  readonly places: number;
}

function commonGrid(a: Distribution<number>, b: Distribution<number>): Grid | undefined {
  const [lowA, highA, strideA] = extent(a.outcomes);
  const [lowB, highB, strideB] = extent(b.outcomes);
  const stride = strideOf(strideA, strideB);
  if (!Number.isSafeInteger(stride) || !Number.isSafeInteger(lowA) || !Number.isSafeInteger(lowB)) return undefined;
  const placesA = (highA - lowA) / stride + 1;
  const placesB = (highB - lowB) / stride + 1;
  return { lowA, lowB, stride, placesA, placesB, places: placesA + placesB - 1 };
}

function extent(outcomes: readonly Outcome<number>[]): readonly [low: number, high: number, stride: number] {
  const first = outcomes[0]?.value ?? 0;
  let [low, high, stride] = [first, first, 0];
  for (const { value } of outcomes) {
    low = Math.min(low, value);
    high = Math.max(high, value);
    stride = strideOf(stride, value - first);
  }
  return [low, high, stride];
}

/** Greatest common divisor. Not a whole number unless both arguments are. */
function strideOf(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) return Number.NaN;
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

function convolvePacked(a: Distribution<number>, b: Distribution<number>, grid: Grid): Distribution<number> {
  const total = a.total * b.total;
  const width = Math.ceil(bitLength(total) / 4);
  const packed =
    pack(a.outcomes, grid.lowA, grid.stride, grid.placesA, width) * pack(b.outcomes, grid.lowB, grid.stride, grid.placesB, width);
  return { outcomes: unpack(packed, grid, width), total };
}

/** Packs the weights into one number: `width` hexadecimal digits each, the lowest value in the last digits. */
function pack(outcomes: readonly Outcome<number>[], low: number, stride: number, places: number, width: number): bigint {
  const digits = new Array<string>(places).fill('0'.repeat(width));
  for (const { value, weight } of outcomes) {
    digits[places - 1 - (value - low) / stride] = weight.toString(16).padStart(width, '0');
  }
  return BigInt(`0x${digits.join('')}`);
}

function unpack(packed: bigint, { lowA, lowB, stride, places }: Grid, width: number): Outcome<number>[] {
  const digits = packed.toString(16).padStart(places * width, '0');
  const outcomes: Outcome<number>[] = [];
  for (let place = 0; place < places; place++) {
    const start = (places - 1 - place) * width;
    const weight = BigInt(`0x${digits.slice(start, start + width)}`);
    if (weight > 0n) outcomes.push({ value: lowA + lowB + stride * place, weight });
  }
  return outcomes;
}
