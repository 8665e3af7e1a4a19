/** Dice of a text such as `4D12` or `D6+2`, drawn by their shapes. */
import { h } from './h.js';
import { svg } from './svg.js';

const DICE = /^\s*(\d*)\s*[DdДд]\s*(\d+)\s*(?:\+\s*(\d+))?\s*$/;
/** More dice than these are counted, not drawn. */
const MAX_DRAWN = 8;

/** Outlines in a box of 24 by 24, by the faces of a die. */
const SHAPES: Readonly<Record<number, string>> = {
  6: 'M4 4h16v16H4z',
  12: 'M12 2l9.500 7-3.600 11.500H6.100L2.500 9z',
  20: 'M12 1.500l9 5.250v10.500l-9 5.250-9-5.250V6.750zM12 6.500l6 10H6z',
};

/** The dice that a text names; nothing where it names none. */
export function diceView(text: string): readonly HTMLElement[] {
  const [, count = '', faces = '', bonus] = DICE.exec(text) ?? [];
  const shape = SHAPES[Number(faces)];
  if (shape === undefined) return [];
  const many = Number(count || 1);
  const drawn = Array.from({ length: many > MAX_DRAWN ? 1 : many }, () => dieView(shape, faces));
  const times = many > MAX_DRAWN ? `× ${many}` : '';
  return [h('div', { class: 'dice' }, ...drawn, times, bonus !== undefined && `+ ${bonus}`)];
}

const dieView = (shape: string, faces: string): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24' }, svg('path', { d: shape }), svg('text', { x: 12, y: 15.5 }, faces));
