/** Reference implementation by full enumeration of all rolls. Slow, and independent of the code under test. Test code only. */

/** A face with its whole-number weight. */
export interface Face {
  readonly value: number;
  readonly weight: number;
}

/** One ordered roll and its weight. */
export interface Roll {
  readonly shown: readonly number[];
  readonly ways: bigint;
}

/** Odds as text, keyed by the value as text: `{ '2': '1/36', … }`. */
export type Odds = Readonly<Record<string, string>>;

/** Every ordered roll of `count` equal dice. */
export function everyRoll(faces: readonly Face[], count: number): readonly Roll[] {
  if (count === 0) return [{ shown: [], ways: 1n }];
  return everyRoll(faces, count - 1).flatMap(({ shown, ways }) =>
    faces.map(({ value, weight }) => ({ shown: [...shown, value], ways: ways * BigInt(weight) })),
  );
}

/** The odds of every result, from all values and their weights. */
export function oddsOf(ways: Iterable<readonly [unknown, bigint]>): Odds {
  const list = [...ways].map(([result, number]) => [JSON.stringify(result), number] as const);
  const all = list.reduce((sum, [, number]) => sum + number, 0n);
  const names = [...new Set(list.filter(([, number]) => number > 0n).map(([name]) => name))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const own = list.filter(([other]) => other === name).reduce((sum, [, number]) => sum + number, 0n);
      return [name, lowestTerms(own, all)];
    }),
  );
}

/** The odds of `result` over all rolls. */
export function oddsOfRolls(rolls: readonly Roll[], result: (shown: readonly number[]) => unknown): Odds {
  return oddsOf(rolls.map(({ shown, ways }) => [result(shown), ways]));
}

/** A distribution in the format of `oddsOf`. Also checks that values are distinct and weights add up to the total. */
export function oddsIn<T>(
  distribution: {
    readonly outcomes: readonly { readonly value: T; readonly weight: bigint }[];
    readonly total: bigint;
  },
  readable: (value: T) => unknown = (value) => value,
): Odds {
  const { outcomes, total } = distribution;
  const sum = outcomes.reduce((sofar, { weight }) => sofar + weight, 0n);
  const names = new Set(outcomes.map(({ value }) => JSON.stringify(readable(value))));
  if (sum !== total || names.size !== outcomes.length || outcomes.some(({ weight }) => weight <= 0n)) {
    throw new Error(`Not a distribution: ${outcomes.length} outcomes of ${names.size} values, ${sum} of ${total}.`);
  }
  return oddsOf(outcomes.map(({ value, weight }) => [readable(value), weight]));
}

/** Every subset of `count` items, by index. */
export function everyHand<T>(things: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return things.flatMap((thing, place) => everyHand(things.slice(place + 1), count - 1).map((rest) => [thing, ...rest]));
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

export function highestFirst(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((a, b) => b - a);
}

function lowestTerms(n: bigint, d: bigint): string {
  let divisor = n;
  let rest = d;
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return d === divisor ? `${n / divisor}` : `${n / divisor}/${d / divisor}`;
}
