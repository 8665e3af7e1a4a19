/** Fields shared by several calculators of 5150. */
import { field, wordsOf } from '../../calculator/fields.js';
import { ARMOR_IDS } from '../reference/tables/armors.js';
import { MAX_REP, MIN_REP } from '../reference/tables/points.js';
import { IMPACTS, WEAPON_IDS } from '../reference/tables/weapons.js';
import { RESULTS } from '../vocabulary.js';

export const repField = field({
  kind: 'int',
  min: MIN_REP,
  max: MAX_REP,
  example: 4,
  label: { en: 'Rep', ru: 'Умение' },
  hint: { en: 'Rep of the figure', ru: 'Умение фигурки' },
});

export const leaderRepField = field({
  kind: 'int',
  min: MIN_REP,
  max: MAX_REP,
  optional: true,
  example: 5,
  label: { en: 'Leader’s Rep', ru: 'Умение лидера' },
  hint: {
    en: 'When the leader die applies: the Leader is in the group and in view',
    ru: 'Если действует кубик лидерства: лидер в группе и на виду',
  },
});

const flag = <const N extends string>(en: string, ru: string, hintEn: N, hintRu: string) =>
  field({ kind: 'boolean', default: false, label: { en, ru }, hint: { en: hintEn, ru: hintRu } });

/** Conditions of the target on the hit table. */
export const targetConditions = {
  cover: flag(
    'In cover',
    'В укрытии',
    'Partly behind something that stops bullets, or inside a building',
    'Частично за тем, что держит пули, или внутри здания',
  ),
  concealed: flag(
    'Concealed',
    'Скрыта',
    'Partly behind something that stops no bullets, such as brush',
    'Частично за тем, что пули не держит, например за кустами',
  ),
  prone: flag('Prone', 'Залегла', 'Lying down', 'Лежит на земле'),
  movedFast: flag('Moved fast', 'Двигалась быстро', 'The target used Fast Move', 'Цель совершила быстрое перемещение'),
} as const;

/** Conditions of the shooter on the hit table. */
export const shooterConditions = {
  shooterMovedFast: flag(
    'Shooter moved fast',
    'Стрелок двигался быстро',
    'The shooter used Fast Move before firing',
    'Перед стрельбой стрелок совершил быстрое перемещение',
  ),
  twoWeapons: flag(
    'Two weapons at once',
    'Стрельба с двух рук',
    'A pistol or submachine gun in each hand: more dice, and an 8 misses',
    'По пистолету или пистолету-пулемёту в каждой руке: кубиков больше, но 8 — промах',
  ),
} as const;

export const luckyShotField = field({
  kind: 'boolean',
  default: true,
  label: { en: 'Lucky shot', ru: 'На удачу' },
  hint: {
    en: 'A 6 that misses is rolled again and hits with the Rep or less; for Rep 3 exactly. Off for groups that play without it',
    ru: 'Шестёрка-промах перебрасывается и попадает, если выпало не больше Умения; только для Умения 3. Выключают, если играют без него',
  },
});

export const weaponField = field({
  kind: 'id',
  of: WEAPON_IDS,
  prefix: '5150/',
  example: 'assault-rifle',
  label: { en: 'Weapon', ru: 'Оружие' },
});
export const armorField = field({
  kind: 'id',
  of: ARMOR_IDS,
  prefix: '5150/',
  default: 'none',
  example: 'light',
  label: { en: 'Armor', ru: 'Броня' },
});
export const poweredField = flag(
  'Power source',
  'С приводом',
  'Melee weapon with a power source: Impact +1, NE becomes 1',
  'Рукопашное оружие с приводом: Ущерб +1, «НЭ» становится 1',
);

export const impactField = field({
  kind: 'text',
  maxLength: 10,
  written: IMPACTS,
  example: '3',
  label: { en: 'Impact', ru: 'Ущерб' },
  hint: {
    en: 'As printed, power source counted: a number, NE, or special',
    ru: 'Как в таблице, с учётом привода: число, «НЭ» или «спец.»',
  },
});

/** Odds to be dead or out of the fight. */
export const outOfActionField = field({
  kind: 'chance',
  better: { higher: 'ATTACKER' },
  label: { en: 'Out of action', ru: 'Выбывает' },
  hint: { en: 'Dead or out of the fight', ru: 'Убита или выведена из боя' },
});

/** Odds of each result of one hit, by name. */
export const hitOddsFields = {
  dead: field({ kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Dead', ru: 'Убита' } }),
  outOfTheFight: field({ kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Out of the fight', ru: 'Выведена из боя' } }),
  stunned: field({ kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Stunned', ru: 'Оглушена' } }),
  absorbed: field({
    kind: 'chance',
    better: { lower: 'ATTACKER' },
    label: { en: 'Absorbed', ru: 'Поглощено' },
    hint: { en: 'Stopped by absorbing or reflecting armor', ru: 'Остановлено поглощающей или отражающей бронёй' },
  }),
  unharmed: field({
    kind: 'chance',
    better: { lower: 'ATTACKER' },
    label: { en: 'Unharmed', ru: 'Невредима' },
    hint: { en: 'The weapon has no effect', ru: 'Оружие не действует' },
  }),
  outOfAction: outOfActionField,
} as const;

export const resultOutcome = field({
  kind: 'object',
  name: 'ResultOutcome',
  about: { en: 'One result and its odds', ru: 'Один исход и его шанс' },
  label: { en: 'Result', ru: 'Исход' },
  fields: {
    result: { kind: 'choice', type: RESULTS, example: 'STUNNED', label: { en: 'Result', ru: 'Исход' } },
    chance: { kind: 'chance', label: { en: 'Odds', ru: 'Шанс' } },
  },
});

/** All results, mildest first. */
export const ALL_RESULTS = wordsOf(RESULTS);
