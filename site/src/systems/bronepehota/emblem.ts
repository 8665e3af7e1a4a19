/** A soldier in heavy armor with a gun at the hip. Paths in a square of 64; the first one is filled. */
export const emblem: readonly string[] = [
  'M26 24h12l4 18H22z',
  'M25 18a7 7 0 0 1 14 0v4H25zM28 17h8',
  'M22 28l-5 10M42 28l6 6',
  'M12 39l42-7M48 33v5',
  'M27 42l-2 14h-5M37 42l2 14h5',
];
