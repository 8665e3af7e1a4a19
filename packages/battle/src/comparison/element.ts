/**
 * `<rangefinder-comparison>`: two to four units side by side with their duels. Works on the HTML that `comparisonHtml` has rendered into
 * it, in the light DOM, so that the styles of the page apply.
 */
import { type CardEntry, entryCardHtml, NOTHING } from '@rangefinder/cards';
import { fetchEntry } from '../catalog/api.js';
import { cardContext, unitName, unitPage } from '../catalog/page-cards.js';
import { cellOf, tableOf, type UnitColumn } from '../catalog/unit-columns.js';
import { startUnitPicker } from '../catalog/unit-picker.js';
import { language, make, need, say } from '../dom.js';
import { systemOf } from '../forces/saved-forces.js';
import { comparisonRulesOf } from '../systems/index.js';
import { CATALOG_TEXTS } from '../texts/catalog.js';
import { COMPARISON } from '../texts/comparison.js';
import { nameUnknownBesides } from '../unknown-parameters.js';
import { duels } from './duels.js';
import { MAX_COMPARED, parseIds } from './ids.js';

/** Opens the comparison of other units at its own address, so that “back” returns to this one. */
const compare = (ids: readonly string[]): void => location.assign(`?ids=${ids.join(',')}`);

function headCell(unit: CardEntry, ids: readonly string[]): HTMLElement {
  const remove = make('button', { type: 'button', class: 'bare', 'aria-label': `${say(CATALOG_TEXTS.remove)}: ${unitName(unit)}` }, '×');
  remove.addEventListener('click', () => compare(ids.filter((id) => id !== unit.id)));
  return make('th', { scope: 'col' }, make('a', { href: unitPage(unit.id) }, unitName(unit)), ' ', remove);
}

/** A row of figures with the highest number marked; none if all units lack the figure. */
function figureRow(column: UnitColumn, units: readonly CardEntry[]): readonly HTMLElement[] {
  const texts = units.map((unit) => cellOf(column, unit));
  if (texts.every((text) => text === NOTHING)) return [];
  const numbers = texts.map(Number);
  const highest = numbers.every(Number.isFinite) && new Set(numbers).size > 1 ? Math.max(...numbers) : Number.NaN;
  const cells = texts.map((text, at) => make('td', {}, numbers[at] === highest ? make('strong', {}, text) : text));
  return [make('tr', {}, make('th', { scope: 'row' }, column.label), ...cells)];
}

function figureTable(units: readonly CardEntry[], ids: readonly string[]): HTMLElement {
  const { columns = [], cost = '' } = tableOf(units[0]?.system) ?? {};
  const costs = units.map((unit) => make('td', {}, unit.cost === null ? '—' : String(unit.cost)));
  const costRow = make('tr', {}, make('th', { scope: 'row' }, cost), ...costs);
  const head = make('tr', {}, make('td', {}), ...units.map((unit) => headCell(unit, ids)));
  const rows = columns.flatMap((column) => figureRow(column, units));
  const table = make('table', {}, make('thead', {}, head), make('tbody', {}, costRow, ...rows));
  return make('div', { class: 'table', role: 'region', tabindex: '0', 'aria-label': say(CATALOG_TEXTS.compare) }, table);
}

const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

/** Duels of each unit with each other; none across rule sets or without comparison rules. */
async function duelSection(units: readonly CardEntry[]): Promise<readonly HTMLElement[]> {
  const [first] = units;
  const rules = first && units.every(({ system }) => system === first.system) ? await comparisonRulesOf(first.system) : undefined;
  if (!rules) return [];
  const duelists = units.map((unit) => ({ id: unit.id, name: unitName(unit) }));
  const items = (await duels(pairsOf(duelists), rules)).map(({ item }) => item);
  if (items.length === 0) return [];
  return [make('h2', {}, say(COMPARISON.duel)), make('p', {}, say(rules.about)), make('ul', { class: 'fights' }, ...items)];
}

function cardsOf(units: readonly CardEntry[]): HTMLElement {
  const cards = make('div', { class: 'force-cards' });
  cards.innerHTML = units.map((unit) => entryCardHtml(unit, cardContext())).join('');
  return cards;
}

export class ComparisonElement extends HTMLElement {
  readonly #ids = parseIds(new URLSearchParams(location.search).get('ids') ?? '');
  #isStarted = false;

  connectedCallback(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    nameUnknownBesides(['ids'], this);
    this.#startPicker();
    this.#content().then(this.#show, () => this.#show([make('p', { class: 'notice' }, say(CATALOG_TEXTS.away))]));
  }

  async #content(): Promise<readonly HTMLElement[]> {
    if (this.#ids.length === 0) {
      const table = make('a', { href: `/${language}/units/` }, say(CATALOG_TEXTS.noUnit));
      return [make('p', { class: 'notice' }, say(COMPARISON.how), ' ', table)];
    }
    const units = await Promise.all(this.#ids.map((id) => fetchEntry('units', id, language)));
    document.title = `${units.map(unitName).join(' · ')} | Rangefinder`;
    if (units.length === 1) return [make('p', {}, say(COMPARISON.onlyOne)), cardsOf(units)];
    return [figureTable(units, this.#ids), ...(await duelSection(units)), cardsOf(units)];
  }

  /** Finds units of the rule set of the first one. */
  #startPicker(): void {
    const place = need<HTMLElement>('[data-compare-add]', this);
    const [first] = this.#ids;
    if (this.#ids.length < MAX_COMPARED)
      startUnitPicker(place, { add: ({ id }) => compare([...this.#ids, id]) }, 'rangefinder-pick')(first && systemOf(first));
    else place.replaceChildren(make('p', { class: 'table-note' }, say(COMPARISON.atMost)));
  }

  /** Shows everything at once: content added later would move what is being read. */
  readonly #show = (content: readonly HTMLElement[]): void => {
    const place = need<HTMLElement>('[data-comparison]', this);
    place.replaceChildren(...content);
    place.dataset.ready = '';
  };
}
