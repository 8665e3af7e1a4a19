/** What resolvers get besides their arguments. */
import { type Catalog, type MountedWeapon, weaponsOfUnits } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import { askCatalog } from './schema/catalog/unavailable.js';

/** What all requests share. */
export interface Shared {
  readonly catalog: Catalog;
  readonly logger: Logger;
  /** Links into the rulebook begin with this. */
  readonly publicUrl: string;
}

export interface Context extends Shared {
  /** From Accept-Language; the argument `lang` wins over it. */
  readonly language: Language;
  /** Weapons of many units in one question. */
  readonly weaponsOf: DataLoader<string, readonly MountedWeapon[]>;
}

/** The context of one request. */
export function contextOf(shared: Shared, language: Language): Context {
  const context: Context = {
    ...shared,
    language,
    weaponsOf: new DataLoader(async (ids) => {
      const byUnit = await askCatalog(context, (db) => weaponsOfUnits(db, ids));
      return ids.map((id) => byUnit.get(id) ?? []);
    }),
  };
  return context;
}
