/** What stands on the quick-reference sheet of each rule set: names of its tables, in the order of play. */
export const SHEETS: Readonly<Record<string, readonly string[]>> = {
  'alpha-strike': ['to-hit', 'ranges', 'movement-cost', 'physical-attacks', 'critical-hits', 'heat', 'cooling', 'sizes', 'special-abilities', 'balance'],
  'initiative-deck': ['suits', 'ranks', 'deck-composition', 'poker-hands', 'drax-regions', 'drax-faces', 'drax-hands', 'alpha-strike'],
  bronepehota: ['dice', 'infantry-movement', 'machine-movement', 'machine-obstacles', 'cover', 'grenade', 'strength', 'close-combat-outcome', 'charges', 'jump', 'real-hits'],
  '5150': [
    'hit-table',
    'damage',
    'fast-move',
    'in-sight',
    'received-fire',
    'wants-to-charge',
    'being-charged',
    'recovery',
    'rally',
    'melee-modifiers',
    'melee-result',
    'where-grenade',
    'bombs-away',
    'suppression',
  ],
  'world-at-war': ['chaos-of-war', 'moving-fire', 'moving-fire-modifiers', 'helicopter-line-of-sight', 'storm', 'salvo-fire'],
};
