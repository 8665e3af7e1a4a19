/** Words of the damage matrix. */
import type { Text } from '@rangefinder/rules';

export const MATRIX = {
  lead: {
    en: 'One hit of every weapon against every armor: the odds that the target is out of the fight.',
    ru: 'Одно попадание каждого оружия по каждой броне: шанс вывести цель из боя.',
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
    en: 'Odds in percent that one hit puts the target out: dead or out of the fight',
    ru: 'Шанс в процентах, что одно попадание выведет цель: убит или выведен из боя',
  },
  touch: { en: 'Touch a cell for all its odds.', ru: 'Нажмите клетку — увидите все шансы.' },
  scale: { en: 'More color means deadlier', ru: 'Чем гуще цвет, тем опаснее' },
} as const satisfies Readonly<Record<string, Text>>;
