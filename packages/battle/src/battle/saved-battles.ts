/** Battles that were put aside, saved on this device with their cards. Pure, except for the last two functions. */

import { readBattle } from './share-format.js';
import type { Battle } from './state.js';
import { type CardsById, cardsOf, type SavedBattle } from './storage.js';

/** The field names are part of the stored JSON. */
export interface StoredBattle {
  readonly id: string;
  /** When it was put aside, in milliseconds since 1970. */
  readonly changed: number;
  readonly battle: Battle;
  readonly cards: CardsById;
}

const MAX_BATTLES = 20;

function storedBattle(value: unknown): readonly StoredBattle[] {
  const { id, changed, battle, cards } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const read = readBattle(battle);
  if (typeof id !== 'string' || typeof changed !== 'number' || !read) return [];
  return [{ id, changed, battle: read, cards: typeof cards === 'object' && cards !== null ? (cards as CardsById) : {} }];
}

/** Parses saved battles; drops invalid ones. */
export function parseBattles(text: string | null): readonly StoredBattle[] {
  try {
    const all: unknown = JSON.parse(text ?? '');
    return Array.isArray(all) ? all.flatMap(storedBattle).slice(0, MAX_BATTLES) : [];
  } catch {
    return [];
  }
}

/** Adds a battle at the front; drops the oldest beyond the limit. */
export const withStored = (all: readonly StoredBattle[], one: StoredBattle): readonly StoredBattle[] =>
  [one, ...withoutStored(all, one.id)].slice(0, MAX_BATTLES);

export const withoutStored = (all: readonly StoredBattle[], id: string): readonly StoredBattle[] => all.filter((one) => one.id !== id);

/** The open battle as one to put aside; undefined without one. Its undo history is left out. */
export function storedOf({ battle, cards }: SavedBattle, now: number): StoredBattle | undefined {
  return battle && { id: now.toString(36), changed: now, battle, cards: cardsOf([battle], cards) };
}

/** Key of `localStorage`. */
const KEY = 'battles';

export function loadBattles(): readonly StoredBattle[] {
  try {
    return parseBattles(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Returns false if the browser refuses to store them. */
export function saveBattles(all: readonly StoredBattle[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}
