/** Fields for rows of distributions, shared by the answers of several rule sets. */
import { field } from './fields.js';

export const damageOutcome = field({
  kind: 'object',
  name: 'DamageOutcome',
  about: { en: 'One amount of damage and its odds', ru: 'Величина урона и её шанс' },
  label: { en: 'Damage', ru: 'Урон' },
  fields: {
    damage: { kind: 'int', min: 0, max: 10_000, unit: 'points', example: 2, label: { en: 'Damage', ru: 'Урон' } },
    chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
  },
});

export const hitsOutcome = field({
  kind: 'object',
  name: 'HitsOutcome',
  about: { en: 'One number of hits and its odds', ru: 'Число попаданий и его шанс' },
  label: { en: 'Hits', ru: 'Попадания' },
  fields: {
    hits: { kind: 'int', min: 0, max: 1000, example: 2, label: { en: 'Hits', ru: 'Попадания' } },
    chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
  },
});
