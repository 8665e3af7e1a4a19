/** An answer at a glance, for the bar that a phone shows below the form: figures of every distribution, each with its label. */
import { uncapital } from '@rangefinder/rules';
import type { OddsRow } from './odds.js';
import type { AnswerView, OddsSection, Section } from './sections.js';
import type { Figure } from './single.js';

/** More figures than these are looked for in the answer itself. */
const MAX_FIGURES = 12;
/** Outcomes of one distribution: the likeliest. */
const MAX_OUTCOMES = 3;

/** A figure, and the part of the answer that it is of. */
interface Placed extends Figure {
  readonly of: string;
  /** Whether there is room for it. */
  readonly isKept: boolean;
}

/** The leading figures, then the likeliest outcomes of each distribution and other odds; empty where an answer is words alone. */
export function summaryOf({ headline, sections }: AnswerView): readonly Figure[] {
  const placed = figuresWhere(sections, headline.length > 0).flatMap((section) => placedIn(section, ''));
  const isAlone = ({ label, of }: Placed) => !placed.some((other) => other.label === label && other.of !== of);
  const said = new Set(headline.map(({ label }) => label));
  const others = placed
    .filter(({ isKept }) => isKept)
    .map((one) => ({ label: one.of === '' || isAlone(one) ? one.label : `${one.of}: ${uncapital(one.label)}`, text: one.text }))
    .filter(({ label }) => !said.has(label) && said.add(label));
  return [...headline.map(({ label, text }) => ({ label, text })), ...others].slice(0, MAX_FIGURES);
}

/** Single odds stand with the leading figures; where there are none, distributions say more. */
const figuresWhere = (sections: readonly Section[], first: boolean): readonly Section[] =>
  first ? sections : sections.toSorted((a, b) => Number(a.kind === 'figures') - Number(b.kind === 'figures'));

function placedIn(section: Section, of: string): readonly Placed[] {
  if (section.kind === 'figures')
    return section.figures
      .filter(({ isChance }) => isChance)
      .map((one) => ({ label: one.label, text: withoutFraction(one), of, isKept: true }));
  if (section.kind === 'odds') return section.folded ? [] : outcomesOf(section, of);
  if (section.kind !== 'group' || section.folded) return [];
  return section.sections.flatMap((inner) => placedIn(inner, section.title || of));
}

const withoutFraction = ({ text }: Figure): string => text.split(' · ')[0] ?? text;

function outcomesOf({ rows, title }: OddsSection, of: string): readonly Placed[] {
  const possible = rows.filter(({ share }) => share > 0);
  const likeliest = new Set(possible.toSorted((a, b) => b.share - a.share).slice(0, MAX_OUTCOMES));
  return possible.map((row) => ({ label: labelOf(row, title), text: row.percent, of, isKept: likeliest.has(row) }));
}

/** A bare number says what it counts. */
const labelOf = ({ label }: OddsRow, title: string): string => (/\p{L}/u.test(label) || title === '' ? label : `${title}: ${label}`);
