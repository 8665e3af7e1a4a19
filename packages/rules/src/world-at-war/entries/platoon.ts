/** Platoons with the data of the moving-fire table. */
import { fields, vocabulary } from '../../calculator/fields.js';
import { type BuiltInEntry, defineEntry, noticeOf } from '../../entries/entry.js';
import { movingFire } from '../reference/tables/moving-fire.js';

const LEVELS = vocabulary(
  'WorldAtWarFireLevelId',
  { en: 'Column of the moving-fire table', ru: 'Столбец таблицы стрельбы в движении' },
  {
    'level-1': { en: 'level 1', ru: 'уровень 1' },
    'level-2': { en: 'level 2', ru: 'уровень 2' },
    advanced: { en: 'advanced', ru: 'продвинутый' },
  },
);

const LIMITS = vocabulary(
  'WorldAtWarFireLimit',
  { en: 'What a level of moving fire is limited to', ru: 'Чем ограничен уровень стрельбы в движении' },
  {
    'anti-aircraft': { en: 'anti-aircraft only', ru: 'только как ПВО' },
    HE: { en: 'HE only', ru: 'только ОФ' },
    TOW: { en: 'TOW only', ru: 'только TOW' },
  },
);

export const platoon = defineEntry({
  sort: 'unit',
  type: 'WorldAtWarStats',
  about: { en: 'Figures of a World at War unit', ru: 'Показатели подразделения World at War' },
  example: 'world-at-war/usa/abrams',
  kinds: { platoon: { en: 'platoon', ru: 'взвод' } },
  fields: fields({
    nation: {
      kind: 'text',
      maxLength: 60,
      isId: true,
      pattern: /^[a-z][a-z-]*$/,
      allowed: { en: 'the id of a nation: usa', ru: 'код страны: usa' },
      example: 'usa',
      label: { en: 'Nation', ru: 'Сторона' },
    },
    movingFire: {
      kind: 'list',
      min: 1,
      max: 9,
      label: { en: 'Moving fire', ru: 'Стрельба в движении' },
      item: {
        kind: 'object',
        name: 'WorldAtWarFireLevel',
        about: { en: 'One way in which a World at War unit fires on the move', ru: 'Один из способов стрелять в движении' },
        label: { en: 'Level', ru: 'Уровень' },
        fields: {
          level: { kind: 'choice', type: LEVELS, example: 'level-1', label: { en: 'Level', ru: 'Уровень' } },
          only: { kind: 'choice', type: LIMITS, optional: true, example: 'HE', label: { en: 'Limited to', ru: 'Ограничение' } },
        },
      },
    },
  }),
  figures: {},
  texts: {},
  cost: { en: 'points', ru: 'очк.' },
  card: [{ kind: 'table', field: 'movingFire', rule: 'world-at-war/table/moving-fire' }],
  source: {
    id: 'world-at-war-player-aid',
    name: { en: 'World at War: America Conquered, player aid', ru: 'World at War: America Conquered, памятка игрока' },
    notice: noticeOf({ en: 'World at War is a trademark of its owner.', ru: 'World at War — товарный знак своего владельца.' }),
  },
});

/** The rows of the moving-fire table. */
export const printedPlatoons: readonly BuiltInEntry[] = movingFire.map(({ id, name, nation, movingFire: levels }) => ({
  type: platoon.type,
  kind: 'platoon',
  id: `${nation.id}/${id}`,
  name,
  faction: nation.name,
  cost: null,
  figures: { nation: nation.id, movingFire: levels },
}));
