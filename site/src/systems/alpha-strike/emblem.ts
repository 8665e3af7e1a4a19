/** A ’Mech. Paths in a square of 64; the first one is filled. */
export const emblem: readonly string[] = [
  'M24 20h16l4 8-4 12H24l-4-12z',
  'M28 20v-6h8v6M27 28h10',
  'M20 26l-8 4v12M12 36v10M44 26l8 4v12M52 36v10',
  'M28 40l-5 8v8h-5M36 40l5 8v8h5',
];
