/**
 * The order of activation with unequal numbers of units. In each step, the participants with the most units left activate one unit.
 * The maximum thus falls by one in each step. A participant joins at the step in which the maximum has fallen to its own number of
 * units, and stays.
 */

/** A participant and its units left to activate. */
export interface Participant {
  readonly name: string;
  readonly units: number;
}

/** The largest number of units of any participant. */
export const maxUnitsOf = (participants: readonly Participant[]): number => Math.max(...participants.map(({ units }) => units));

/** The participants who act when the maximum is `left`, in ascending order of initiative. */
export const actingAt = (participants: readonly Participant[], left: number): readonly string[] =>
  participants.filter(({ units }) => units >= left).map(({ name }) => name);

/**
 * The names of the participants who activate in each step. @example orderOf([{ name: 'A', units: 1 }, { name: 'B', units: 2 }]) //
 * [['B'], ['A', 'B']]
 */
export function orderOf(participants: readonly Participant[]): readonly (readonly string[])[] {
  const most = maxUnitsOf(participants);
  return Array.from({ length: most }, (_, step) => actingAt(participants, most - step));
}
