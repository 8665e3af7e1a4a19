/** Headline figures of an answer, and the main one among them. */
import type { Description, Field, Fields } from '../description.js';
import { oneInText } from '../texts.js';
import type { Wording } from './figures.js';
import { labels } from './form.js';
import { type Chance, isOdds, type OddsRow, oddsRow } from './odds.js';
import { figureAt, type Principal } from './principal.js';
import { type Figure, type Figures, figure, isSingle, type Named } from './single.js';
import { isAbsent } from './values.js';

/** A headline figure. Odds have a fraction and a bar. */
export interface Headline extends Figure {
  readonly odds: OddsRow | undefined;
}

/** The parts of a description that are needed to read an answer. */
export type AnswerShape = Pick<Description, 'output' | 'names' | 'principal'>;

const MAX_LEADING = 2;
/** Odds below this share are shown as one in how many. */
const RARE = 0.001;
/** Figures that the calculator names itself have short labels, so that three fit. */
const MAX_PRINCIPAL = 3;

/** The headline: the principal figures of the calculator, else the figures before the first list. */
export function headlineOf(shape: AnswerShape, figures: Figures, wording: Omit<Wording, 'names'>): readonly Headline[] {
  const whole = { ...wording, names: shape.names };
  const principal = principalOf(shape, figures).slice(0, MAX_PRINCIPAL);
  if (principal.length > 0) return principal.map((one) => principalHeadline(one, whole));
  return leading(shape.output, figures).map(([name, field]) => headlineFigure(field, figures[name], whole));
}

/** The main figure of an answer: the first odds in the headline, else its first figure. */
export function mainFigure(shape: AnswerShape, figures: Figures, wording: Omit<Wording, 'names'>): Headline | undefined {
  const whole = { ...wording, names: shape.names };
  const principal = principalOf(shape, figures).slice(0, MAX_LEADING);
  const main = principal.find(({ field }) => isOdds(field)) ?? principal[0];
  if (main) return principalHeadline(main, whole);
  const named = leading(shape.output, figures);
  const [name, field] = named.find(([, field]) => isOdds(field)) ?? named[0] ?? [];
  return name === undefined || field === undefined ? undefined : headlineFigure(field, figures[name], whole);
}

/**
 * Names of the figures that the headline shows completely and that are not repeated below. Odds that form one chart with others
 * stay below.
 */
export function leadingNames(shape: AnswerShape, figures: Figures): readonly string[] {
  if (principalOf(shape, figures).length === 0) return leading(shape.output, figures).map(([name]) => name);
  const { output, principal = [] } = shape;
  const shown = Object.keys(output).filter((name) =>
    isInHeadline(output[name] as Field, figures[name], name, principal.slice(0, MAX_PRINCIPAL)),
  );
  const odds = Object.keys(output).filter((name) => isOdds(output[name] as Field) && !isAbsent(figures[name]));
  const isWhole = odds.every((name) => shown.includes(name));
  return shown.filter((name) => isWhole || !odds.includes(name));
}

/** Whether the headline shows all of a figure; of a list, the odds of each row. */
function isInHeadline(field: Field, value: unknown, name: string, leading: readonly string[]): boolean {
  if (field.kind !== 'list') return leading.includes(name);
  const { item } = field;
  if (item.kind !== 'object' || !Array.isArray(value)) return false;
  const odds = Object.entries(item.fields).filter(([, one]) => isOdds(one));
  return odds.length === 1 && value.every((_, place) => leading.includes(`${name}.${place}.${odds[0]?.[0]}`));
}

const principalOf = ({ output, principal = [] }: AnswerShape, figures: Figures): readonly Principal[] =>
  principal.flatMap((path) => figureAt(output, figures, path) ?? []);

/** Answers start with the requested figures: those before the first list, at most two. */
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
