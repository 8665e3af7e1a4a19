/** Summary of an answer for the bar below a form on a phone: figures of every distribution, each with its label. */
import { uncapital } from '@rangefinder/rules';
import type { OddsRow } from './odds.js';
import type { AnswerView, OddsSection, Section } from './sections.js';
import type { Figure } from './single.js';

/** More figures do not fit the bar. */
const MAX_FIGURES = 12;
/** Maximum number of outcomes of one distribution: the likeliest. */
const MAX_OUTCOMES = 3;

/** A figure and the part of the answer that contains it. */
interface Placed extends Figure {
  readonly of: string;
  /** Whether the bar has room for it. */
  readonly isKept: boolean;
}

/** The headline, then the likeliest outcomes of each distribution and other odds; empty for an answer without figures. */
export function summaryOf({ headline, sections }: AnswerView): readonly Figure[] {
  const placed = figuresWhere(sections, headline.length > 0).flatMap((section) => placedIn(section, ''));
  const isAlone = ({ label, of }: Placed) => !placed.some((other) => other.label === label && other.of !== of);
  const seen = new Set(headline.map(({ label }) => label));
  const others = placed
    .filter(({ isKept }) => isKept)
    .map((one) => ({ label: one.of === '' || isAlone(one) ? one.label : `${one.of}: ${uncapital(one.label)}`, text: one.text }))
    .filter(({ label }) => !seen.has(label) && seen.add(label));
  return [...headline.map(({ label, text }) => ({ label, text })), ...others].slice(0, MAX_FIGURES);
}

/** Single odds follow the headline. Without a headline distributions come first: they tell more. */
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

/** A label that is a bare number gets the title in front. */
const labelOf = ({ label }: OddsRow, title: string): string => (/\p{L}/u.test(label) || title === '' ? label : `${title}: ${label}`);
