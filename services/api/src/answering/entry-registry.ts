/** Registry of entries of one rule set by id, with the figures that calculators take. Used by the service and its worker threads. */
import { type CatalogField, type EntryFigures, entryFinder, type Fields, knownFigures, systems } from '@rangefinder/rules';

type Figures = Readonly<Record<string, unknown>>;

/** An entry as plain data. */
export interface RegistryEntry {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly cost: number | null;
  readonly stats: object;
}

export interface EntryRegistry {
  has(id: string): boolean;
  get(id: string): RegistryEntry | undefined;
  add(entries: readonly RegistryEntry[]): void;
  readonly size: number;
  readonly figures: EntryFigures;
}

const typeOf = entryFinder(systems);

/** Creates an empty registry of units or weapons. Figures are derived once per entry. */
export function entryRegistry(of: CatalogField['of'], system: string): EntryRegistry {
  const entries = new Map<string, RegistryEntry>();
  const known = new WeakMap<Fields, Map<string, Figures>>();
  const figuresFor = (siblings: Fields): Map<string, Figures> => {
    const made = known.get(siblings) ?? new Map<string, Figures>();
    known.set(siblings, made);
    return made;
  };
  return {
    has: (id) => entries.has(id),
    get: (id) => entries.get(id),
    add: (added) => {
      for (const entry of added) entries.set(entry.id, entry);
    },
    get size() {
      return entries.size;
    },
    figures: (_, id, siblings) => {
      const entry = entries.get(id);
      if (!entry) return undefined;
      const made = figuresFor(siblings);
      const { kind, name, cost, stats } = entry;
      const figures = made.get(id) ?? knownFigures(typeOf(of, system, kind), { name, cost, figures: stats as Figures }, siblings);
      made.set(id, figures);
      return figures;
    },
  };
}
