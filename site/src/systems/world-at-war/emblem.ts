/** A helicopter over a hex of the map. Paths in a square of 64; the first one is filled. */
export const emblem: readonly string[] = [
  'M22 27h13c6 0 9 3 9 7s-4 6-9 6H24c-4 0-6-3-6-6z',
  'M32 4l24 14v28L32 60 8 46V18z',
  'M18 31H10M10 27v8M30 27v-5M18 21h26',
  'M24 44h18M28 40v4M36 40v4',
];
