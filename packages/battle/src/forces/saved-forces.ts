/** Forces saved on this device. Pure, except for new ids and the last two functions. */
import { addUnit, formatForce, parseForce } from './force.js';

export interface SavedForce {
  readonly id: string;
  readonly name: string;
  /** `alpha-strike/atlas-as7-d*2,alpha-strike/loki-hellbringer-prime` */
  readonly units: string;
  /** Point limit; null for none. */
  readonly limit: number | null;
}

/** The field names are part of the stored JSON. */
export interface SavedForces {
  /** Oldest first. */
  readonly forces: readonly SavedForce[];
  /** Id of the force that was edited last. */
  readonly current: string;
}

const MAX_FORCES = 50;
const EMPTY: SavedForces = { forces: [], current: '' };

const isSavedForce = (value: unknown): value is SavedForce => {
  const { id, name, units, limit } = (value ?? {}) as Partial<SavedForce>;
  return typeof id === 'string' && typeof name === 'string' && typeof units === 'string' && (limit === null || typeof limit === 'number');
};

/** Parses saved forces; drops invalid ones. */
export function parseForces(text: string | null): SavedForces {
  try {
    const { forces, current } = JSON.parse(text ?? '') as { readonly forces?: unknown; readonly current?: unknown };
    const valid = Array.isArray(forces) ? forces.filter(isSavedForce).slice(0, MAX_FORCES) : [];
    return { forces: valid, current: valid.find(({ id }) => id === current)?.id ?? valid[0]?.id ?? '' };
  } catch {
    return EMPTY;
  }
}

export const currentForce = ({ forces, current }: SavedForces): SavedForce | undefined => forces.find(({ id }) => id === current);

/** Adds or updates a force and makes it the current one. Drops the oldest force beyond the limit. */
export function withForce({ forces }: SavedForces, force: SavedForce): SavedForces {
  const known = forces.some(({ id }) => id === force.id);
  const all = known ? forces.map((one) => (one.id === force.id ? force : one)) : [...forces, force].slice(-MAX_FORCES);
  return { forces: all, current: force.id };
}

/** Removes a force; the newest remaining one replaces it as the current one. */
export function withoutForce({ forces, current }: SavedForces, id: string): SavedForces {
  const rest = forces.filter((force) => force.id !== id);
  return { forces: rest, current: current === id ? (rest.at(-1)?.id ?? '') : current };
}

/** The saved force that equals one from an address, or a new one with the given id. */
export function forceFromAddress({ forces }: SavedForces, given: Omit<SavedForce, 'id'>, id: string): SavedForce {
  const units = formatForce(parseForce(given.units));
  return forces.find((force) => force.units === units && force.name === given.name) ?? { ...given, units, id };
}

/** A time-based id: `crypto.randomUUID` is missing without TLS, as when a phone opens a laptop's address. */
export const newForceId = (): string => Date.now().toString(36);

/** The rule set of a unit. @example systemOf('alpha-strike/atlas-as7-d') // 'alpha-strike' */
export const systemOf = (unit: string): string => unit.split('/')[0] ?? '';

/** Returns whether a unit fits a force: points of different rule sets do not add up. */
const fits = ({ units }: SavedForce, unit: string): boolean => parseForce(units).every(({ id }) => systemOf(id) === systemOf(unit));

/** Adds a unit to the current force, else to the newest force of its rule set, else to a new one. */
export function addToForces(saved: SavedForces, unit: string, newId: string): SavedForces {
  const known = [currentForce(saved), ...saved.forces.toReversed()].find((force) => force !== undefined && fits(force, unit));
  const force = known ?? { id: newId, name: '', units: '', limit: null };
  return withForce(saved, { ...force, units: formatForce(addUnit(parseForce(force.units), unit)) });
}

/** Key of `localStorage`. */
const KEY = 'forces';

export function loadForces(): SavedForces {
  try {
    return parseForces(localStorage.getItem(KEY));
  } catch {
    return EMPTY;
  }
}

/** Returns false if the browser refuses to store them. */
export function saveForces(saved: SavedForces): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
    return true;
  } catch {
    return false;
  }
}
