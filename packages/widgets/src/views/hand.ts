/** A hand of cards: a tap takes a card back. Below it the deck, a suit at a time. */
import { html, nothing, type TemplateResult } from 'lit';
import { type CardField, cardOf, cardsOfSuit, type Deck, type DrawnCard, withCard } from '../model/cards.js';
import type { ListControl } from '../model/controls.js';
import { withoutRow } from '../model/lists.js';
import type { FormContext } from './form-context.js';
import { emblemView, placeOf, problemLine } from './labels.js';

interface Hand {
  readonly control: ListControl;
  readonly field: CardField;
  readonly deck: Deck;
  readonly form: FormContext;
}

/** A list of cards as a hand; `undefined` for other lists. */
export function handView(control: ListControl, form: FormContext): TemplateResult | undefined {
  const { item } = control.field;
  if (item.kind !== 'text' || !item.deck) return undefined;
  const hand: Hand = { control, field: item, deck: item.deck, form };
  const held = control.items.map((one) => (one.kind === 'text' && one.value !== '' ? cardOf(item, one.value, form.language) : undefined));
  const isHeld = (card: DrawnCard): boolean => held.some((one) => one?.id === card.id);
  return html`<div class="hand">${held.map((card, at) => slotView(hand, card, at))}</div>
    <div class="suits">${item.deck.suits.map((_, suit) => suitView(hand, suit, isHeld))}</div>`;
}

const nameOf = ({ deck, form }: Hand, { rank, suit }: DrawnCard): string =>
  suit === undefined ? rank : `${rank}, ${deck.suits[suit]?.name[form.language] ?? ''}`;

/** A place of the hand: its card, or an empty slot. */
function slotView(hand: Hand, card: DrawnCard | undefined, at: number): TemplateResult {
  const { control, deck, form } = hand;
  const path = [...control.path, at];
  const takeBack = () => form.on.reshape(control.path, control.field, (value) => withoutRow(control.field, value, at));
  const view = card
    ? html`<button type="button" class="playing-card suit-${card.suit}" part="button" data-place=${placeOf(path)}
        aria-label="${form.say('remove')}: ${nameOf(hand, card)}" @click=${takeBack}>${card.rank}${emblemView(deck.suits[card.suit ?? -1]?.drawing)}</button>`
    : html`<div class="playing-card slot" data-place=${placeOf(path)}>${at + 1}</div>`;
  return html`<div>${view}${problemLine(path, form)}</div>`;
}

/** A suit of the deck; its cards are dealt from it once it is open. */
function suitView(hand: Hand, suit: number, isHeld: (card: DrawnCard) => boolean): TemplateResult {
  const { control, field, deck, form } = hand;
  const { name, drawing } = deck.suits[suit] ?? {};
  const ranks = cardsOfSuit(field, suit, form.language).map((card) => rankView(hand, card, isHeld(card)));
  return html`<details class="suit suit-${suit}" name="${placeOf(control.path)} suit">
    <summary>${emblemView(drawing)}<span>${name?.[form.language]}</span></summary>
    <div class="ranks">${ranks}</div>
  </details>`;
}

function rankView(hand: Hand, card: DrawnCard, isHeld: boolean): TemplateResult {
  const { control, form } = hand;
  const deal = () => form.on.reshape(control.path, control.field, (value) => withCard(control.field, value, card.id));
  return html`<button type="button" part="button" data-place="${placeOf(control.path)} deal ${card.id}" aria-label=${nameOf(hand, card)}
    aria-disabled=${isHeld ? 'true' : nothing} @click=${() => !isHeld && deal()}>${card.rank}</button>`;
}
