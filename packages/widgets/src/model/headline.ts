/** What an answer leads with: the figures in large type, and the one that stands for it. */
import type { Description, Field, Fields } from '../description.js';
import { oneInText } from '../texts.js';
import type { Wording } from './figures.js';
import { labels } from './form.js';
import { type Chance, isOdds, type OddsRow, oddsRow } from './odds.js';
import { figureAt, type Principal } from './principal.js';
import { type Figure, type Figures, figure, isSingle, type Named } from './single.js';
import { isAbsent } from './values.js';

/** A leading figure, in large type; odds have their fraction and a bar. */
export interface Headline extends Figure {
  readonly odds: OddsRow | undefined;
}

/** What of a calculator an answer is read with. */
export type Reading = Pick<Description, 'output' | 'names' | 'principal'>;

const MAX_LEADING = 2;
/** A percentage says little about what is rarer. */
const RARE = 0.001;
/** Figures that a calculator names itself are short: a third one fits. */
const MAX_PRINCIPAL = 3;

/** The leading figures: those that the calculator is asked for, else those before the first list. */
export function headlineOf(reading: Reading, figures: Figures, wording: Omit<Wording, 'names'>): readonly Headline[] {
  const whole = { ...wording, names: reading.names };
  const principal = principalOf(reading, figures).slice(0, MAX_PRINCIPAL);
  if (principal.length > 0) return principal.map((one) => principalHeadline(one, whole));
  return leading(reading.output, figures).map(([name, field]) => headlineFigure(field, figures[name], whole));
}

/** The one figure that stands for an answer: its first odds among the two that it leads with, else the first of these. */
export function mainFigure(reading: Reading, figures: Figures, wording: Omit<Wording, 'names'>): Headline | undefined {
  const whole = { ...wording, names: reading.names };
  const principal = principalOf(reading, figures).slice(0, MAX_LEADING);
  const main = principal.find(({ field }) => isOdds(field)) ?? principal[0];
  if (main) return principalHeadline(main, whole);
  const named = leading(reading.output, figures);
  const [name, field] = named.find(([, field]) => isOdds(field)) ?? named[0] ?? [];
  return name === undefined || field === undefined ? undefined : headlineFigure(field, figures[name], whole);
}

/** Names of the figures that an answer leads with and does not repeat; odds that are a picture together with others stay. */
export function leadingNames(reading: Reading, figures: Figures): readonly string[] {
  if (principalOf(reading, figures).length === 0) return leading(reading.output, figures).map(([name]) => name);
  const { output, principal = [] } = reading;
  const said = Object.keys(output).filter((name) => isSaid(output[name] as Field, figures[name], name, principal.slice(0, MAX_PRINCIPAL)));
  const odds = Object.keys(output).filter((name) => isOdds(output[name] as Field) && !isAbsent(figures[name]));
  const isWhole = odds.every((name) => said.includes(name));
  return said.filter((name) => isWhole || !odds.includes(name));
}

/** Whether the leading figures say all of one: of a list, the odds of each row. */
function isSaid(field: Field, value: unknown, name: string, leading: readonly string[]): boolean {
  if (field.kind !== 'list') return leading.includes(name);
  const { item } = field;
  if (item.kind !== 'object' || !Array.isArray(value)) return false;
  const odds = Object.entries(item.fields).filter(([, one]) => isOdds(one));
  return odds.length === 1 && value.every((_, place) => leading.includes(`${name}.${place}.${odds[0]?.[0]}`));
}

const principalOf = ({ output, principal = [] }: Reading, figures: Figures): readonly Principal[] =>
  principal.flatMap((path) => figureAt(output, figures, path) ?? []);

/** Answers give what was asked for first: the figures before the first list, and no more than two. */
function leading(output: Fields, figures: Figures): readonly Named[] {
  const there = Object.entries(output).filter(([name]) => !isAbsent(figures[name]));
  const end = there.findIndex(([, field]) => !isSingle(field) && !isOdds(field));
  return there.slice(0, end < 0 ? MAX_LEADING : Math.min(end, MAX_LEADING));
}

function principalHeadline({ label, field, value }: Principal, wording: Wording): Headline {
  const name = label?.[wording.language];
  const headline = headlineFigure(field, value, wording);
  return name === undefined ? headline : { ...headline, label: name };
}

function headlineFigure(field: Field, value: unknown, wording: Wording): Headline {
  if (!isOdds(field)) return { ...figure(field, value, wording), odds: undefined };
  const { label } = labels(field, wording.language);
  const odds = oddsRow(label, value as Chance, wording.language);
  const rare = odds.share > 0 && odds.share < RARE ? oneInText(Math.round(1 / odds.share), wording.language) : undefined;
  return { label, text: odds.percent, odds: rare ? { ...odds, fraction: rare } : odds };
}
