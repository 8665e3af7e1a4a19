/** What resolvers get besides their arguments. */
import { type Catalog, type MountedWeapon, weaponsOfUnits } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import { askCatalog } from './catalog-access.js';
import type { Asker } from './request-context.js';
import { type Budget, budgetOf } from './work/budget.js';
import type { Pool } from './work/worker-pool.js';

/** What all requests share. */
export interface Shared {
  readonly catalog: Catalog;
  readonly logger: Logger;
  /** Links into the rulebook begin with this. */
  readonly publicUrl: string;
  /** Threads for heavy questions. */
  readonly pool: Pool;
}

export interface Context extends Shared {
  /** From Accept-Language; the argument `lang` wins over it. */
  readonly language: Language;
  readonly asker: Asker;
  /** What the request may still cost. */
  readonly budget: Budget;
  /** Weapons of many units in one question. */
  weaponsOf(): DataLoader<string, readonly MountedWeapon[]>;
}

/** The same request in another language: one budget for all that it asks. */
export const inLanguageOf = (context: Context, language: Language = context.language): Context =>
  language === context.language ? context : { ...context, language, asker: { ...context.asker, language } };

/** The context of one request; texts are worded for the asker unless a language is given. */
export function contextOf(shared: Shared, asker: Asker, language: Language = asker.language): Context {
  const speaking = language === asker.language ? asker : { ...asker, language };
  let weapons: DataLoader<string, readonly MountedWeapon[]> | undefined;
  const context: Context = {
    ...shared,
    language,
    asker: speaking,
    budget: budgetOf(speaking),
    weaponsOf: () => {
      weapons ??= weaponLoader(context);
      return weapons;
    },
  };
  return context;
}

const weaponLoader = (context: Context): DataLoader<string, readonly MountedWeapon[]> =>
  new DataLoader(async (ids) => {
    const byUnit = await askCatalog(context, (db) => weaponsOfUnits(db, ids));
    return ids.map((id) => byUnit.get(id) ?? []);
  });
