/** Context of resolvers. */
import { type Catalog, type MountedWeapon, weaponsOfUnits } from '@rangefinder/catalog';
import type { Language } from '@rangefinder/rules';
import DataLoader from 'dataloader';
import type { Logger } from 'pino';
import { askCatalog } from './catalog-access.js';
import type { RequestContext } from './request-context.js';
import { type Budget, budgetOf } from './work/budget.js';
import type { Pool } from './work/worker-pool.js';

/** Services shared by all requests. */
export interface Services {
  readonly catalog: Catalog;
  readonly logger: Logger;
  /** Base of links into the rulebook. */
  readonly publicUrl: string;
  /** Worker threads for heavy operations. */
  readonly pool: Pool;
}

export interface ResolverContext extends Services {
  /** From Accept-Language. The argument `lang` overrides it. */
  readonly language: Language;
  readonly caller: RequestContext;
  /** Remaining cost budget of the request. */
  readonly budget: Budget;
  /** Data loader for the weapons of units. */
  weaponsOf(): DataLoader<string, readonly MountedWeapon[]>;
}

/** The same request in another language, with the same budget. */
export const inLanguageOf = (context: ResolverContext, language: Language = context.language): ResolverContext =>
  language === context.language ? context : { ...context, language, caller: { ...context.caller, language } };

/** Creates the context of a request. Texts are in the language of the caller unless another is given. */
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
