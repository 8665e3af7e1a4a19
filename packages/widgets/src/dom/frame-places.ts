/** The places of a frame: nodes that live as long as the element. */
import { h } from './h.js';

/** The places of a frame. */
export const places = () => ({
  card: h('div', { class: 'card', part: 'card' }),
  form: h('form', { part: 'form', novalidate: true }),
  peek: h('div', { class: 'peek', 'aria-hidden': 'true', hidden: true }, h('div')),
  tools: h('div', { class: 'tools', part: 'tools' }),
  live: h('div', { class: 'live', 'aria-live': 'polite', 'aria-atomic': 'true' }),
  alert: h('div', { role: 'alert' }),
  copy: h('button', { type: 'button', class: 'copy', part: 'button copy', hidden: true }),
  rest: h('div', { class: 'answer' }),
  changes: h('details', { 'data-fold': 'changes', hidden: true }),
  answer: h('section', { class: 'answer', part: 'answer' }),
  footer: h('footer', { part: 'footer' }),
});
export type Places = ReturnType<typeof places>;
