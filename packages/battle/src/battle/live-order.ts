/**
 * Which of two changes counts in a battle on two phones. Each change sends the whole battle with the next number. The higher number
 * counts; of two changes at the same time, that of the phone that made the invitation. Pure.
 */

/** @example counts({ number: 3, isFromHost: true }, 3) // true: both phones have made their third change */
export const counts = ({ number, isFromHost }: { readonly number: number; readonly isFromHost: boolean }, own: number): boolean =>
  number > own || (number === own && isFromHost);
