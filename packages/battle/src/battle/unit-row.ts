/** The row of one unit on the table: name, figures, boxes to cross out, scale and marks. */
import { type CardEntry, type CardField, type CardPart, shownFigures, typeOf, type ValueWords, valueWords } from '@rangefinder/cards';
import { cardContext, silhouetteOf, unitName, unitPage } from '../catalog/page-cards.js';
import { make, say } from '../dom.js';
import { BATTLE } from '../texts/battle.js';
import { membersOf, statesOf, switchesFor, switchesOf, toggle } from './controls.js';
import type { RowAction, UnitRow } from './row.js';
import { countMarks, type Fighter, withMarkCount } from './state.js';
import { stateAnswer } from './state-answer.js';
import { counter, labelled, tickRow } from './tick-row.js';
import { stateOf, type UnitState } from './unit-state.js';

/** `Catapult CPLT-K2 2` */
export const fighterName = ({ nth, id }: Fighter, card: CardEntry | undefined): string =>
  [card ? unitName(card) : (id.split('/').at(-1) ?? id), nth > 0 ? String(nth) : ''].filter(Boolean).join(' ');

/** The label of a figure on phones. */
const abbreviated = ({ rules }: UnitRow, name: string): string | undefined => {
  const text = rules?.abbreviations?.[name];
  return text && say(text);
};

/** A text, and another one in its place on phones. */
const byWidth = (wide: string, narrow = wide): readonly (HTMLElement | string)[] =>
  wide === narrow ? [wide] : [make('span', { class: 'in-wide' }, wide), make('span', { class: 'in-narrow' }, narrow)];

const partsOf = <K extends CardPart['kind']>(card: CardEntry, kind: K): readonly Extract<CardPart, { kind: K }>[] =>
  typeOf(card, cardContext()).parts.filter((part): part is Extract<CardPart, { kind: K }> => part.kind === kind);

function boxesOf({ name, short, label }: CardField, row: UnitRow, nth: number): HTMLElement | null {
  const { fighter, card, tick } = row;
  const max = Number(card?.stats?.[name]) || 0;
  if (max === 0) return null;
  const [now, next] = [fighter.now.lost[name] ?? 0, fighter.next.lost[name] ?? 0];
  const boxes = tickRow({
    ...{ label: `${label}, ${fighterName(fighter, card)}`, now, next, kind: `boxes-${nth}` },
    texts: Array.from({ length: max }, () => ''),
    set: (count) => tick({ lost: { ...fighter.next.lost, [name]: count } }),
  });
  return labelled(byWidth(short, abbreviated(row, name)), String(Math.max(0, max - next)), boxes);
}

function scaleOf({ label, steps, unless }: Extract<CardPart, { kind: 'scale' }>, row: UnitRow): HTMLElement | null {
  const { fighter, card, tick } = row;
  if (unless !== undefined && card?.stats?.[unless] === false) return null;
  const { now, next } = fighter;
  const boxes = tickRow({
    ...{ label: `${label}, ${fighterName(fighter, card)}`, now: now.level, next: next.level, kind: 'scale', texts: steps },
    set: (level) => tick({ level }),
  });
  return labelled([label], String(next.level), boxes);
}

const MAX_MARK_COUNT = 9;

const hasMarks = (row: UnitRow): boolean =>
  (row.rules?.marks ?? row.rules?.adjustable ?? []).length > 0 || switchesFor(row, true).length > 0;

const outToggle = ({ fighter, tick }: UnitRow, unit: string): HTMLElement =>
  toggle(say(BATTLE.out), `${say(BATTLE.out)}: ${unit}`, fighter.next.out, (out) => tick({ out }));

/** Marks that are seldom needed, folded. */
function marksOf(row: UnitRow, unit: string): HTMLElement {
  const { fighter, card, rules, tick, adjust } = row;
  const counts = new Map(countMarks(fighter.next.marks));
  const named = [...(rules?.marks ?? []), ...switchesFor(row, true)].filter(({ name }) => counts.has(name));
  const texts = named.map(({ name, label }) => say(label).toLowerCase() + ((counts.get(name) ?? 0) > 1 ? ` ×${counts.get(name)}` : ''));
  const rows = (rules?.marks ?? []).map(({ name, label }) =>
    counter(say(label), counts.get(name) ?? 0, { min: 0, max: MAX_MARK_COUNT }, (count) =>
      tick({ marks: withMarkCount(fighter.next.marks, name, count) }),
    ),
  );
  const own = (rules?.adjustable ?? []).map(({ name, label, min, max }) =>
    counter(say(label), fighter.own[name] ?? (Number(card?.stats?.[name]) || 0), { min, max }, (value) => adjust(name, value)),
  );
  const summary = make(
    'summary',
    {},
    ...byWidth(say(rules?.marksTitle ?? BATTLE.marks), say(BATTLE.marks)),
    texts.length > 0 ? make('b', {}, `: ${texts.join(', ')}`) : null,
  );
  const buttons = make('p', { class: 'fighter-switches' }, ...switchesOf(row, unit, true), outToggle(row, unit));
  return make('details', { class: 'tick-marks' }, summary, make('div', { class: 'tick-counters' }, ...own, ...rows), buttons);
}

/** The main figures, with the overrides of this battle. */
function figuresLine(row: UnitRow, labelOf: (field: CardField) => string): string {
  const { fighter, card, rules } = row;
  if (!card) return say(BATTLE.noCard);
  const words = valueWords(card, cardContext());
  const fields = partsOf(card, 'figures').flatMap((part) => part.fields);
  const names = rules?.figures ?? fields.slice(0, 5).map(({ name }) => name);
  const own = (rules?.adjustable ?? []).map(({ name, label }) => `${say(label)} ${fighter.own[name] ?? card.stats?.[name] ?? '—'}`);
  const shown = names
    .flatMap((name) => fields.filter((field) => field.name === name))
    .flatMap((field) => textOf({ ...field, short: labelOf(field) }, card, words));
  return [...own, ...shown].join(' · ');
}

function textOf(field: CardField, { stats = {} }: CardEntry, words: ValueWords): readonly string[] {
  const figures = shownFigures(field, stats[field.name], words);
  return figures.length > 1
    ? [labelledText(field.short, figures.map(({ value }) => value).join('/'))]
    : figures.map(({ short, value }) => labelledText(short, value));
}

const labelledText = (label: string, value: string): string => [label, value].filter(Boolean).join(' ');

export function actionButton({ label, isPressed, isMain, run }: RowAction, unit: string): HTMLElement {
  const pressed = isPressed === undefined ? undefined : String(isPressed);
  const classes = isMain ? 'button button-main' : 'button';
  const button = make('button', { type: 'button', class: classes, 'aria-label': `${label}: ${unit}`, 'aria-pressed': pressed }, label);
  button.addEventListener('click', run);
  return button;
}

function head(row: UnitRow, state: UnitState): HTMLElement {
  const { fighter, card, actions } = row;
  const name = fighterName(fighter, card);
  const gone = row.rules?.damage ? BATTLE.outNow : BATTLE.outOfGame;
  const fate = state === 'in' ? null : make('p', { class: 'fate' }, say(state === 'out' ? gone : BATTLE.outSoon));
  return make(
    'header',
    {},
    make(
      'div',
      {},
      make('h3', {}, card ? silhouetteOf(card) : null, row.rules?.ownUnits ? name : make('a', { href: unitPage(fighter.id) }, name)),
      make(
        'p',
        {},
        ...byWidth(
          figuresLine(row, ({ short }) => short),
          figuresLine(row, (field) => abbreviated(row, field.name) ?? field.short),
        ),
      ),
      fate,
    ),
    actions.length > 0 ? make('div', { class: 'fighter-actions' }, ...actions.map((action) => actionButton(action, name))) : null,
  );
}

export function unitRow(row: UnitRow): HTMLElement {
  const { fighter, card, isChosen } = row;
  const state = stateOf(row);
  const sliders = card ? slidersOf(card, row) : [];
  const name = fighterName(fighter, card);
  const classes = [
    ...[
      'fighter',
      `fighter-${state}`,
      isChosen ? 'fighter-chosen' : '',
      row.actions.some(({ isPressed }) => isPressed) ? 'fighter-acted' : '',
    ].filter(Boolean),
  ].join(' ');
  return make(
    'article',
    { class: classes, 'data-fighter': fighter.key, tabindex: -1 },
    head(row, state),
    ...sliders,
    ...membersOf(row, name),
    statesOf(row, name),
    make('p', { class: 'fighter-switches' }, ...switchesOf(row, name, false), hasMarks(row) ? null : outToggle(row, name)),
    state === 'out' ? null : stateAnswer(row),
    hasMarks(row) ? marksOf(row, name) : null,
  );
}

function slidersOf(card: CardEntry, row: UnitRow): readonly (HTMLElement | null)[] {
  const printed = partsOf(card, 'boxes').map(({ field }) => field);
  const figures = partsOf(card, 'figures').flatMap(({ fields }) => fields);
  const more = figures.filter(({ name }) => row.rules?.boxes?.includes(name));
  const boxes = [...printed, ...more].map((field, at) => boxesOf(field, row, at + 1));
  return [...boxes, ...partsOf(card, 'scale').map((part) => scaleOf(part, row))];
}
