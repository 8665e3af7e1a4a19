/** Input of the damage matrix. */
import { fields } from '../../../calculator/fields.js';
import { readingsField } from '../../../calculator/readings.js';
import { poweredField } from '../../engine/fields.js';
import { rulings } from '../../reference/rulings/index.js';
import { ARMOR_IDS } from '../../reference/tables/armors.js';
import { WEAPON_IDS } from '../../reference/tables/weapons.js';

export const input = fields({
  weapons: {
    kind: 'list',
    min: 1,
    max: WEAPON_IDS.length,
    optional: true,
    label: { en: 'Weapons', ru: 'Оружие' },
    hint: {
      en: 'All of the printed tables when left out; the improvised weapon only where it is named',
      ru: 'Если не указано — всё из таблиц; подручное — только если его назвать',
    },
    item: { kind: 'id', of: WEAPON_IDS, prefix: '5150/', example: 'rifle', label: { en: 'Weapon', ru: 'Оружие' } },
  },
  armors: {
    kind: 'list',
    min: 1,
    max: ARMOR_IDS.length,
    optional: true,
    label: { en: 'Armors', ru: 'Броня' },
    hint: { en: 'All nine when left out', ru: 'Если не указано — все девять' },
    item: { kind: 'id', of: ARMOR_IDS, prefix: '5150/', example: 'light', label: { en: 'Armor', ru: 'Броня' } },
  },
  powered: {
    ...poweredField,
    hint: {
      en: 'Melee weapons have a power source: Impact +1, NE becomes 1',
      ru: 'Рукопашное оружие с приводом: Ущерб +1, «НЭ» становится 1',
    },
  },
  readings: readingsField(rulings, ['improvised-no-effect']),
});
