/** Forces that are kept on this device. Pure, but for new ids and for the two functions at the end. */
import { addTo, readForce, writeForce } from './force.js';

/** A force as it is kept. */
export interface KeptForce {
  readonly id: string;
  readonly name: string;
  /** `alpha-strike/atlas-as7-d*2,alpha-strike/loki-hellbringer-prime` */
  readonly units: string;
  /** Points that it may cost; null without a limit. */
  readonly limit: number | null;
}

/** All of them, and the one that was edited last. */
export interface Shelf {
  readonly forces: readonly KeptForce[];
  readonly current: string;
}

const MAX_FORCES = 50;
const EMPTY: Shelf = { forces: [], current: '' };

const isKept = (value: unknown): value is KeptForce => {
  const { id, name, units, limit } = (value ?? {}) as Partial<KeptForce>;
  return typeof id === 'string' && typeof name === 'string' && typeof units === 'string' && (limit === null || typeof limit === 'number');
};

/** What was kept; what cannot be read is left out. */
export function readShelf(text: string | null): Shelf {
  try {
    const { forces, current } = JSON.parse(text ?? '') as { readonly forces?: unknown; readonly current?: unknown };
    const kept = Array.isArray(forces) ? forces.filter(isKept).slice(0, MAX_FORCES) : [];
    return { forces: kept, current: kept.find(({ id }) => id === current)?.id ?? kept[0]?.id ?? '' };
  } catch {
    return EMPTY;
  }
}

export const currentOf = ({ forces, current }: Shelf): KeptForce | undefined => forces.find(({ id }) => id === current);

/** The shelf with a force as it is now, which is the current one from then on. The oldest makes room. */
export function withForce({ forces }: Shelf, force: KeptForce): Shelf {
  const known = forces.some(({ id }) => id === force.id);
  const all = known ? forces.map((one) => (one.id === force.id ? force : one)) : [...forces, force].slice(-MAX_FORCES);
  return { forces: all, current: force.id };
}

/** The shelf without a force; the one before it is the current one. */
export function withoutForce({ forces, current }: Shelf, id: string): Shelf {
  const rest = forces.filter((force) => force.id !== id);
  return { forces: rest, current: current === id ? (rest.at(-1)?.id ?? '') : current };
}

/** A force that an address names: the kept one that is the same, else a new one. */
export function fromAddress({ forces }: Shelf, given: Omit<KeptForce, 'id'>, id: string): KeptForce {
  const units = writeForce(readForce(given.units));
  return forces.find((force) => force.units === units && force.name === given.name) ?? { ...given, units, id };
}

/** `crypto.randomUUID` is missing where a page comes without TLS: a phone that asks a laptop at the table. */
export const newForceId = (): string => Date.now().toString(36);

/** `alpha-strike/atlas-as7-d` → `alpha-strike` */
export const systemOf = (unit: string): string => unit.split('/')[0] ?? '';

/** Whether a unit may join: points of different rule sets do not add up. */
const takes = ({ units }: KeptForce, unit: string): boolean => readForce(units).every(({ id }) => systemOf(id) === systemOf(unit));

/** One more of a unit: in the current force, else in the latest of its rule set, else in a new one. */
export function withUnit(shelf: Shelf, unit: string, newId: string): Shelf {
  const known = [currentOf(shelf), ...shelf.forces.toReversed()].find((force) => force !== undefined && takes(force, unit));
  const force = known ?? { id: newId, name: '', units: '', limit: null };
  return withForce(shelf, { ...force, units: writeForce(addTo(readForce(force.units), unit)) });
}

const KEY = 'forces';

export function loadShelf(): Shelf {
  try {
    return readShelf(localStorage.getItem(KEY));
  } catch {
    return EMPTY;
  }
}

/** False where the browser keeps nothing. */
export function saveShelf(shelf: Shelf): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(shelf));
    return true;
  } catch {
    return false;
  }
}
