/** The battle of this device: kept with its cards, so that it needs no connection, and with what it was before each change. */
import type { CatalogUnit } from '../scripts/catalog-api.js';
import type { Battle } from './battle.js';
import { readBattle } from './sharing.js';

/** Cards by id. */
export type Cards = Readonly<Record<string, CatalogUnit>>;

export interface Kept {
  /** Undefined before the first one. */
  readonly battle: Battle | undefined;
  /** How it was before, the latest last. */
  readonly past: readonly Battle[];
  readonly cards: Cards;
}

const MAX_PAST = 60;
const KEY = 'battle';
const NOTHING: Kept = { battle: undefined, past: [], cards: {} };

/** The battle after a change, which can be undone. */
export const changedTo = ({ battle: before, past, cards }: Kept, battle: Battle): Kept => ({
  battle,
  past: before ? [...past, before].slice(-MAX_PAST) : past,
  cards,
});

/** As it was before the last change. */
export const undone = (kept: Kept): Kept => {
  const before = kept.past.at(-1);
  return before ? { ...kept, battle: before, past: kept.past.slice(0, -1) } : kept;
};

export const withCards = (kept: Kept, cards: readonly CatalogUnit[]): Kept => ({
  ...kept,
  cards: { ...kept.cards, ...Object.fromEntries(cards.map((card) => [card.id, card])) },
});

/** Only the cards that the battle or its past still names. */
function inUse({ battle, past, cards }: Kept): Cards {
  const used = new Set([...past, ...(battle ? [battle] : [])].flatMap(({ fighters }) => fighters.map(({ id }) => id)));
  return Object.fromEntries(Object.entries(cards).filter(([id]) => used.has(id)));
}

/** What was kept; what cannot be read is left out. */
export function readKept(text: string | null): Kept {
  try {
    const { battle, past, cards } = JSON.parse(text ?? '') as Record<string, unknown>;
    const before = Array.isArray(past) ? past.map(readBattle).filter((one) => one !== undefined) : [];
    const known = typeof cards === 'object' && cards !== null ? (cards as Cards) : {};
    return { battle: readBattle(battle), past: before.slice(-MAX_PAST), cards: known };
  } catch {
    return NOTHING;
  }
}

export const writeKept = (kept: Kept): string => JSON.stringify({ ...kept, cards: inUse(kept) });

export function loadKept(): Kept {
  try {
    return readKept(localStorage.getItem(KEY));
  } catch {
    return NOTHING;
  }
}

/** False where the browser keeps nothing. */
export function saveKept(kept: Kept): boolean {
  try {
    localStorage.setItem(KEY, writeKept(kept));
    return true;
  } catch {
    return false;
  }
}
