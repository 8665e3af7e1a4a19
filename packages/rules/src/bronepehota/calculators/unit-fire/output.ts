/** Output of the unit-fire calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { MAX_ARMOR, MAX_SHOTS } from '../../engine/shooting/fields.js';
import { destroyedField } from '../../engine/volley/fields.js';

const shot = field({
  kind: 'object',
  name: 'BronepehotaUnitShot',
  about: { en: 'One shot of the turn, and how the target stands after it', ru: 'Один выстрел и состояние цели после него' },
  label: { en: 'Shot', ru: 'Выстрел' },
  fields: {
    range: { kind: 'text', maxLength: 16, label: { en: 'Range', ru: 'Дальность' } },
    power: { kind: 'text', maxLength: 16, label: { en: 'Power', ru: 'Мощность' } },
    hit: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Odds to hit', ru: 'Шанс попасть' } },
    destroyed: {
      ...destroyedField,
      label: { en: 'Destroyed by then', ru: 'Уничтожена к этому моменту' },
    },
    damage: {
      kind: 'exact',
      better: { higher: 'ATTACKER' },
      label: { en: 'Damage by then', ru: 'Повреждений к этому моменту' },
      hint: { en: 'On average', ru: 'В среднем' },
    },
  },
});

const left = field({
  kind: 'object',
  name: 'BronepehotaArmorLeft',
  about: { en: 'One amount of armor left and its odds', ru: 'Остаток брони и его шанс' },
  label: { en: 'Armor left', ru: 'Остаток брони' },
  fields: {
    armor: {
      kind: 'int',
      min: 0,
      max: MAX_ARMOR,
      example: 3,
      label: { en: 'Armor left', ru: 'Остаток брони' },
      hint: { en: 'For infantry 1 means alive', ru: 'Для пехотинца 1 — жив' },
    },
    chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
  },
});

export const output = fields({
  destroyed: destroyedField,
  mean: {
    kind: 'exact',
    better: { higher: 'ATTACKER' },
    label: { en: 'Damage on average', ru: 'Повреждений в среднем' },
    hint: { en: 'Beyond the armor of the target nothing counts', ru: 'Сверх брони цели не считается' },
  },
  armorLeft: {
    kind: 'list',
    item: left,
    min: 0,
    max: MAX_ARMOR + 1,
    label: { en: 'Armor after the turn', ru: 'Броня после стрельбы' },
    hint: { en: 'Ascending; 0 means destroyed', ru: 'По возрастанию; 0 — уничтожена' },
  },
  shots: { kind: 'list', item: shot, min: 0, max: MAX_SHOTS, label: { en: 'Shot by shot', ru: 'По выстрелам' } },
  ammunitionUsed: {
    kind: 'int',
    better: { lower: 'ATTACKER' },
    min: 0,
    max: 999,
    example: 6,
    label: { en: 'Ammunition used', ru: 'Расход боезапаса' },
    hint: { en: 'Infantry uses none', ru: 'У пехоты — 0' },
  },
});
