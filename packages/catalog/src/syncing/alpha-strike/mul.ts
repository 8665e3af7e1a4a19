/** The Master Unit List by its QuickList address, split by production era and unit type, which do not overlap. */
import { PRODUCTION_ERAS } from '@rangefinder/query/alpha-strike/availability';
import { slug } from '../../text/slug.js';
import type { Choice, SyncSource } from '../source.js';

const TYPES = {
  17: 'Aerospace',
  18: 'BattleMech',
  19: 'Combat Vehicle',
  20: 'IndustrialMech',
  21: 'Infantry',
  23: 'ProtoMech',
  24: 'Support Vehicle',
  79: 'Advanced Support',
  81: 'Advanced Aerospace',
  97: 'Building',
} as const;

const choice = (id: string, ...names: readonly string[]): Choice => ({ id, names: [id, ...names.map(slug)] });

export const MUL_LIST: SyncSource = {
  id: 'mul',
  name: { en: 'Master Unit List', ru: 'Master Unit List' },
  address: 'https://masterunitlist.info/Unit/QuickList',
  eras: PRODUCTION_ERAS.map(({ id, name }) => choice(String(id), name.en)),
  types: Object.entries(TYPES).map(([id, name]) => choice(id, name)),
  parts: (eras, types) =>
    eras.flatMap((era) => types.map((type) => ({ name: `era-${era}-type-${type}`, query: `Types=${type}&Eras=${era}` }))),
  isWhole: (text) => {
    try {
      return Array.isArray((JSON.parse(text) as { readonly Units?: unknown } | null)?.Units);
    } catch {
      return false;
    }
  },
};
