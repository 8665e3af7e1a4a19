/** One unit on the table: its name, the figures that matter, boxes to cross out, the scale, and what lasts. */
import { type CardField, type CardPart, shownFigures } from '@rangefinder/cards';
import type { CatalogUnit } from '../scripts/catalog-api.js';
import { typeOf, valueWords } from '../scripts/catalog-words.js';
import { make, say } from '../scripts/dom.js';
import { unitName, unitPage } from '../scripts/unit-words.js';
import { BATTLE } from '../texts/battle.js';
import { counted, type Fighter, type Tally, withCountOf } from './battle.js';
import type { BattleRules } from './rules.js';

/** What a strip is drawn for, and what it does when it is touched. */
export interface Drawing {
  readonly fighter: Fighter;
  readonly card: CatalogUnit | undefined;
  readonly rules: BattleRules | undefined;
  /** What can be done with it now, as a button. */
  readonly action: { readonly label: string; readonly run: () => void } | undefined;
  readonly isChosen: boolean;
  tick(change: Partial<Tally>): void;
  adjust(name: string, value: number): void;
}

/** `Catapult CPLT-K2 2` */
export const fighterName = ({ nth, id }: Fighter, card: CatalogUnit | undefined): string =>
  [card ? unitName(card) : (id.split('/').at(-1) ?? id), nth > 0 ? String(nth) : ''].filter(Boolean).join(' ');

const partsOf = <K extends CardPart['kind']>(card: CatalogUnit, kind: K): readonly Extract<CardPart, { kind: K }>[] =>
  typeOf(card).parts.filter((part): part is Extract<CardPart, { kind: K }> => part.kind === kind);

/** A row that is set like a slider: by a tap on a box, or with the arrows. */
interface Row {
  readonly label: string;
  readonly texts: readonly string[];
  /** How many are crossed out now, and with what waits for the end of the turn. */
  readonly now: number;
  readonly next: number;
  readonly kind: string;
  set(count: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

function boxRow({ label, texts, now, next, kind, set }: Row): HTMLElement {
  const most = texts.length;
  const bounded = (count: number): number => Math.min(Math.max(count, 0), most);
  const boxes = texts.map((text, at) =>
    make(
      'i',
      { class: at < Math.min(now, next) ? 'gone' : at < next ? 'waiting' : at < now ? 'returning' : '', 'data-box': String(at + 1) },
      text,
    ),
  );
  const waits = now === next ? '' : `, ${say(BATTLE.waiting)} ${kind === 'scale' ? next : most - next}`;
  const row = make(
    'div',
    {
      class: `tick-boxes tick-${kind}`,
      role: 'slider',
      tabindex: '0',
      'aria-label': label,
      'aria-valuemin': '0',
      'aria-valuemax': String(most),
      'aria-valuenow': String(kind === 'scale' ? next : most - next),
      'aria-valuetext': kind === 'scale' ? `${now}${waits}` : `${most - now} / ${most} ${say(BATTLE.left)}${waits}`,
    },
    ...boxes,
  );
  row.addEventListener('click', ({ target }) => {
    const box = Number(target instanceof HTMLElement ? target.dataset.box : Number.NaN);
    if (box) set(box === next ? box - 1 : box);
  });
  row.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // On a row of boxes the right arrow gives one back, as the value that is said rises.
    set(bounded(next + (kind === 'scale' ? step : -step)));
  });
  return row;
}

const labelled = (label: string, figure: string, row: HTMLElement): HTMLElement =>
  make('div', { class: 'tick-row' }, make('span', { class: 'tick-label', 'aria-hidden': 'true' }, label, ' ', make('b', {}, figure)), row);

function boxesOf({ name, short, label }: CardField, drawing: Drawing, nth: number): HTMLElement | null {
  const { fighter, card, tick } = drawing;
  const most = Number(card?.stats?.[name]) || 0;
  if (most === 0) return null;
  const [now, next] = [fighter.now.lost[name] ?? 0, fighter.next.lost[name] ?? 0];
  const row = boxRow({
    ...{ label: `${label}, ${fighterName(fighter, card)}`, now, next, kind: `boxes-${nth}` },
    texts: Array.from({ length: most }, () => ''),
    set: (count) => tick({ lost: { ...fighter.next.lost, [name]: count } }),
  });
  return labelled(short, String(Math.max(0, most - next)), row);
}

function scaleOf({ label, steps, unless }: Extract<CardPart, { kind: 'scale' }>, drawing: Drawing): HTMLElement | null {
  const { fighter, card, tick } = drawing;
  if (unless !== undefined && card?.stats?.[unless] === false) return null;
  const { now, next } = fighter;
  const row = boxRow({
    ...{ label: `${label}, ${fighterName(fighter, card)}`, now: now.level, next: next.level, kind: 'scale', texts: steps },
    set: (level) => tick({ level }),
  });
  return labelled(label, String(next.level), row);
}

/** A number between two buttons. */
function counter(
  label: string,
  value: number,
  limits: { readonly min: number; readonly max: number },
  set: (value: number) => void,
): HTMLElement {
  const button = (text: string, what: string, to: number): HTMLElement => {
    const made = make(
      'button',
      { type: 'button', class: 'bare', 'aria-label': `${what}: ${label}`, disabled: to < limits.min || to > limits.max },
      text,
    );
    made.addEventListener('click', () => set(to));
    return made;
  };
  return make(
    'div',
    { class: 'tick-counter' },
    make('span', {}, label),
    button('−', say(BATTLE.less), value - 1),
    make('b', {}, String(value)),
    button('+', say(BATTLE.more), value + 1),
  );
}

const MAX_OF_MARK = 9;

function marksOf(drawing: Drawing): HTMLElement {
  const { fighter, card, rules, tick, adjust } = drawing;
  const counts = new Map(counted(fighter.next.marks));
  const named = (rules?.marks ?? []).filter(({ name }) => counts.has(name));
  const said = named.map(({ name, label }) => say(label).toLowerCase() + ((counts.get(name) ?? 0) > 1 ? ` ×${counts.get(name)}` : ''));
  const rows = (rules?.marks ?? []).map(({ name, label }) =>
    counter(say(label), counts.get(name) ?? 0, { min: 0, max: MAX_OF_MARK }, (count) =>
      tick({ marks: withCountOf(fighter.next.marks, name, count) }),
    ),
  );
  const own = (rules?.adjustable ?? []).map(({ name, label, min, max }) =>
    counter(say(label), fighter.own[name] ?? (Number(card?.stats?.[name]) || 0), { min, max }, (value) => adjust(name, value)),
  );
  const out = make('button', { type: 'button', class: 'button', 'aria-pressed': String(fighter.next.out) }, say(BATTLE.out));
  out.addEventListener('click', () => tick({ out: !fighter.next.out }));
  const summary = make('summary', {}, say(BATTLE.marks), said.length > 0 ? make('b', {}, `: ${said.join(', ')}`) : null);
  return make('details', { class: 'tick-marks' }, summary, make('div', { class: 'tick-counters' }, ...own, ...rows), out);
}

/** The figures that matter in a fight, with what a battle has changed of them. */
function figuresLine({ fighter, card, rules }: Drawing): string {
  if (!card) return say(BATTLE.noCard);
  const words = valueWords(card);
  const fields = partsOf(card, 'figures').flatMap((part) => part.fields);
  const names = rules?.figures ?? fields.slice(0, 5).map(({ name }) => name);
  const own = (rules?.adjustable ?? []).map(({ name, label }) => `${say(label)} ${fighter.own[name] ?? card.stats?.[name] ?? '—'}`);
  const shown = names.flatMap((name) => fields.filter((field) => field.name === name)).flatMap((field) => textOf(field, card, words));
  return [...own, ...shown].join(' · ');
}

function textOf(field: CardField, { stats = {} }: CatalogUnit, words: ReturnType<typeof valueWords>): readonly string[] {
  const figures = shownFigures(field, stats[field.name], words);
  return figures.length > 1
    ? [`${field.short} ${figures.map(({ value }) => value).join('/')}`]
    : figures.map(({ short, value }) => `${short} ${value}`);
}

const isOut = (tally: Tally, { rules, card }: Drawing): boolean => tally.out || (card !== undefined && rules?.isOut(tally, card) === true);

/** Whether a unit is out of the game already, or will be at the end of the turn. */
export const stateOf = (drawing: Drawing): 'in' | 'going' | 'out' =>
  isOut(drawing.fighter.now, drawing) ? 'out' : isOut(drawing.fighter.next, drawing) ? 'going' : 'in';

function head(drawing: Drawing, state: 'in' | 'going' | 'out'): HTMLElement {
  const { fighter, card, action } = drawing;
  const name = fighterName(fighter, card);
  const button = action && make('button', { type: 'button', class: 'button', 'aria-label': `${action.label}: ${name}` }, action.label);
  button?.addEventListener('click', action?.run ?? (() => undefined));
  const fate = state === 'in' ? null : make('p', { class: 'fate' }, say(state === 'out' ? BATTLE.outNow : BATTLE.outSoon));
  return make(
    'header',
    {},
    make('div', {}, make('h3', {}, make('a', { href: unitPage(fighter.id) }, name)), make('p', {}, figuresLine(drawing)), fate),
    button ?? null,
  );
}

/** The strip of a unit. */
export function strip(drawing: Drawing): HTMLElement {
  const { fighter, card, isChosen } = drawing;
  const state = stateOf(drawing);
  const rows = card ? rowsOf(card, drawing) : [];
  const classes = ['fighter', `fighter-${state}`, isChosen ? 'fighter-chosen' : ''].filter(Boolean).join(' ');
  return make('article', { class: classes, 'data-fighter': fighter.key }, head(drawing, state), ...rows, marksOf(drawing));
}

function rowsOf(card: CatalogUnit, drawing: Drawing): readonly (HTMLElement | null)[] {
  const boxes = partsOf(card, 'boxes').map(({ field }, at) => boxesOf(field, drawing, at + 1));
  return [...boxes, ...partsOf(card, 'scale').map((part) => scaleOf(part, drawing))];
}
