/** Dice of a text such as `4D12` or `D6+2`, drawn by their shapes. */
import { html, nothing, type TemplateResult } from 'lit';

const DICE = /^\s*(\d*)\s*[DdДд]\s*(\d+)\s*(?:\+\s*(\d+))?\s*$/;
/** More dice are drawn as one and a count. */
const MAX_DRAWN = 8;

/** Outlines in a box of 24 by 24, by the faces of a die. */
const SHAPES: Readonly<Record<number, string>> = {
  6: 'M4 4h16v16H4z',
  12: 'M12 2l9.500 7-3.600 11.500H6.100L2.500 9z',
  20: 'M12 1.500l9 5.250v10.500l-9 5.250-9-5.250V6.750zM12 6.500l6 10H6z',
};

/** The dice that a text names; nothing for any other text. */
export function diceView(text: string): TemplateResult | typeof nothing {
  const [, count = '', faces = '', bonus] = DICE.exec(text) ?? [];
  const shape = SHAPES[Number(faces)];
  if (shape === undefined) return nothing;
  const many = Number(count || 1);
  const drawn = Array.from({ length: many > MAX_DRAWN ? 1 : many }, () => dieView(shape, faces));
  return html`<div class="dice">${drawn}${many > MAX_DRAWN ? `× ${many}` : ''}${bonus === undefined ? '' : `+ ${bonus}`}</div>`;
}

const dieView = (shape: string, faces: string): TemplateResult =>
  html`<svg viewBox="0 0 24 24"><path d=${shape}></path><text x="12" y="15.5">${faces}</text></svg>`;
