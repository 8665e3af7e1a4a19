import { expect, test } from 'vitest';
import type { Offer } from '../lookup.js';
import { CLOSED, next, type PickerEvent, type PickerState, type Step } from './machine.js';

const offer = (name: string): Offer => ({ id: name, name, line: '', owner: '' });
const [atlas, locust] = [offer('Atlas'), offer('Locust')];
const after = (...events: readonly PickerEvent[]): Step =>
  events.reduce<Step>(({ state }, event) => next(state, event), { state: CLOSED as PickerState });
const typed = (text: string): PickerEvent => ({ kind: 'typed', text });
const found = (text: string, ...offers: readonly Offer[]): PickerEvent => ({ kind: 'found', text, found: { offers } });
const enter: PickerEvent = { kind: 'enter' };

test('takes the first result, or the one that is active', () => {
  expect(after(typed('a'), found('a', atlas, locust), enter)).toEqual({ state: CLOSED, taken: atlas });
  expect(after(typed('a'), found('a', atlas, locust), { kind: 'moved', by: 1 }, enter).taken).toBe(locust);
  expect(after(typed('a'), found('a', atlas, locust), { kind: 'moved', by: -1 }, enter).taken).toBe(locust);
});

test('Enter before the results waits for them', () => {
  expect(after(typed('atl'), enter).taken).toBeUndefined();
  expect(after(typed('atl'), enter, found('atl', atlas))).toEqual({ state: CLOSED, taken: atlas });
});

test('typing on cancels a choice that waits, and drops earlier results', () => {
  const step = after(typed('atl'), enter, typed('loc'), found('atl', atlas));
  expect(step.taken).toBeUndefined();
  expect(step.state).toMatchObject({ kind: 'loading', text: 'loc', isTaking: false });
  expect(after(typed('atl'), enter, typed('loc'), found('loc', locust)).taken).toBeUndefined();
});

test.each(['notSaved', 'offline', undefined] as const)('tells why there are no results: %s', (missing) => {
  const step = after(typed('x'), enter, { kind: 'found', text: 'x', found: { offers: [], ...(missing && { missing }) } });
  expect(step).toEqual({ state: { kind: missing ?? 'nothing', text: 'x' } });
});

test('keeps earlier results in sight while it loads', () => {
  const { state } = after(typed('a'), found('a', atlas), typed('at'));
  expect(state).toMatchObject({ kind: 'loading', groups: [{ offers: [atlas] }] });
});

test('suggestions have no active offer until the user moves to one', () => {
  const suggested: PickerEvent = {
    kind: 'suggested',
    groups: [
      { title: 'Recent', offers: [atlas] },
      { title: 'Favorites', offers: [locust] },
    ],
  };
  expect(after(suggested, enter).taken).toBeUndefined();
  expect(after(suggested, { kind: 'moved', by: 1 }, enter).taken).toBe(atlas);
  expect(after(suggested, { kind: 'moved', by: -1 }, enter).taken).toBe(locust);
  expect(after({ kind: 'suggested', groups: [{ title: 'Recent', offers: [] }] }).state).toBe(CLOSED);
  expect(after(typed('atl'), suggested).state).toMatchObject({ kind: 'loading', text: 'atl' });
  expect(after(suggested, typed('loc')).state).toMatchObject({ kind: 'loading', groups: [] });
});
