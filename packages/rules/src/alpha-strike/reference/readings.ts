/** Ids of the readings of rulings that calculators can play. Each is in one ruling. */
export type ReadingId =
  | 'tie-keeps-initiative'
  | 'rest-moves-last'
  | 'balance-of-smaller'
  | 'height-along-the-leg'
  | 'minimum-includes-climb'
  | 'woods-twice'
  | 'no-cover-in-woods'
  | 'cover-with-limits'
  | 'shutdown-minus-four-for-all'
  | 'shutdown-without-modifier'
  | 'extreme-rolls'
  | 'indirect-in-sight'
  | 'indirect-plus-one'
  | 'physical-with-sight'
  | 'physical-without-rear-bonus'
  | 'minimal-bonus-with-point'
  | 'critical-without-damage'
  | 'overheat-only-on-hit'
  | 'no-overheat-with-abilities'
  | 'ht-excludes-overheat'
  | 'ht-with-any-weapons'
  | 'minimal-is-zero'
  | 'single-figure-short'
  | 'mp-rounds-the-rest'
  | 'mp-spares-jump'
  | 'weapon-hit-spares-abilities'
  | 'dfa-without-natural-12'
  | 'dfa-roll-before-damage'
  | 'any-water-cools'
  | 'water-not-against-engine'
  | 'engine-heat-twice'
  | 'ht-before-cooling';

/** The readings that a question plays. None means the decisions of the rulings. */
export type Readings = readonly ReadingId[];

export const NO_READINGS: Readings = [];
