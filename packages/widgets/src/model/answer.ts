/** An answer as data to be rendered: the leading figures, and the parts below them. */
import type { Description, Field, Fields } from '../description.js';
import type { Wording } from './figures.js';
import { labels } from './form.js';
import { type Chance, isOdds, type OddsRow, oddsRow } from './odds.js';
import { type Figure, type Figures, figure, isSingle, type Named, type Section, sectionsOf } from './sections.js';
import { isAbsent } from './values.js';

/** A leading figure, in large type; odds have their fraction and a bar. */
export interface Lead extends Figure {
  readonly odds: OddsRow | undefined;
}

/** An answer ready to be drawn. */
export interface AnswerView {
  /** The leading figures. */
  readonly lead: readonly Lead[];
  readonly sections: readonly Section[];
}

const MAX_LEADING = 2;

/** Draws up an answer. */
export function answerView(
  { output, names }: Pick<Description, 'output' | 'names'>,
  figures: Figures,
  wording: Omit<Wording, 'names'>,
): AnswerView {
  const whole = { ...wording, names };
  const lead = leading(output, figures);
  const rest = Object.fromEntries(Object.entries(output).filter(([name]) => !lead.some(([leader]) => leader === name)));
  return { lead: lead.map(([name, field]) => leadFigure(field, figures[name], whole)), sections: sectionsOf(rest, figures, whole) };
}

/** The one figure that stands for an answer: its first odds among the leading figures, else the first of these. */
export function mainFigure(
  { output, names }: Pick<Description, 'output' | 'names'>,
  figures: Figures,
  wording: Omit<Wording, 'names'>,
): Lead | undefined {
  const lead = leading(output, figures);
  const [name, field] = lead.find(([, { kind }]) => kind === 'chance') ?? lead[0] ?? [];
  return name === undefined || field === undefined ? undefined : leadFigure(field, figures[name], { ...wording, names });
}

/** Answers give what was asked for first: the figures before the first list, and no more than two. */
function leading(output: Fields, figures: Figures): readonly Named[] {
  const there = Object.entries(output).filter(([name]) => !isAbsent(figures[name]));
  const end = there.findIndex(([, field]) => !isSingle(field) && !isOdds(field));
  return there.slice(0, end < 0 ? MAX_LEADING : Math.min(end, MAX_LEADING));
}

function leadFigure(field: Field, value: unknown, wording: Wording): Lead {
  if (!isOdds(field)) return { ...figure(field, value, wording), odds: undefined };
  const { label } = labels(field, wording.language);
  const odds = oddsRow(label, value as Chance, wording.language);
  return { label, text: odds.percent, odds };
}
