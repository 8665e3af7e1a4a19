/** Output of the fire-assignment calculator. */
import { field, fields } from '../../../calculator/fields.js';
import { unitName as name } from '../../engine/combat/unit-fields.js';
import { notCountedField } from '../../engine/coverage/not-counted.js';
import { NO_SHOTS } from '../../vocabulary.js';
import { MAX_UNITS } from './input.js';

const place = (en: string, ru: string) => ({ kind: 'int', min: 1, max: MAX_UNITS, example: 1, label: { en, ru } }) as const;
const worth = fields({
  destroyed: {
    kind: 'exact',
    better: { higher: 'ATTACKER' },
    label: { en: 'Targets destroyed', ru: 'Уничтожено целей' },
    hint: { en: 'On average', ru: 'В среднем' },
  },
  damage: {
    kind: 'exact',
    better: { higher: 'ATTACKER' },
    label: { en: 'Points taken off', ru: 'Снято очков' },
    hint: {
      en: 'Armor and structure that the targets lose on average; a destroyed one loses all it has left',
      ru: 'Сколько брони и ВК цели теряют в среднем; уничтоженная теряет всё, что оставалось',
    },
  },
  points: {
    kind: 'exact',
    better: { higher: 'ATTACKER' },
    optional: true,
    label: { en: 'PV destroyed', ru: 'Уничтожено ОС' },
    hint: { en: 'On average; none while the PV of a target is unknown', ru: 'В среднем; нет, пока не известна ОС всех целей' },
  },
});

const number = {
  kind: 'int',
  min: -10,
  max: 60,
  optional: true,
  example: 7,
  roll: { dice: 2, faces: 6 },
  label: { en: 'Target number', ru: 'Целевое значение' },
} as const;

const hit = { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Odds to hit', ru: 'Шанс попасть' } } as const;

const assignment = field({
  kind: 'object',
  name: 'AlphaStrikeFireOrder',
  about: { en: 'What one attacker does', ru: 'Что делает один атакующий' },
  label: { en: 'Attacker', ru: 'Атакующий' },
  fields: {
    attacker: place('Attacker', 'Атакующий'),
    name,
    target: {
      ...place('Fires at', 'Стреляет по цели'),
      optional: true,
      hint: { en: 'None when it has no shot', ru: 'Нет, если попасть не в кого' },
    },
    targetName: { ...name, label: { en: 'Name of the target', ru: 'Название цели' } },
    number,
    hit,
    givesUp: {
      kind: 'exact',
      optional: true,
      label: { en: 'Lost by another target', ru: 'Потеря от другой цели' },
      hint: {
        en: 'What the aim loses when this one fires at its next best target and all others stay the same; none without another target',
        ru: 'Сколько потеряем, если только этот атакующий выберет следующую по выгоде цель; нет, если других целей нет',
      },
    },
    notCounted: notCountedField,
  },
});

const fate = field({
  kind: 'object',
  name: 'AlphaStrikeFireTarget',
  about: { en: 'What happens to one target', ru: 'Что будет с одной целью' },
  label: { en: 'Target', ru: 'Цель' },
  fields: {
    target: place('Target', 'Цель'),
    name,
    attackers: {
      kind: 'list',
      item: place('Attacker', 'Атакующий'),
      min: 0,
      max: MAX_UNITS,
      label: { en: 'Fired at by', ru: 'Стреляют по ней' },
    },
    ...worth,
    destroyed: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Odds to destroy', ru: 'Шанс уничтожить' } },
    notCounted: notCountedField,
  },
});

const alternative = field({
  kind: 'object',
  name: 'AlphaStrikeFireAlternative',
  about: { en: 'Everybody who can fires at one target', ru: 'Все, кто может, стреляют по одной цели' },
  label: { en: 'All at one', ru: 'Все по одной' },
  fields: { target: place('Target', 'Цель'), name, ...worth },
});

const shot = field({
  kind: 'object',
  name: 'AlphaStrikeFireShot',
  about: { en: 'One attacker at one target, alone', ru: 'Один атакующий по одной цели, без остальных' },
  label: { en: 'Shot', ru: 'Выстрел' },
  fields: {
    attacker: place('Attacker', 'Атакующий'),
    target: place('Target', 'Цель'),
    number,
    hit,
    destroyed: { kind: 'chance', better: { higher: 'ATTACKER' }, label: { en: 'Odds to destroy', ru: 'Шанс уничтожить' } },
    damage: worth.damage,
    because: { kind: 'choice', type: NO_SHOTS, optional: true, label: { en: 'No shot', ru: 'Не выстрелить' } },
  },
});

export const output = fields({
  ...worth,
  assignments: { kind: 'list', item: assignment, min: 0, max: MAX_UNITS, label: { en: 'Who fires at whom', ru: 'Кто по кому стреляет' } },
  targets: { kind: 'list', item: fate, min: 0, max: MAX_UNITS, label: { en: 'Targets', ru: 'Цели' } },
  alternatives: {
    kind: 'list',
    item: alternative,
    min: 0,
    max: MAX_UNITS,
    label: { en: 'All at one target', ru: 'Все по одной цели' },
    hint: { en: 'The best first', ru: 'Сначала лучшее' },
  },
  shots: {
    kind: 'list',
    item: shot,
    min: 0,
    max: MAX_UNITS * MAX_UNITS,
    label: { en: 'Each shot alone', ru: 'Каждый выстрел отдельно' },
  },
});
