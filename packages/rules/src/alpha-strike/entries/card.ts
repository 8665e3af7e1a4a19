/** The unit cards of Alpha Strike. */
import { defineEntry, type EntryFigure, noticeOf } from '../../entries/entry.js';
import { abilityNames, catalogAbility } from './abilities.js';
import { type Card, cardFields } from './fields.js';
import { motive } from './motive.js';
import { flies, jumpOf, modesOf, tmmOf } from './move.js';
import { doubtsOnType, hasHeatScale, kindOfType } from './types.js';

/** Sort value of minimal damage, between 0 and 1. */
const MINIMAL_DAMAGE = 0.5;
const numberOf = (damage: string | undefined): number | undefined =>
  damage === undefined ? undefined : damage === '0*' ? MINIMAL_DAMAGE : Number(damage);

function yearOf(introduced: string | undefined): number | undefined {
  const year = /\b\d{4}\b/.exec(introduced ?? '')?.[0];
  return year === undefined ? undefined : Number(year);
}

/** Medium range, at which every armed unit can fire. */
const TRIAL_INCHES = 12;

const figures: Readonly<Record<string, EntryFigure<Card>>> = {
  size: { names: ['size', 'sz', 'размер', 'рз', 'рзм'], of: ({ size }) => size, facet: true },
  tmm: { names: ['tmm', 'мдц'], of: ({ tmm }) => tmm, facet: true },
  overheatValue: { names: ['ov', 'overheat', 'ovh', 'зп', 'перегрев'], of: ({ overheatValue }) => overheatValue, facet: true },
  armor: { names: ['armor', 'a', 'arm', 'броня', 'брн'], unit: 'points', of: ({ armor }) => armor, facet: true },
  structure: {
    names: ['structure', 's', 'str', 'структура', 'конструкция', 'вк'],
    unit: 'points',
    of: ({ structure }) => structure,
    facet: true,
  },
  threshold: { names: ['threshold', 'th', 'порог'], of: ({ threshold }) => threshold },
  damageShort: {
    names: ['short', 'dmgs', 'блж'],
    label: { en: 'Damage at short range', ru: 'Урон на ближней дистанции' },
    of: ({ damage }) => numberOf(damage[0]),
    facet: true,
  },
  damageMedium: {
    names: ['medium', 'dmgm', 'срд'],
    label: { en: 'Damage at medium range', ru: 'Урон на средней дистанции' },
    of: ({ damage }) => numberOf(damage[1]),
    facet: true,
  },
  damageLong: {
    names: ['long', 'dmgl', 'дал'],
    label: { en: 'Damage at long range', ru: 'Урон на дальней дистанции' },
    of: ({ damage }) => numberOf(damage[2]),
    facet: true,
  },
  // The first mode is the main one. A jump is a further mode or, alone, the only one. Flying units have thrust, which is not a
  // distance on the table.
  moveInches: {
    names: ['move', 'mv', 'движение', 'дв'],
    label: { en: 'Move in the first mode', ru: 'Движение в первом режиме' },
    unit: 'inches',
    of: ({ move, type }) => (flies(modesOf(move) ?? [], type) ? undefined : modesOf(move)?.[0]?.inches),
    facet: true,
  },
  thrust: {
    names: ['thrust', 'тяга'],
    label: { en: 'Thrust', ru: 'Тяга' },
    of: ({ move, type }) => (flies(modesOf(move) ?? [], type) ? modesOf(move)?.[0]?.inches : undefined),
  },
  jumpInches: {
    names: ['jump', 'прыжок'],
    label: { en: 'Jump', ru: 'Прыжок' },
    unit: 'inches',
    of: ({ move }) => jumpOf(modesOf(move) ?? []),
    facet: true,
    flag: true,
  },
  year: {
    names: ['introduced', 'intro', 'появление'],
    label: { en: 'Year of introduction', ru: 'Год появления' },
    unit: 'year',
    of: ({ introduced }) => yearOf(introduced),
  },
  tonnage: { names: ['tonnage', 'tons', 'weight', 'mass', 'масса', 'тонны'], unit: 'tons', of: ({ tonnage }) => tonnage },
  battleValue: { names: ['bv', 'бс'], of: ({ battleValue }) => battleValue },
  damageExtreme: { names: ['extreme', 'dmge', 'пред'], of: ({ damageExtreme }) => numberOf(damageExtreme) },
};

const NO_ROLE = 'None';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Completes hand-written cards: the TMM follows from the move, the heat scale from the type. */
function complete(draft: Readonly<Record<string, unknown>>) {
  const { move, type, tmm, role, overheatValue, specials, hasHeatScale: heatScale } = draft;
  return {
    ...draft,
    tmm: tmm ?? tmmOf(modesOf(textOf(move)) ?? [], textOf(type)),
    role: role ?? NO_ROLE,
    overheatValue: overheatValue ?? 0,
    specials: specials ?? [],
    hasHeatScale: heatScale ?? hasHeatScale(textOf(type)),
  };
}

export const card = defineEntry({
  sort: 'unit',
  type: 'AlphaStrikeStats',
  about: { en: 'An Alpha Strike card', ru: 'Карточка «Альфа-удара»' },
  example: 'alpha-strike/atlas-as7-d',
  kinds: {
    battlemech: { en: 'BattleMech', ru: 'боевой мех' },
    industrialmech: { en: 'IndustrialMech', ru: 'промышленный мех' },
    protomech: { en: 'ProtoMech', ru: 'протомех' },
    'combat-vehicle': { en: 'combat vehicle', ru: 'боевая машина' },
    'support-vehicle': { en: 'support vehicle', ru: 'машина обеспечения' },
    'advanced-support': { en: 'advanced support vehicle', ru: 'большая машина обеспечения' },
    'battle-armor': { en: 'battle armor', ru: 'боевая броня' },
    infantry: { en: 'infantry', ru: 'пехота' },
    aerospace: { en: 'aerospace fighter', ru: 'аэрокосмический истребитель' },
    'advanced-aerospace': { en: 'large aerospace craft', ru: 'большой космический корабль' },
    building: { en: 'building', ru: 'здание' },
  },
  fields: cardFields,
  unknown: { type: '', pointValue: 0, size: 0, move: '', structure: 0 },
  figures,
  texts: {
    type: ['type', 't', 'tp', 'тип'],
    role: ['role', 'r', 'роль'],
    technology: ['tech', 'techbase', 'технология'],
    chassis: ['chassis', 'шасси'],
    variant: ['variant', 'model', 'вариант'],
    rulesLevel: ['rules', 'level', 'правила'],
    productionEra: ['production', 'производство'],
  },
  traits: { motive },
  family: 'chassis',
  cost: { en: 'PV', ru: 'ОС' },
  costField: 'pointValue',
  kindOf: ({ type }) => kindOfType(type),
  doubts: ({ type }, kind) => doubtsOnType(type, kind),
  abilities: { field: 'specials', names: abilityNames, spelled: catalogAbility },
  complete,
  isComplete: ({ pointValue, size, move }) => pointValue > 0 && size > 0 && /\d/.test(move),
  card: [
    { kind: 'figures', fields: ['type', 'size', 'tmm', 'move', 'role', 'skill'] },
    { kind: 'figures', fields: ['damage', 'damageExtreme', 'overheatValue'], size: 'large' },
    {
      kind: 'scale',
      label: { en: 'Heat', ru: 'Нагрев' },
      steps: [
        { en: '1', ru: '1' },
        { en: '2', ru: '2' },
        { en: '3', ru: '3' },
        { en: 'S', ru: 'Откл' },
      ],
      unless: 'hasHeatScale',
    },
    { kind: 'boxes', field: 'armor' },
    { kind: 'figures', fields: ['threshold'] },
    { kind: 'boxes', field: 'structure' },
    { kind: 'words', field: 'specials', rule: 'alpha-strike/table/special-abilities' },
    {
      kind: 'figures',
      fields: ['technology', 'productionEra', 'introduced', 'rulesLevel', 'tonnage', 'battleValue'],
      size: 'small',
    },
  ],
  trials: [
    {
      label: { en: 'Shoot with it', ru: 'Сделать атакующим' },
      calculator: 'attack',
      draft: { 'attacker.unit': { id: 'whole' }, 'situation.inches': { value: TRIAL_INCHES } },
    },
    {
      label: { en: 'Shoot at it', ru: 'Сделать целью' },
      calculator: 'attack',
      draft: { 'target.unit': { id: 'whole' }, 'situation.inches': { value: TRIAL_INCHES } },
    },
  ],
  source: {
    id: 'mul',
    name: { en: 'Master Unit List', ru: 'Master Unit List' },
    asOf: '2026-02-28',
    entryPage: 'https://masterunitlist.info/Unit/Details/{id}',
    notice: noticeOf({
      en: 'BattleTech and Alpha Strike are trademarks of their owners.',
      ru: 'BattleTech и Alpha Strike — товарные знаки их владельцев.',
    }),
  },
});
