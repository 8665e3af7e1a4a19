/** A few rows in the shape in which the rules hand their tables over; figures made up where only the shape matters. */
import type { StarterTables } from '../index.js';

export const SAMPLE_TABLES = {
  weapons: [
    {
      system: '5150',
      id: 'test-laser',
      kind: 'ranged',
      name: { en: 'Test laser', ru: 'Пробный лазер' },
      aliases: ['Blaster', 'Бластер'],
      cost: 16,
      stats: {
        class: 'laser',
        range: 12,
        rateOfFire: 1,
        blastRadius: null,
        impacts: { none: 4, reflecting: 'special', battle: 'NE' },
        restrictedTo: ['police'],
      },
    },
    {
      system: '5150',
      id: 'test-club',
      kind: 'close-combat',
      name: { en: 'Test club', ru: 'Пробная дубина' },
      cost: null,
      stats: { class: 'melee', range: null, rateOfFire: 1, blastRadius: null, impacts: { none: 3 }, restrictedTo: null },
    },
  ],
  armors: [
    {
      system: '5150',
      id: 'none',
      name: { en: 'None', ru: 'Нет' },
      abbreviation: { en: 'none', ru: 'Н' },
      cost: 0,
      stats: { stops: null, alwaysInCover: false },
    },
    {
      system: '5150',
      id: 'absorbing',
      name: { en: 'Absorbing', ru: 'Поглощающая' },
      abbreviation: { en: 'AA', ru: 'ПБ' },
      cost: 102,
      stats: { stops: 'solid', alwaysInCover: false },
    },
  ],
  movingFire: [
    {
      id: 'test-tank',
      name: { en: 'Test tank', ru: 'Пробный танк' },
      nation: { id: 'usa', name: { en: 'USA', ru: 'США' } },
      movingFire: [
        { level: 'level-2', only: null },
        { level: 'advanced', only: 'TOW' },
      ],
    },
  ],
} as const satisfies StarterTables;
