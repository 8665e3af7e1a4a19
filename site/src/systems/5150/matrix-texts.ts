/** Texts of the damage matrix. */
import type { Text } from '@rangefinder/rules';

export const MATRIX = {
  lead: {
    en: 'One hit of every weapon against every armor: odds in percent that the target is dead or out of the fight.',
    ru: 'Одно попадание каждого оружия по каждой броне: шанс в процентах, что цель убита или выведена из боя.',
  },
  dead: { en: 'dead', ru: 'убит' },
  outOfTheFight: { en: 'out of the fight', ru: 'выведен из боя' },
  stunned: { en: 'stunned', ru: 'оглушён' },
  absorbed: { en: 'absorbed', ru: 'поглощено' },
  unharmed: { en: 'unharmed', ru: 'невредим' },
  impact: { en: 'Impact', ru: 'Ущерб' },
  special: { en: 'special', ru: 'спец.' },
  noEffect: { en: 'NE (no effect)', ru: 'НЭ (не эффективно)' },
  weapon: { en: 'Weapon', ru: 'Оружие' },
  caption: {
    en: 'Odds in percent that one hit kills the target or puts it out of the fight',
    ru: 'Шанс в процентах, что одно попадание убьёт цель или выведет её из боя',
  },
  touch: { en: 'Pick a cell for all its odds.', ru: 'Нажмите на клетку — покажет все шансы.' },
  scale: { en: 'More color means deadlier', ru: 'Чем гуще цвет, тем опаснее' },
} as const satisfies Readonly<Record<string, Text>>;
