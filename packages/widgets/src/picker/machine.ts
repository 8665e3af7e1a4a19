/** States of a picker as data: what was typed, what was found, and a choice that waits for the catalog. */
import type { Found, Offer } from '../lookup.js';

/** Offers under a heading; an empty title for search results. */
export interface OfferGroup {
  readonly title: string;
  readonly offers: readonly Offer[];
}

/**
 * - `closed`: no list
 * - `loading`: the catalog has not answered; with `isTaking`, its first result will be taken
 * - `offers`: results, or suggestions for an empty text
 * - `nothing`: the catalog has no entry of that name
 * - `notSaved`: no connection, and the entries are not saved on this device
 * - `offline`: the catalog does not answer
 */
export type PickerState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading'; readonly text: string; readonly groups: readonly OfferGroup[]; readonly isTaking: boolean }
  | { readonly kind: 'offers'; readonly text: string; readonly groups: readonly OfferGroup[]; readonly active: number }
  | { readonly kind: 'nothing' | 'notSaved' | 'offline'; readonly text: string };

export const CLOSED: PickerState = { kind: 'closed' };

export type PickerEvent =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'suggested'; readonly groups: readonly OfferGroup[] }
  | { readonly kind: 'found'; readonly text: string; readonly found: Found }
  | { readonly kind: 'moved'; readonly by: number }
  | { readonly kind: 'enter' }
  | { readonly kind: 'failed'; readonly why: 'notSaved' | 'offline' }
  | { readonly kind: 'closed' };

/** The next state, and the offer that is taken. */
export interface Step {
  readonly state: PickerState;
  readonly taken?: Offer | undefined;
}

export const offersIn = (groups: readonly OfferGroup[]): readonly Offer[] => groups.flatMap(({ offers }) => offers);

export function next(state: PickerState, event: PickerEvent): Step {
  switch (event.kind) {
    case 'closed':
      return { state: CLOSED };
    case 'failed':
      return { state: { kind: event.why, text: '' } };
    case 'suggested':
      return { state: suggested(state, event.groups) };
    case 'typed':
      // Results of the text so far stay until the next ones; suggestions have nothing to do with it.
      return {
        state: { kind: 'loading', text: event.text, groups: 'groups' in state && state.text !== '' ? state.groups : [], isTaking: false },
      };
    case 'found':
      return found(state, event.text, event.found);
    case 'moved':
      return { state: moved(state, event.by) };
    case 'enter':
      return entered(state);
  }
}

/** Suggestions that arrive after the user has typed are dropped. */
function suggested(state: PickerState, groups: readonly OfferGroup[]): PickerState {
  const filled = groups.filter(({ offers }) => offers.length > 0);
  return state.kind === 'closed' && filled.length > 0 ? { kind: 'offers', text: '', groups: filled, active: -1 } : state;
}

/** Results of an earlier text are dropped. */
function found(state: PickerState, text: string, { offers, missing }: Found): Step {
  if (state.kind !== 'loading' || state.text !== text) return { state };
  const [first] = offers;
  if (!first) return { state: { kind: missing ?? 'nothing', text } };
  if (state.isTaking) return { state: CLOSED, taken: first };
  return { state: { kind: 'offers', text, groups: [{ title: '', offers }], active: 0 } };
}

function moved(state: PickerState, by: number): PickerState {
  if (state.kind !== 'offers') return state;
  const count = offersIn(state.groups).length;
  const from = state.active < 0 && by < 0 ? 0 : state.active;
  return { ...state, active: (from + by + count) % count };
}

/** Enter takes the active offer, or the first result once it is there. */
function entered(state: PickerState): Step {
  if (state.kind === 'loading') return { state: { ...state, isTaking: true } };
  const offer = state.kind === 'offers' ? offersIn(state.groups)[state.active] : undefined;
  return offer ? { state: CLOSED, taken: offer } : { state };
}
