/** The battle saved on this device: with its cards, so that it works offline, and with its undo history. */
import type { CardEntry } from '@rangefinder/cards';
import { readBattle } from './share-format.js';
import type { Battle } from './state.js';

export type CardsById = Readonly<Record<string, CardEntry>>;

/** The field names are part of the stored JSON. */
export interface SavedBattle {
  /** Undefined before the first battle. */
  readonly battle: Battle | undefined;
  /** Earlier states for undo, oldest first. */
  readonly past: readonly Battle[];
  readonly cards: CardsById;
}

const MAX_UNDO_STEPS = 60;
/** Key of `localStorage`. */
const KEY = 'battle';
export const NO_BATTLE: SavedBattle = { battle: undefined, past: [], cards: {} };

/** Replaces the battle and adds the previous state to the undo history. */
export const withBattle = ({ battle: before, past, cards }: SavedBattle, battle: Battle): SavedBattle => ({
  battle,
  past: before ? [...past, before].slice(-MAX_UNDO_STEPS) : past,
  cards,
});

export const undo = (saved: SavedBattle): SavedBattle => {
  const before = saved.past.at(-1);
  return before ? { ...saved, battle: before, past: saved.past.slice(0, -1) } : saved;
};

export const withCards = (saved: SavedBattle, cards: readonly CardEntry[]): SavedBattle => ({
  ...saved,
  cards: { ...saved.cards, ...Object.fromEntries(cards.map((card) => [card.id, card])) },
});

/** Cards of the units in these battles. */
export function cardsOf(battles: readonly Battle[], cards: CardsById): CardsById {
  const used = new Set(battles.flatMap(({ fighters }) => fighters.map(({ id }) => id)));
  return Object.fromEntries(Object.entries(cards).filter(([id]) => used.has(id)));
}

/** Parses a saved battle; drops invalid parts. */
export function parseSaved(text: string | null): SavedBattle {
  try {
    const { battle, past, cards } = JSON.parse(text ?? '') as Record<string, unknown>;
    const before = Array.isArray(past) ? past.map(readBattle).filter((one) => one !== undefined) : [];
    const known = typeof cards === 'object' && cards !== null ? (cards as CardsById) : {};
    return { battle: readBattle(battle), past: before.slice(-MAX_UNDO_STEPS), cards: known };
  } catch {
    return NO_BATTLE;
  }
}

export const stringifySaved = (saved: SavedBattle): string =>
  JSON.stringify({ ...saved, cards: cardsOf([...saved.past, ...(saved.battle ? [saved.battle] : [])], saved.cards) });

export function loadBattle(): SavedBattle {
  try {
    return parseSaved(localStorage.getItem(KEY));
  } catch {
    return NO_BATTLE;
  }
}

/** Returns false if the browser refuses to store it. */
export function saveBattle(saved: SavedBattle): boolean {
  try {
    localStorage.setItem(KEY, stringifySaved(saved));
    return true;
  } catch {
    return false;
  }
}
