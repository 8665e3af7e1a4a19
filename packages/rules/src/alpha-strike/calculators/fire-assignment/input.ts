/** Input of the fire-assignment calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { overheatField } from '../../engine/attack/input.js';
import { NORMAL_ATTACK_READINGS } from '../../engine/attack/readings.js';
import { pointValue, unitFields, unitName } from '../../engine/combat/unit-fields.js';
import * as toHit from '../../engine/to-hit/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { RANGE_BANDS } from '../../reference/tables/ranges.js';
import { FIRE_AIMS } from '../../vocabulary.js';

/** Units of a side. Every group of attackers is tried against every target. */
export const MAX_UNITS = 6;

const attacker = field({
  kind: 'object',
  name: 'AlphaStrikeShooterInput',
  about: {
    en: 'A unit that may fire, by catalog id, by its figures, or both; figures win',
    ru: 'БЕ, которая может стрелять: по коду каталога, по показателям или и так и так; показатели главнее',
  },
  label: { en: 'Attacker', ru: 'Атакующий' },
  fields: {
    ...unitFields,
    name: unitName,
    moved: { ...toHit.attackerMoved, label: toHit.attackerMoved.short },
    overheat: { ...overheatField, hint: { en: 'The same at every target', ru: 'По любой цели одинаково' } },
    sniper: toHit.sniper,
    lucky: toHit.lucky,
  },
});

const target = field({
  kind: 'object',
  name: 'AlphaStrikeFireTargetInput',
  about: {
    en: 'A unit that may be fired at, by catalog id, by its figures, or both; figures win',
    ru: 'БЕ, по которой можно стрелять: по коду каталога, по показателям или и так и так; показатели главнее',
  },
  label: { en: 'Target', ru: 'Цель' },
  fields: {
    ...unitFields,
    name: unitName,
    pointValue: { ...pointValue, hint: { en: 'Needed to destroy as many points as possible', ru: 'Нужна, чтобы уничтожить больше очков' } },
    moved: { ...toHit.targetMoved, label: toHit.targetMoved.short },
    woods: {
      kind: 'boolean',
      default: false,
      label: { en: 'In woods', ru: 'В лесу' },
      hint: { en: 'Against every attacker', ru: 'Против любого атакующего' },
    },
    partialCover: toHit.partialCover,
    waterDepth: toHit.targetWaterDepth,
  },
});

const inches = {
  kind: 'number',
  min: 0,
  max: toHit.MAX_INCHES,
  bands: RANGE_BANDS,
  unit: 'inches',
  optional: true,
  example: 12,
} as const;

const place = (en: string, ru: string) => ({ kind: 'int', min: 1, max: MAX_UNITS, example: 1, label: { en, ru } }) as const;

const line = field({
  kind: 'object',
  name: 'AlphaStrikeFireLineInput',
  about: {
    en: 'What lies between one attacker and one target, counted from 1',
    ru: 'Что лежит между одним атакующим и одной целью, счёт с 1',
  },
  label: { en: 'Line of fire', ru: 'Линия огня' },
  fields: {
    attacker: place('Attacker', 'Атакующий'),
    target: place('Target', 'Цель'),
    inches: {
      ...inches,
      label: { en: 'Distance', ru: 'Расстояние' },
      hint: { en: 'Between these two; when left out, that of all', ru: 'Между ними; если не указано — общее' },
    },
    woodsInches: toHit.woodsInches,
    partialCover: {
      kind: 'boolean',
      default: false,
      label: { en: 'Partial cover', ru: 'Частичное укрытие' },
      hint: { en: 'Against this attacker, besides what the target has anyway', ru: 'От этого атакующего, если у цели его и так нет' },
    },
    fromRear: { kind: 'boolean', default: false, label: { en: 'From the rear', ru: 'С тыла' } },
    inArc: {
      kind: 'boolean',
      default: true,
      label: { en: 'In the firing arc', ru: 'В секторе обстрела' },
    },
    lineOfSight: toHit.lineOfSight,
  },
});

export const input = fields({
  attackers: {
    kind: 'list',
    min: 1,
    max: MAX_UNITS,
    item: attacker,
    label: { en: 'Attackers', ru: 'Атакующие' },
    hint: { en: 'In the order in which they fire', ru: 'В том порядке, в котором они стреляют' },
  },
  targets: { kind: 'list', min: 1, max: MAX_UNITS, item: target, label: { en: 'Targets', ru: 'Цели' } },
  aim: {
    kind: 'choice',
    type: FIRE_AIMS,
    default: 'KILLS',
    example: 'DAMAGE',
    label: { en: 'Aim', ru: 'Чего добиваемся' },
    hint: {
      en: 'What the fire is to bring most of; where two assignments bring equally much, the others decide',
      ru: 'Чего огонь должен дать больше всего; если поровну, решает остальное',
    },
  },
  inches: {
    ...inches,
    label: { en: 'Distance', ru: 'Расстояние' },
    hint: { en: 'Between all of them; a line of fire may say another', ru: 'Между всеми; для отдельной линии огня можно указать другое' },
  },
  lines: {
    kind: 'list',
    min: 0,
    max: MAX_UNITS * MAX_UNITS,
    item: line,
    default: [],
    label: { en: 'Lines of fire', ru: 'Линии огня' },
    hint: {
      en: 'Only where one differs: another distance, woods in the way, the rear',
      ru: 'Только там, где есть отличия: другое расстояние, лес на линии, тыл',
    },
  },
  readings: readingsField(rulings, NORMAL_ATTACK_READINGS),
});
