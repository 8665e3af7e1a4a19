/** A hand of cards: those that it has, taken back with a tap, and the deck below, a suit at a time. */
import type { Language } from '../description.js';
import { type CardField, cardOf, cardsOfSuit, type Deck, type DrawnCard, withCard } from '../model/cards.js';
import type { ListControl } from '../model/form.js';
import { withoutRow } from '../model/lists.js';
import type { FaceUp } from '../model/single.js';
import { type FormEvents, placeOf, problemView } from './control-view.js';
import { type Child, h } from './h.js';
import { svg } from './svg.js';

/** A list of cards as a hand; nothing for other lists. */
export function handView(control: ListControl, events: FormEvents, unfolded: ReadonlySet<string>): readonly HTMLElement[] | undefined {
  const { item } = control.field;
  if (item.kind !== 'text' || !item.deck) return undefined;
  const hand: Hand = { control, field: item, deck: item.deck, events, language: events.language };
  const held = control.items.map((one) => (one.kind === 'text' && one.value !== '' ? cardOf(item, one.value, hand.language) : undefined));
  const isHeld = (card: DrawnCard): boolean => held.some((one) => one?.id === card.id);
  return [
    h('div', { class: 'hand' }, ...held.map((card, at) => placeView(hand, card, at))),
    h('div', { class: 'suits' }, ...item.deck.suits.map((_, suit) => suitView(hand, suit, isHeld, unfolded))),
  ];
}

/** A hand, and what is done with it. */
interface Hand {
  readonly control: ListControl;
  readonly field: CardField;
  readonly deck: Deck;
  readonly events: FormEvents;
  readonly language: Language;
}

const emblem = ({ suits }: Deck, suit: number | undefined): Child => {
  const drawing = suit === undefined ? undefined : suits[suit]?.drawing;
  return drawing && svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: drawing }));
};

const nameOf = ({ deck, language }: Hand, { rank, suit }: DrawnCard): string =>
  suit === undefined ? rank : `${rank}, ${deck.suits[suit]?.name[language] ?? ''}`;

/** A place of the hand: its card, or where one goes. */
function placeView(hand: Hand, card: DrawnCard | undefined, at: number): HTMLElement {
  const { control, deck, events } = hand;
  const path = [...control.path, at];
  const takeBack = () => events.reshape(control.path, control.field, (value) => withoutRow(control.field, value, at));
  const view = card
    ? h(
        'button',
        {
          type: 'button',
          class: `playing-card suit-${card.suit}`,
          part: 'button',
          'data-place': placeOf(path),
          'aria-label': `${events.say('remove')}: ${nameOf(hand, card)}`,
          onclick: takeBack,
        },
        card.rank,
        emblem(deck, card.suit),
      )
    : h('div', { class: 'playing-card slot', 'data-place': placeOf(path) }, String(at + 1));
  return h('div', {}, view, problemView(path));
}

/** Cards that lie open: read by rank and suit. */
export const faceUpView = (cards: readonly FaceUp[]): HTMLElement =>
  h(
    'ul',
    { class: 'face-up' },
    ...cards.map(({ rank, suit, suitName, emblem: path }) =>
      h(
        'li',
        { class: `playing-card suit-${suit}`, title: suitName || undefined },
        rank,
        suitName !== '' && h('span', { class: 'unseen' }, ` ${suitName}`),
        path && svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, svg('path', { d: path })),
      ),
    ),
  );

/** A suit of the deck, open where its cards are dealt from. */
function suitView(hand: Hand, suit: number, isHeld: (card: DrawnCard) => boolean, unfolded: ReadonlySet<string>): HTMLElement {
  const { control, field, deck, language } = hand;
  const place = placeOf(control.path);
  const fold = `${place} suit ${suit}`;
  const ranks = cardsOfSuit(field, suit, language).map((card) => rankView(hand, card, isHeld(card)));
  return h(
    'details',
    { class: `suit suit-${suit}`, name: `${place} suit`, 'data-fold': fold, open: unfolded.has(fold) },
    h('summary', {}, emblem(deck, suit), h('span', {}, deck.suits[suit]?.name[language] ?? '')),
    h('div', { class: 'ranks' }, ...ranks),
  );
}

function rankView(hand: Hand, card: DrawnCard, isHeld: boolean): HTMLElement {
  const { control, events } = hand;
  const deal = () => events.reshape(control.path, control.field, (value) => withCard(control.field, value, card.id));
  return h(
    'button',
    {
      type: 'button',
      part: 'button',
      'data-place': `${placeOf(control.path)} deal ${card.id}`,
      'aria-label': nameOf(hand, card),
      'aria-disabled': isHeld ? 'true' : undefined,
      onclick: () => !isHeld && deal(),
    },
    card.rank,
  );
}
