/** The armors of 5150. Their Impacts are in the weapon data. */
import { fields, vocabulary } from '../../calculator/fields.js';
import { type BuiltInEntry, defineEntry } from '../../entries/entry.js';
import { ARMORS, type Armor5150 } from '../reference/tables/armors.js';
import { BASIC_RULES, POINTS } from './source.js';

const STOPPED = vocabulary(
  'FiftyOneFiftyStopped',
  { en: 'What an armor absorbs or reflects', ru: 'Что броня поглощает или отражает' },
  { laser: { en: 'laser', ru: 'лазер' }, solid: { en: 'solid shot', ru: 'пули и осколки' } },
);

export const armor = defineEntry({
  sort: 'armor',
  type: 'FiftyOneFiftyArmorStats',
  about: { en: 'Figures of a 5150 armor', ru: 'Показатели брони 5150' },
  example: '5150/light',
  kinds: { armor: { en: 'armor', ru: 'броня' } },
  fields: fields({
    stops: {
      kind: 'choice',
      type: STOPPED,
      optional: true,
      example: 'laser',
      label: { en: 'Stops', ru: 'Останавливает' },
      hint: { en: 'What it absorbs or reflects on a 1 to 3 of a d6', ru: 'Что поглощает или отражает на 1–3 на к6' },
    },
    alwaysInCover: {
      kind: 'boolean',
      default: false,
      label: { en: 'Always in cover', ru: 'Всегда в укрытии' },
      hint: { en: 'Against shooting', ru: 'При стрельбе' },
    },
  }),
  figures: {},
  texts: {},
  besideName: ['stops', 'alwaysInCover'],
  cost: POINTS,
  card: [{ kind: 'figures', fields: ['stops', 'alwaysInCover'] }],
  source: BASIC_RULES,
});

/** In printed order. */
export const printedArmors: readonly BuiltInEntry[] = ARMORS.map(({ id, name, abbreviation, cost, ...rest }: Armor5150) => ({
  type: armor.type,
  kind: 'armor',
  id,
  name,
  abbreviation,
  cost,
  figures: { stops: rest.stops ?? null, alwaysInCover: rest.alwaysInCover ?? false },
}));
