/** The damage matrix of 5150: cells of the engine by weapon and armor. */
import { type AnyCalculator, answer, armors, type Language, percent, type Text, weapons } from '@rangefinder/rules';
import type { DrawMatrix, MatrixCell, MatrixRow } from '../../model/matrix.js';
import { MATRIX } from './matrix-texts.js';

type Fraction = Parameters<typeof percent>[0];

interface EngineCell {
  readonly weapon: string;
  readonly armor: string;
  readonly impact: string;
  readonly dead: Fraction;
  readonly outOfTheFight: Fraction;
  readonly stunned: Fraction;
  readonly absorbed: Fraction;
  readonly unharmed: Fraction;
}

/** Texts of impacts that are not numbers. */
const IMPACT_WORDS: Readonly<Record<string, Text>> = { special: MATRIX.special, NE: MATRIX.noEffect };

const OUTCOMES = ['dead', 'outOfTheFight', 'stunned', 'absorbed', 'unharmed'] as const;

function engineCells(calculator: AnyCalculator, language: Language): readonly EngineCell[] {
  const answered = answer(calculator, {}, language);
  if (!answered.ok) throw new Error('the damage matrix has problems');
  return answered.value.figures.cells as readonly EngineCell[];
}

/** Chance of dead or out of the fight, which exclude each other. */
const downOf = ({ dead, outOfTheFight }: EngineCell): Fraction => ({
  numerator: dead.numerator * outOfTheFight.denominator + outOfTheFight.numerator * dead.denominator,
  denominator: dead.denominator * outOfTheFight.denominator,
});

const nameIn = (
  entries: readonly { readonly id: string; readonly name: { readonly en: string; readonly ru: string } }[],
  id: string,
  language: Language,
): string => entries.find((entry) => entry.id === id)?.name[language] ?? id;

function saysOf(cell: EngineCell, language: Language): string {
  const parts = OUTCOMES.filter((outcome) => cell[outcome].numerator > 0n).map(
    (outcome) => `${MATRIX[outcome][language]} ${percent(cell[outcome], language)}`,
  );
  const impact = IMPACT_WORDS[cell.impact]?.[language] ?? cell.impact;
  return `${nameIn(weapons, cell.weapon, language)} → ${nameIn(armors, cell.armor, language)}. ${MATRIX.impact[language]}: ${impact}. ${parts.join(', ')}.`;
}

function cellOf(cell: EngineCell, language: Language): MatrixCell {
  const down = downOf(cell);
  const share = Number(down.numerator) / Number(down.denominator);
  return { share: String(Math.round(share * 100)), heat: Math.round(share * 10), says: saysOf(cell, language) };
}

/** One row for each built-in weapon. */
function rowsOf(cells: readonly EngineCell[], language: Language): readonly MatrixRow[] {
  return [...new Set(cells.map(({ weapon }) => weapon))].map((weapon) => ({
    name: nameIn(weapons, weapon, language),
    cells: cells.filter((cell) => cell.weapon === weapon).map((cell) => cellOf(cell, language)),
  }));
}

/** Draws the matrix in one language. The columns are the armors of the quick-reference sheet. */
export const draw: DrawMatrix = (calculator, language) => ({
  lead: MATRIX.lead[language],
  caption: MATRIX.caption[language],
  touch: MATRIX.touch[language],
  scale: MATRIX.scale[language],
  rowHead: MATRIX.weapon[language],
  columns: armors.map(({ name, abbreviation }) => ({ name: name[language], short: abbreviation[language] })),
  rows: rowsOf(engineCells(calculator, language), language),
});
