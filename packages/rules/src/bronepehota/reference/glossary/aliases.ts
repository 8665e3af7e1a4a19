/** What players call words of the game, and look for. */
export const ALIASES = {
  'armor-test': ['armor save', 'бросок брони', 'сейв'],
  'real-shooting': ['dexterity shooting', 'стрельба из пускателя', 'настоящая стрельба'],
  'virtual-shooting': ['dice shooting', 'стрельба кубиками'],
  panic: ['morale', 'мораль'],
  'surprise-attack': ['ambush', 'засада'],
  'line-of-fire': ['line of sight', 'линия видимости', 'видимость'],
  cover: ['obstacle', 'преграда'],
  speed: ['movement', 'движение', 'ход'],
  range: ['distance', 'дистанция'],
  power: ['strength', 'сила'],
  'aimed-fire': ['aiming', 'прицеливание'],
  'crash-landing': ['fall', 'падение'],
  capture: ['take prisoner', 'взять в плен'],
} as const;
