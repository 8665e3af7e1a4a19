/** A rifleman in a crosshair. Paths in a square of 64; the first one is filled. */
export const emblem: readonly string[] = [
  'M27 26h10l3 14H24z',
  'M32 14a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  'M28 40l-2 10M36 40l2 10M25 30l18 2M43 32h4',
  'M32 4v6M32 54v6M4 32h6M54 32h6',
  'M32 8a24 24 0 1 1 0 48 24 24 0 0 1 0-48z',
];
