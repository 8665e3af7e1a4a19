/** Aliases of glossary terms: words that players use and search for. */
export const ALIASES = {
  hand: ['poker hand', 'combination', 'комбинация', 'расклад'],
  successors: ['all faces', 'фигуры'],
  straight: ['run', 'последовательность'],
  'full-house': ['boat', 'фулхаус'],
  'four-of-a-kind': ['quads', 'четвёрка'],
  kicker: ['side card'],
  'hole-card': ['face-down card', 'карта рубашкой вверх'],
  showdown: ['reveal', 'шоудаун'],
  'initiative-row': ['initiative order', 'turn order', 'порядок хода', 'очерёдность'],
  'movement-points': ['move', 'движение'],
  participant: ['player', 'игрок'],
} as const;
