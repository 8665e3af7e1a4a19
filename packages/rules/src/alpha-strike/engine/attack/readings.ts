/** Readings of rulings by what they change. */

/** Readings that change an attack with all weapons. */
export const NORMAL_ATTACK_READINGS = [
  'woods-twice',
  'no-cover-in-woods',
  'shutdown-without-modifier',
  'extreme-rolls',
  'minimal-bonus-with-point',
  'critical-without-damage',
  'ht-excludes-overheat',
  'single-figure-short',
  'mp-rounds-the-rest',
  'mp-spares-jump',
  'weapon-hit-spares-abilities',
] as const;
