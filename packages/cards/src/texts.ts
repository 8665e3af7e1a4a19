/** Texts of cards that are not in the rules. */
import type { Text } from '@rangefinder/rules';

export const TEXTS = {
  points: { en: 'points', ru: 'очк.' },
  weapons: { en: 'Weapons', ru: 'Вооружение' },
  weapon: { en: 'Weapon', ru: 'Оружие' },
  yes: { en: 'yes', ru: 'да' },
  no: { en: 'no', ru: 'нет' },
  source: { en: 'Source:', ru: 'Источник:' },
  variants: { en: 'Other variants', ru: 'Другие варианты' },
  fieldedBy: { en: 'Who fields it', ru: 'Кто её выставляет' },
  notInRules: { en: 'Not used in these rules:', ru: 'В этих правилах не используются:' },
  seeAt: { en: 'See it at', ru: 'Смотреть в' },
} as const satisfies Readonly<Record<string, Text>>;
