/** Fields shared by the shooting calculators. */
import { type Band, field, fields } from '../../../calculator/fields.js';
import { STEP_CENTIMETRES } from '../../reference/tables/movement.js';
import { COVERS, TARGETS } from '../../vocabulary.js';

/** Ten meters, larger than any table. */
export const MAX_STEPS = 200;
export const MAX_ARMOR = 40;
/** Shots of a unit in its turn. */
export const MAX_SHOTS = 12;
export const MAX_RANK = 9;

const upTo = (steps: number): Band => ({
  label: { en: `to ${steps * STEP_CENTIMETRES} cm`, ru: `до ${steps * STEP_CENTIMETRES} см` },
  to: steps,
});
/** The ranges of most weapons. */
const STEP_BANDS: readonly Band[] = [5, 10, 15, 20].map(upTo);

export const distanceFields = fields({
  steps: {
    kind: 'number',
    min: 0,
    max: MAX_STEPS,
    unit: 'steps',
    bands: STEP_BANDS,
    optional: true,
    example: 5,
    label: { en: 'Distance', ru: 'Расстояние' },
    hint: {
      en: 'Distance to the target in steps of 5 cm; or give centimeters',
      ru: 'Расстояние до цели в шагах по 5 см; можно дать и в сантиметрах',
    },
  },
  centimetres: {
    kind: 'number',
    min: 0,
    max: MAX_STEPS * STEP_CENTIMETRES,
    unit: 'centimetres',
    insteadOf: 'steps',
    optional: true,
    example: 22,
    label: { en: 'Distance, cm', ru: 'Расстояние, см' },
    hint: { en: 'In place of steps', ru: 'Вместо шагов' },
  },
});

/** Next to the name of its side. */
export const KIND = { en: 'Kind', ru: 'Вид' } as const;

export const targetField = field({ kind: 'choice', type: TARGETS, default: 'INFANTRY', label: { en: 'Target', ru: 'Цель' }, short: KIND });

export const armorField = field({
  kind: 'int',
  min: 0,
  max: MAX_ARMOR,
  example: 3,
  label: { en: 'Armor', ru: 'Броня' },
  hint: {
    en: 'Armor of the soldier, or the number under the slider of the machine or gun',
    ru: 'Бр пехотинца или число под ползунком машины либо орудия',
  },
});

export const coverField = field({
  kind: 'choice',
  type: COVERS,
  default: 'NONE',
  label: { en: 'Cover', ru: 'Укрытие' },
  hint: {
    en: 'How much of the target the shooter sees; exactly half is “more than half”',
    ru: 'Насколько стрелку видна цель; ровно половина — это «больше половины»',
  },
});

/** Only a machine with a pilot flies, and only its pilot has armor. `of` is the field with the kind of the unit. */
export const withPilot = (of: string) =>
  ({ field: of, values: ['MACHINE'], text: { en: 'for a machine with a pilot', ru: 'для машины с пилотом' } }) as const;

export const pilotArmorField = field({
  kind: 'int',
  min: 0,
  max: MAX_ARMOR,
  optional: true,
  example: 3,
  label: { en: 'Armor of the pilot', ru: 'Броня пилота' },
  hint: {
    en: 'Armor of the soldier who drives the machine; counts only for a machine with a pilot',
    ru: 'Бр пехотинца за рычагами; важна только для машины с пилотом',
  },
});

export const panicField = field({
  kind: 'boolean',
  default: false,
  label: { en: 'Panic rule', ru: 'Правило о панике' },
  hint: {
    en: 'Optional rule: the die equal to the armor means alive but fleeing',
    ru: 'По договорённости: на кубике ровно броня — жив, но бежит',
  },
});

export const flyingField = field({
  kind: 'boolean',
  default: false,
  label: { en: 'Flying', ru: 'В полёте' },
  hint: { en: 'A machine in the air crashes when its pilot dies', ru: 'Машина в воздухе падает, если пилот погиб' },
});

export const contactField = field({
  kind: 'boolean',
  default: false,
  label: { en: 'In contact with an enemy', ru: 'Касается противника' },
  hint: { en: 'A unit in contact with an enemy does not shoot', ru: 'В контакте с противником не стреляют' },
});

export const inFrontField = field({
  kind: 'boolean',
  default: true,
  label: { en: 'In the field of view', ru: 'В поле зрения' },
  hint: { en: 'The target is in the front half around the shooter or pilot', ru: 'Цель в передней полусфере стрелка или пилота' },
});

export const rankFields = fields({
  rank: { kind: 'int', min: 0, max: MAX_RANK, optional: true, example: 2, label: { en: 'Rank of the gunner', ru: 'Ранг стрелка' } },
  rankNeeded: {
    kind: 'int',
    min: 0,
    max: MAX_RANK,
    optional: true,
    example: 2,
    label: { en: 'Rank needed', ru: 'Нужный ранг' },
    hint: { en: 'As on the armlist of the gun or machine', ru: 'Из армлиста орудия или машины' },
  },
});

export const ammunitionField = field({
  kind: 'int',
  min: 0,
  max: 99,
  optional: true,
  example: 12,
  label: { en: 'Ammunition left', ru: 'Остаток боезапаса' },
  hint: {
    en: 'Number under the slider of the ammunition track; leave out when ammunition is unlimited',
    ru: 'Число под ползунком шкалы боезапаса; не указывайте, если боезапас не ограничен',
  },
});
