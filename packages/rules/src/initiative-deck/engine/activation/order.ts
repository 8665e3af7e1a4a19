/**
 * Who activates when numbers differ. Each step belongs to those who have the most units left, and the most falls by one a
 * step; so a participant joins at the step at which the most has come down to its own number, and stays.
 */

/** Somebody with units left to activate. */
export interface Participant {
  readonly name: string;
  readonly units: number;
}

/** The largest number of units that anybody has. */
export const mostOf = (participants: readonly Participant[]): number => Math.max(...participants.map(({ units }) => units));

/** Those who act once the most has come down to `left`, in ascending order of initiative. */
export const actingAt = (participants: readonly Participant[], left: number): readonly string[] =>
  participants.filter(({ units }) => units >= left).map(({ name }) => name);

/** Names of those who activate in each step. @example orderOf([{ name: 'A', units: 1 }, { name: 'B', units: 2 }]) // [['B'], ['A', 'B']] */
export function orderOf(participants: readonly Participant[]): readonly (readonly string[])[] {
  const most = mostOf(participants);
  return Array.from({ length: most }, (_, step) => actingAt(participants, most - step));
}
