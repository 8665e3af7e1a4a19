/** What resolvers get besides their arguments. */
import { type Catalog, type MountedWeapon, weaponsOfUnits } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import { askCatalog } from './catalog-access.js';
import type { RequestContext } from './request-context.js';
import { type Budget, budgetOf } from './work/budget.js';
import type { Pool } from './work/worker-pool.js';

/** What all requests share. */
export interface Services {
  readonly catalog: Catalog;
  readonly logger: Logger;
  /** Links into the rulebook begin with this. */
  readonly publicUrl: string;
  /** Threads for heavy questions. */
  readonly pool: Pool;
}

export interface ResolverContext extends Services {
  /** From Accept-Language; the argument `lang` wins over it. */
  readonly language: Language;
  readonly caller: RequestContext;
  /** What the request may still cost. */
  readonly budget: Budget;
  /** Weapons of many units in one question. */
  weaponsOf(): DataLoader<string, readonly MountedWeapon[]>;
}

/** The same request in another language: one budget for all that it asks. */
export const inLanguageOf = (context: ResolverContext, language: Language = context.language): ResolverContext =>
  language === context.language ? context : { ...context, language, caller: { ...context.caller, language } };

/** The context of one request; texts are worded for the caller unless a language is given. */
export function resolverContext(services: Services, caller: RequestContext, language: Language = caller.language): ResolverContext {
  const speaking = language === caller.language ? caller : { ...caller, language };
  let weapons: DataLoader<string, readonly MountedWeapon[]> | undefined;
  const context: ResolverContext = {
    ...services,
    language,
    caller: speaking,
    budget: budgetOf(speaking),
    weaponsOf: () => {
      weapons ??= weaponLoader(context);
      return weapons;
    },
  };
  return context;
}

const weaponLoader = (context: ResolverContext): DataLoader<string, readonly MountedWeapon[]> =>
  new DataLoader(async (ids) => {
    const byUnit = await askCatalog(context, (db) => weaponsOfUnits(db, ids));
    return ids.map((id) => byUnit.get(id) ?? []);
  });
