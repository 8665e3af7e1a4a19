/** Machines and guns. Their crew needs a rank, and their armor is their remaining durability. */
import { type Checked, fields } from '../../calculator/fields.js';
import { defineEntry, type EntryFigure } from '../../entries/entry.js';
import { crewed, figure, MOBILITIES, speed, WEIGHTS } from './fields.js';
import { ARMLISTS, POINTS } from './source.js';

type Crewed = Checked<typeof crewed>;

const crewedFigures = {
  rank: { names: ['rank', 'ранг'], of: ({ rank }: Crewed) => rank, facet: true },
  rateOfFire: { names: ['rof', 'скорострельность'], of: ({ rateOfFire }: Crewed) => rateOfFire, facet: true },
  ammunition: { names: ['ammo', 'ammunition', 'боезапас'], of: ({ ammunition }: Crewed) => ammunition, facet: true },
  durability: { names: ['durability', 'прочность'], of: ({ durability }: Crewed) => durability, facet: true },
} as const satisfies Readonly<Record<string, EntryFigure<Crewed>>>;

const machineFields = fields({
  weight: { kind: 'choice', type: WEIGHTS, example: 'heavy', label: { en: 'Weight', ru: 'Класс' } },
  ...crewed,
  speedSectors: {
    kind: 'list',
    min: 1,
    max: 40,
    label: { en: 'Speed', ru: 'Скорость' },
    hint: { en: 'By sectors of the durability track, from undamaged down', ru: 'По секторам шкалы прочности, начиная с целой машины' },
    item: {
      kind: 'object',
      name: 'BronepehotaSpeedSector',
      about: { en: 'A sector of the durability track and the speed that goes with it', ru: 'Сектор шкалы прочности и скорость в нём' },
      label: { en: 'Sector', ru: 'Сектор' },
      fields: {
        max: figure({ en: 'Highest durability', ru: 'Прочность до' }, 12),
        min: figure({ en: 'Lowest durability', ru: 'Прочность от' }, 9),
        speed,
      },
    },
  },
});

/** Speed sectors are contiguous, from undamaged down. */
const sectorProblems = ({ speedSectors }: Checked<typeof machineFields>) =>
  speedSectors.flatMap(({ min, max }, index) =>
    min <= max
      ? []
      : [
          {
            code: 'CONFLICT' as const,
            path: ['speedSectors', index, 'min'],
            given: min,
            allowed: { en: `at most ${max}, the highest of the sector`, ru: `не больше ${max}, верхней границы сектора` },
          },
        ],
  );

/** A unit that cannot fire fills no rate of fire in. */
const NO_FIRE = { rateOfFire: 0 } as const;

export const machine = defineEntry({
  sort: 'unit',
  type: 'BronepehotaMachineStats',
  about: { en: 'Figures of a Bronepehota machine', ru: 'Показатели машины «Бронепехоты»' },
  example: 'bronepehota/helix',
  kinds: { machine: { en: 'machine', ru: 'машина' } },
  fields: machineFields,
  figures: {
    ...crewedFigures,
    speed: {
      names: ['speed', 'скорость'],
      label: { en: 'Highest speed', ru: 'Наибольшая скорость' },
      of: ({ speedSectors }) => Math.max(...speedSectors.map((sector) => sector.speed)),
      facet: true,
    },
  },
  texts: {},
  cost: POINTS,
  relations: sectorProblems,
  unknown: NO_FIRE,
  card: [
    { kind: 'figures', fields: ['weight', 'rank', 'rateOfFire', 'ammunition'] },
    { kind: 'boxes', field: 'durability' },
    { kind: 'table', field: 'speedSectors' },
    { kind: 'weapons' },
  ],
  source: ARMLISTS,
});

export const gun = defineEntry({
  sort: 'unit',
  type: 'BronepehotaGunStats',
  about: { en: 'Figures of a Bronepehota gun', ru: 'Показатели орудия «Бронепехоты»' },
  example: 'bronepehota/mortar',
  kinds: { gun: { en: 'gun', ru: 'орудие' } },
  fields: fields({
    mobility: { kind: 'choice', type: MOBILITIES, example: 'mobile', label: { en: 'Mobility', ru: 'Подвижность' } },
    ...crewed,
  }),
  figures: crewedFigures,
  texts: {},
  cost: POINTS,
  unknown: NO_FIRE,
  card: [
    { kind: 'figures', fields: ['mobility', 'rank', 'rateOfFire', 'ammunition'] },
    { kind: 'boxes', field: 'durability' },
    { kind: 'weapons' },
  ],
  source: ARMLISTS,
});
