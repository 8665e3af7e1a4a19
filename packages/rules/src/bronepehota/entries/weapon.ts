/** A weapon with its range and power, its close-combat bonus, or its other effect. */
import { type Checked, field, fields } from '../../calculator/fields.js';
import type { Problem } from '../../calculator/problems.js';
import { defineEntry } from '../../entries/entry.js';
import { TARGETS } from '../vocabulary.js';
import { crewed, power, range, rank } from './fields.js';
import { ARMLISTS, POINTS } from './source.js';

const bonus = <const L extends { readonly en: string; readonly ru: string }>(label: L, min: number) =>
  field({ kind: 'int', min, max: 9, optional: true, example: 2, label });

/** What the carrier of a weapon determines. */
const carried = fields({
  shooter: {
    kind: 'choice',
    type: TARGETS,
    optional: true,
    example: 'MACHINE',
    label: { en: 'Carried by', ru: 'У кого' },
    hint: { en: 'Infantry, a machine, or a gun', ru: 'Пехотинец, машина или орудие' },
  },
  rankNeeded: { ...rank, optional: true, label: { en: 'Rank needed', ru: 'Нужный ранг' } },
  rateOfFire: { ...crewed.rateOfFire, min: 1, optional: true },
  ammunition: { ...crewed.ammunition, optional: true, hint: { en: 'A full track', ru: 'Полная шкала' } },
});

const weaponFields = fields({
  range: { ...range, optional: true },
  power: { ...power, optional: true },
  blast: {
    kind: 'object',
    name: 'BronepehotaBlast',
    about: {
      en: 'A blast: everything within the radius takes its power',
      ru: 'Взрыв: его мощность получает каждый, кто стоит в радиусе',
    },
    optional: true,
    label: { en: 'Blast', ru: 'Взрыв' },
    fields: {
      power,
      steps: { kind: 'number', min: 1, max: 9, unit: 'steps', example: 2, label: { en: 'Radius', ru: 'Радиус' } },
    },
  },
  closeCombat: { ...bonus({ en: 'Close combat', ru: 'Ближний бой' }, 1), short: { en: 'CC', ru: 'ББ' } },
  directions: {
    ...bonus({ en: 'Directions', ru: 'Направления' }, 2),
    short: { en: 'Dir.', ru: 'Напр.' },
    hint: { en: 'Shots at once, each in a direction of its own', ru: 'Выстрелов сразу, каждый в своём направлении' },
  },
  repair: {
    ...bonus({ en: 'Repair', ru: 'Ремонт' }, 1),
    hint: { en: 'Damage repaired in place of shooting', ru: 'Сколько повреждений чинит вместо стрельбы' },
  },
  tows: { kind: 'boolean', optional: true, example: true, label: { en: 'Can tow', ru: 'Буксирует' } },
  ...carried,
});

const problem = (path: Problem['path'], allowed: Problem['allowed']): Problem => ({ code: 'MISSING', path, given: null, allowed });

function relations(weapon: Checked<typeof weaponFields>): readonly Problem[] {
  const { shooter: _, rankNeeded: __, rateOfFire: ___, ammunition: ____, ...own } = weapon;
  if (Object.values(own).every((value) => value === undefined))
    return [problem([], { en: 'at least one figure', ru: 'хотя бы один показатель' })];
  if ((weapon.range === undefined) === (weapon.power === undefined)) return [];
  const missing = weapon.range === undefined ? 'range' : 'power';
  return [problem([missing], { en: 'range and power together', ru: 'дальность и мощность вместе' })];
}

export const weapon = defineEntry({
  sort: 'weapon',
  type: 'BronepehotaWeaponStats',
  about: { en: 'Figures of a Bronepehota weapon', ru: 'Показатели оружия «Бронепехоты»' },
  example: 'bronepehota/mortar/mortar',
  kinds: {
    ranged: { en: 'ranged weapon', ru: 'стрелковое оружие' },
    grenade: { en: 'grenade', ru: 'граната' },
    'close-combat': { en: 'close-combat weapon', ru: 'оружие ближнего боя' },
    equipment: { en: 'equipment', ru: 'снаряжение' },
  },
  fields: weaponFields,
  figures: {},
  texts: {},
  cost: POINTS,
  relations,
  card: [
    { kind: 'figures', fields: ['range', 'power', 'blast', 'closeCombat', 'directions', 'repair', 'tows'] },
    { kind: 'figures', fields: ['shooter', 'rankNeeded', 'rateOfFire', 'ammunition'], size: 'small' },
  ],
  trials: [
    {
      label: { en: 'Shoot with it', ru: 'Стрелять из него' },
      calculator: 'virtualShot',
      draft: { weapon: { id: 'whole' } },
      kinds: ['ranged'],
    },
  ],
  source: ARMLISTS,
});
