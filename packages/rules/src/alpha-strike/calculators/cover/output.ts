/** Output of the cover calculator. */
import { fields } from '../../../calculator/fields.js';

export const output = fields({
  lineOfSight: {
    kind: 'boolean',
    better: { higher: 'ATTACKER' },
    label: { en: 'Line of sight', ru: 'Линия видимости' },
    hint: { en: 'At least one third can be seen', ru: 'Видно не меньше трети' },
  },
  partialCover: {
    kind: 'boolean',
    better: { lower: 'ATTACKER' },
    label: { en: 'Partial cover', ru: 'Частичное укрытие' },
  },
  modifier: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: 1,
    example: 1,
    label: { en: 'To hit', ru: 'К целевому значению' },
    hint: { en: 'Of cover alone', ru: 'Только за укрытие' },
  },
  hiddenShare: {
    kind: 'exact',
    better: 'neither',
    label: { en: 'Hidden share', ru: 'Скрытая доля' },
    hint: { en: 'Of the height, from 0 to 1', ru: 'От высоты, от 0 до 1' },
  },
});
