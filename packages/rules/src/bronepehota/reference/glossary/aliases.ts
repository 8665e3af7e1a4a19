/** Aliases of glossary terms: words that players use and search for. */
export const ALIASES = {
  'armor-test': ['сейв'],
  'virtual-shooting': ['стрельба кубиками'],
  panic: ['morale', 'мораль'],
  'surprise-attack': ['ambush', 'засада'],
  'line-of-fire': ['линия видимости', 'видимость'],
  cover: ['obstacle', 'преграда'],
  speed: ['movement', 'движение', 'ход'],
  range: ['distance', 'дистанция'],
  power: ['strength', 'сила'],
  'crash-landing': ['fall', 'падение'],
  capture: ['take prisoner', 'взять в плен'],
} as const;
