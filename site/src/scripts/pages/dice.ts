/** Distribution of a dice expression, and a roll of it. The address holds the expression. */

import { ask } from '@rangefinder/battle/catalog-api';
import { debounce, language, make, need, say } from '@rangefinder/battle/dom';
import { nameUnknownBesides } from '@rangefinder/battle/unknown-parameters';
import { BadInputError } from '@rangefinder/client';
import { number, percentage } from '@rangefinder/rules';
import { CATALOG } from '../../texts/catalog.js';
import { DICE } from '../../texts/dice.js';

const DEBOUNCE_MS = 250;
const PERCENT = 100;
const DECIMALS = 100;

interface Outcome {
  readonly value: number;
  readonly chance: { readonly decimal: number; readonly fraction: string };
  readonly atLeast: { readonly decimal: number; readonly fraction: string };
}

interface Roll {
  readonly expression: string;
  readonly outcomes: readonly Outcome[];
  readonly summary: string;
  readonly standardDeviation: number;
}

const input = need<HTMLInputElement>('[data-dice-expression]');
const rows = need<HTMLElement>('[data-dice-rows]');
const table = need<HTMLElement>('[data-dice-table]');
const figures = need<HTMLElement>('[data-dice-figures]');
const status = need<HTMLElement>('[data-dice-status]');
let shown: Roll | undefined;

/** Rounds to hundredths of a percent. */
const percent = (chance: number): string => percentage(Math.round(chance * PERCENT * DECIMALS) / DECIMALS, language);
const rounded = (figure: number): string => number(Math.round(figure * DECIMALS) / DECIMALS, language);

function rowOf({ value, chance, atLeast }: Outcome, most: number): HTMLElement {
  const bar = make('i', { style: `--share:${chance.decimal / most}`, 'aria-hidden': 'true' });
  return make(
    'tr',
    { 'data-value': String(value) },
    make('th', { scope: 'row' }, number(value, language)),
    make('td', { title: chance.fraction }, percent(chance.decimal)),
    make('td', { title: atLeast.fraction }, percent(atLeast.decimal)),
    make('td', { class: 'dice-bar' }, bar),
  );
}

function show(roll: Roll): void {
  shown = roll;
  const most = Math.max(...roll.outcomes.map(({ chance }) => chance.decimal));
  table.hidden = false;
  figures.textContent = `${roll.summary} ${say(DICE.deviation)} ${rounded(roll.standardDeviation)}`;
  rows.replaceChildren(...roll.outcomes.map((outcome) => rowOf(outcome, most)));
  status.textContent = '';
}

function fail(error: unknown): void {
  shown = undefined;
  table.hidden = true;
  const problems = error instanceof BadInputError ? error.problems : [];
  status.textContent =
    problems.length > 0 ? `${say(CATALOG.allowed)} ${problems.map(({ allowed }) => allowed).join('; ')}` : say(DICE.away);
}

function keepInAddress(): void {
  const expression = input.value.trim();
  history.replaceState(null, '', expression === '' ? location.pathname : `?${new URLSearchParams({ roll: expression })}`);
}

async function answer(): Promise<void> {
  const expression = input.value.trim();
  if (expression === '') return;
  try {
    const roll = (await ask('dice', { expression }, { language })) as Roll;
    if (input.value.trim() === expression) show(roll);
  } catch (error) {
    if (input.value.trim() === expression) fail(error);
  }
}

/** Draws a random result by the odds. */
function roll(): void {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  const at = word / 2 ** 32;
  const found = shown?.outcomes.find(({ atLeast, chance }) => 1 - atLeast.decimal + chance.decimal > at) ?? shown?.outcomes.at(-1);
  if (!found) return;
  for (const row of rows.querySelectorAll<HTMLElement>('tr')) row.classList.toggle('rolled', row.dataset.value === String(found.value));
  status.textContent = `${say(DICE.rolled)} ${number(found.value, language)}`;
}

const form = need<HTMLFormElement>('[data-dice-form]');
input.value = new URLSearchParams(location.search).get('roll') ?? input.value;
nameUnknownBesides(['roll'], form);
input.addEventListener(
  'input',
  debounce(() => {
    keepInAddress();
    void answer();
  }, DEBOUNCE_MS),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  roll();
});
void answer();
