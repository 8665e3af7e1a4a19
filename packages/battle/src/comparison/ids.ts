/** Unit ids in the address of a comparison. Pure. */

export const MAX_COMPARED = 4;

/** @example parseIds('a,b,,a') // ['a', 'b'] */
export const parseIds = (text: string): readonly string[] => [...new Set(text.split(','))].filter((id) => id !== '').slice(0, MAX_COMPARED);
