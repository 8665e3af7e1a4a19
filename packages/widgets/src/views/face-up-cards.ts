/** Cards that lie open. */
import { html, nothing, type TemplateResult } from 'lit';
import type { FaceUp } from '../model/single.js';
import { emblemView } from './labels.js';

/** Cards that lie open, read by rank and suit. */
export const faceUpCards = (cards: readonly FaceUp[]): TemplateResult =>
  html`<ul class="face-up">${cards.map(
    ({ rank, suit, suitName, emblem }) =>
      html`<li class="playing-card suit-${suit}" title=${suitName || nothing}>${rank}${suitName === '' ? nothing : html`<span class="unseen"> ${suitName}</span>`}${emblemView(emblem)}</li>`,
  )}</ul>`;
