/** Two to four units side by side, and who wins where their rule set can say it. */
import { flatten, percentage } from '@rangefinder/rules';
import type { WidgetAnswer } from '@rangefinder/widgets';
import { CATALOG } from '../texts/catalog.js';
import { ask, askEntry, type CatalogUnit } from './catalog-api.js';
import { type Comparison, comparisonOf } from './comparison.js';
import { language, make, need, say } from './dom.js';
import { unitCard } from './unit-card.js';
import { cellOf, tableOf } from './unit-columns.js';
import { unitName, unitPage } from './unit-words.js';

const MOST = 4;
const place = need<HTMLElement>('[data-comparison]');
const ids = [...new Set((new URLSearchParams(location.search).get('ids') ?? '').split(','))].filter((id) => id !== '').slice(0, MOST);

const link = (unit: CatalogUnit): HTMLElement => make('a', { href: unitPage(unit.id) }, unitName(unit));

/** A row for each column of the table of units; the greatest of its numbers is marked. */
function figures(units: readonly CatalogUnit[]): HTMLElement {
  const columns = tableOf(units[0]?.system)?.columns ?? [];
  const rows = columns.map((column) => {
    const texts = units.map((unit) => cellOf(column, unit));
    const numbers = texts.map(Number);
    const most = numbers.every(Number.isFinite) && new Set(numbers).size > 1 ? Math.max(...numbers) : Number.NaN;
    const cells = texts.map((text, at) => make('td', {}, numbers[at] === most ? make('strong', {}, text) : text));
    return make('tr', {}, make('th', { scope: 'row' }, column.label), ...cells);
  });
  const cost = units.map((unit) => make('td', {}, unit.cost === null ? '—' : String(unit.cost)));
  const costRow = make('tr', {}, make('th', { scope: 'row' }, tableOf(units[0]?.system)?.cost ?? ''), ...cost);
  const head = make('tr', {}, make('td', {}), ...units.map((unit) => make('th', { scope: 'col' }, link(unit))));
  const table = make('table', {}, make('thead', {}, head), make('tbody', {}, costRow, ...rows));
  return make('div', { class: 'table', role: 'region', tabindex: '0', 'aria-label': say(CATALOG.compare) }, table);
}

/** In tenths of a percent. */
const percent = (chance: number): string => percentage(Math.round(chance * 1000) / 10, language);

/** One fight, with a link to all of it. */
async function fight(first: CatalogUnit, second: CatalogUnit, { question, draft, odds }: Comparison): Promise<HTMLElement> {
  const asked = draft(first.id, second.id);
  const { first: one, second: other } = odds((await ask(question, asked, { language })) as WidgetAnswer);
  const [system, name] = question.split('/');
  const query = new URLSearchParams(flatten(asked).map(([key, text]) => [key, text]));
  const text = `${unitName(first)} ${percent(one)} · ${unitName(second)} ${percent(other)}`;
  const rest = Math.max(0, 1 - one - other);
  return make(
    'li',
    {},
    make('a', { href: `/${language}/${system}/calculators/${name}/?${query}` }, text),
    make('span', { class: 'fight-bar', 'aria-hidden': 'true', style: `--first:${one};--second:${other}` }),
    make('small', {}, `${say(CATALOG.neither)}: ${percent(rest)}`),
  );
}

const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

async function fights(units: readonly CatalogUnit[]): Promise<void> {
  const [first] = units;
  const comparison = first && units.every(({ system }) => system === first.system) ? await comparisonOf(first.system) : undefined;
  if (!comparison) return;
  const results = await Promise.allSettled(pairsOf(units).map(([one, other]) => fight(one, other, comparison)));
  const items = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (items.length > 0)
    place.append(make('h2', {}, say(CATALOG.duel)), make('p', {}, say(comparison.about)), make('ul', { class: 'fights' }, ...items));
}

async function start(): Promise<void> {
  if (ids.length < 2) {
    const table = make('a', { href: `/${language}/units/` }, say(CATALOG.noUnit));
    return place.replaceChildren(make('p', { class: 'notice' }, say(CATALOG.compareHow), ' ', table));
  }
  const units = await Promise.all(ids.map((id) => askEntry('units', id, language)));
  document.title = `${units.map(unitName).join(' · ')} | Rangefinder`;
  const cards = make('div', { class: 'force-cards' }, ...units.map(unitCard));
  place.replaceChildren(figures(units));
  await fights(units);
  place.append(cards);
}

start().catch(() => place.replaceChildren(make('p', { class: 'notice' }, say(CATALOG.away))));
