/** The panel that proposes units for the points left, within an era and a faction, and compares the force with another one. */
import type { CardEntry } from '@rangefinder/cards';
import { number } from '@rangefinder/rules';
import { fetchAll, fetchEntry, fetchUnits } from '../catalog/api.js';
import { costUnit, figureText, silhouetteOf, unitName, unitPage } from '../catalog/page-cards.js';
import { language, make, need, say } from '../dom.js';
import { DEFAULT_FORCE_SYSTEM, forceRulesOf } from '../systems/index.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { FORCE } from '../texts/forces.js';
import { type Candidate, type CandidatesByRole, type Pick, propose, rolesFor, swap } from './budget.js';
import { type ForceEntry, parseForce } from './force.js';
import { forceName } from './force-name.js';
import type { ForceFigure, ForceRules } from './rules.js';
import { loadForces, systemOf } from './saved-forces.js';

const MAX_UNITS = 12;
/** Fetched on each side of the share of a unit. */
const CANDIDATES_EACH = 60;

interface BudgetActions {
  /** Units of the open force with their cards, as far as they are loaded. */
  units(): readonly CardEntry[];
  entries(): readonly ForceEntry[];
  limit(): number | null;
  /** Adds units to the open force. */
  take(units: readonly CardEntry[]): void;
  report(message: string): void;
}

interface Option {
  readonly id: string;
  readonly name: string;
  readonly nameRu: string;
  readonly hasAvailability?: boolean;
}

const OPTION_FIELDS = [...['id', 'name', 'nameRu'].map((name) => `nodes.${name}`), 'pageInfo'];

/** Fills a list with the eras or factions of a rule set. */
async function fillList(select: HTMLSelectElement, list: 'eras' | 'factions', system: string): Promise<void> {
  const fields = list === 'eras' ? [...OPTION_FIELDS, 'nodes.hasAvailability'] : OPTION_FIELDS;
  const all = await fetchAll<Option>(list, { system }, language, fields).catch(() => []);
  const options = all.filter(({ hasAvailability }) => hasAvailability !== false).map((one) => ({ id: one.id, name: unitName(one) }));
  // Eras are in chronological order.
  const sorted = list === 'eras' ? options : options.toSorted((one, other) => one.name.localeCompare(other.name, language));
  select.replaceChildren(
    make('option', { value: '' }, say(FORCE.any)),
    ...sorted.map(({ id, name }) => make('option', { value: id }, name)),
  );
}

const costOf = (units: readonly CardEntry[]): number => units.reduce((sum, { cost }) => sum + (cost ?? 0), 0);

const figureOf = ({ isSum, of }: ForceFigure, units: readonly CardEntry[]): number => {
  const sum = units.reduce((all, unit) => all + of(unit), 0);
  return isSum ? sum : Math.round((sum / Math.max(units.length, 1)) * 10) / 10;
};

/** Both forces side by side, with the difference. */
function balanceTable(own: readonly CardEntry[], other: readonly CardEntry[], figures: readonly ForceFigure[]): HTMLElement {
  const rows: readonly (readonly [string, number, number])[] = [
    [say(FORCE.points), costOf(own), costOf(other)],
    [say(FORCE.units), own.length, other.length],
    ...figures.map((figure) => [say(figure.label), figureOf(figure, own), figureOf(figure, other)] as const),
  ];
  const signed = (value: number): string => `${value > 0 ? '+' : value < 0 ? '−' : ''}${number(Math.abs(value), language)}`;
  const cells = (one: number, two: number): readonly HTMLElement[] =>
    [number(one, language), number(two, language), signed(Math.round((one - two) * 10) / 10)].map((text) => make('td', {}, text));
  const heads = ['', say(FORCE.ours), say(FORCE.theirs), '±'].map((text) => make('th', { scope: 'col' }, text));
  return make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...heads)),
    make('tbody', {}, ...rows.map(([label, one, two]) => make('tr', {}, make('th', { scope: 'row' }, label), ...cells(one, two)))),
  );
}

/** Fetches units of each role whose cost is near the share, from below and from above. */
async function fetchCandidates(
  roles: readonly string[],
  conditions: string,
  { share, points }: { readonly share: number; readonly points: number },
): Promise<CandidatesByRole> {
  const fetchRole = async (role: string): Promise<readonly [string, readonly Candidate[]]> => {
    const queries = [`pv<=${share} sort:-pv`, ...(points > share ? [`pv>${share} pv<=${points} sort:pv`] : [])];
    const pages = await Promise.all(
      queries.map((cost) => fetchUnits({ query: `${conditions} role:"${role}" ${cost}`, first: CANDIDATES_EACH }, language)),
    );
    const units = pages.flatMap((page) => page.units);
    return [role, units.flatMap((unit) => (unit.cost ? [{ unit, role, cost: unit.cost }] : []))];
  };
  return new Map(await Promise.all([...new Set(roles)].map(fetchRole)));
}

/** Call `update` after each change of the force. */
export class BudgetPanel {
  readonly #root: HTMLDetailsElement;
  readonly #actions: BudgetActions;
  #system = '';
  #rules: ForceRules | undefined;
  #candidates: CandidatesByRole = new Map();
  #picks: readonly Pick[] = [];
  #round = 0;
  #other: readonly CardEntry[] = [];

  constructor(root: HTMLElement, actions: BudgetActions) {
    this.#root = need('[data-force-budget]', root);
    this.#actions = actions;
    this.#root.addEventListener('toggle', () => void (this.#root.open && this.#open()));
    this.#on('propose', () => void this.#propose(0));
    this.#on('others', () => void this.#propose(this.#round + 1));
    this.#on('all', () => this.#take(this.#picks));
    this.#field('against').addEventListener('change', () => void this.#loadOther());
  }

  #on(name: string, run: () => void): void {
    need(`[data-budget-${name}]`, this.#root).addEventListener('click', run);
  }

  #field<T extends HTMLInputElement | HTMLSelectElement = HTMLSelectElement>(name: string): T {
    return need<T>(`[data-budget-${name}]`, this.#root);
  }

  /** Shows the panel for rule sets with force rules, with what the force has now. */
  async update(): Promise<void> {
    const [first] = this.#actions.entries();
    const system = first ? systemOf(first.id) : DEFAULT_FORCE_SYSTEM;
    if (system !== this.#system) {
      this.#system = system;
      this.#rules = await forceRulesOf(system);
      this.#picks = [];
      this.#root.hidden = this.#rules === undefined;
      if (this.#root.open) await this.#open();
    }
    this.#draw();
  }

  async #open(): Promise<void> {
    const all = loadForces().forces;
    const forces = all.filter(({ units }) => parseForce(units).some(({ id }) => systemOf(id) === this.#system));
    this.#field('against').replaceChildren(
      make('option', { value: '' }, say(FORCE.nobody)),
      ...forces.map((force) => make('option', { value: force.id }, forceName(force, all))),
    );
    this.#other = [];
    this.#draw();
    await Promise.all([fillList(this.#field('era'), 'eras', this.#system), fillList(this.#field('faction'), 'factions', this.#system)]);
  }

  async #loadOther(): Promise<void> {
    const force = loadForces().forces.find(({ id }) => id === this.#field('against').value);
    const entries = parseForce(force?.units ?? '').filter(({ id }) => systemOf(id) === this.#system);
    const fetched = entries.map(async ({ id, count }) => Array<CardEntry>(count).fill(await fetchEntry('units', id, language)));
    const results = await Promise.allSettled(fetched);
    if (results.some(({ status }) => status === 'rejected')) this.#actions.report(say(CATALOG_TEXTS.away));
    this.#other = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    this.#draw();
  }

  get #left(): number {
    return (this.#actions.limit() ?? 0) - costOf(this.#actions.units());
  }

  /** How many units the points left usually pay for. */
  get #usualCount(): number {
    return Math.min(Math.max(Math.round(this.#left / (this.#rules?.usualPoints ?? 1)), 1), MAX_UNITS);
  }

  get #conditions(): string {
    const [era, faction] = [this.#field('era').value, this.#field('faction').value];
    return [`system:${this.#system}`, era && `era:${era}`, faction && `faction:${faction}`].filter(Boolean).join(' ');
  }

  async #propose(round: number): Promise<void> {
    const { report, limit, units } = this.#actions;
    if (!this.#rules) return;
    if (limit() === null) return report(say(FORCE.needsLimit));
    const points = this.#left;
    const count = Math.min(this.#field<HTMLInputElement>('count').valueAsNumber || this.#usualCount, MAX_UNITS);
    const roles = rolesFor(count, this.#rules.roles, units().map(this.#rules.roleOf));
    try {
      report(say(CATALOG_TEXTS.loading));
      this.#candidates = await fetchCandidates(roles, this.#conditions, { share: Math.max(Math.floor(points / count), 0), points });
      this.#round = round;
      this.#picks = propose(roles, this.#candidates, points, round);
      report(this.#picks.length === 0 ? say(FORCE.nothingFits) : '');
    } catch {
      report(say(CATALOG_TEXTS.away));
    }
    this.#draw();
  }

  #take(picks: readonly Pick[]): void {
    this.#picks = this.#picks.filter((one) => !picks.includes(one));
    this.#actions.take(picks.map(({ unit }) => unit));
  }

  #item(pick: Pick): HTMLElement {
    const { unit, cost, share } = pick;
    const name = unitName(unit);
    const why = `${figureText(unit, 'role')} · ${cost} ${costUnit(unit)} (${say(FORCE.evenShare)} ${share})`;
    const button = (text: string, run: () => void): HTMLElement => {
      const made = make('button', { type: 'button', class: 'button', 'aria-label': `${text}: ${name}` }, text);
      made.addEventListener('click', run);
      return made;
    };
    const change = button(say(FORCE.swap), () => {
      const at = this.#picks.indexOf(pick);
      this.#picks = swap(this.#picks, pick, this.#candidates, this.#left);
      this.#draw();
      this.#root.querySelectorAll<HTMLElement>('[data-budget-offers] li')[at]?.querySelector('button')?.focus();
    });
    const link = make('a', { href: unitPage(unit.id) }, name);
    return make(
      'li',
      {},
      silhouetteOf(unit),
      make('div', {}, link, make('small', {}, why)),
      change,
      button(say(FORCE.take), () => this.#take([pick])),
    );
  }

  #draw(): void {
    const { limit, units } = this.#actions;
    this.#field<HTMLInputElement>('count').placeholder = limit() === null ? '' : String(this.#usualCount);
    const items = this.#picks.map((pick) => this.#item(pick));
    need('[data-budget-offers]', this.#root).replaceChildren(...items);
    for (const part of this.#root.querySelectorAll<HTMLElement>('[data-budget-proposed]')) part.hidden = items.length === 0;
    const all = [...units(), ...this.#picks.map(({ unit }) => unit)];
    need('[data-budget-sum]', this.#root).textContent = `${say(FORCE.withProposed)} ${costOf(all)} / ${limit() ?? '—'}`;
    const table = this.#other.length > 0 && this.#rules ? [balanceTable(all, this.#other, this.#rules.figures)] : [];
    need('[data-budget-balance]', this.#root).replaceChildren(...table);
  }
}
