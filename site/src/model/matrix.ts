/** The matrix of a rule set, drawn by `systems/<slug>/matrix.ts` from the answers of its calculator. */
import type { AnyCalculator, Language, RuleSystem } from '@rangefinder/rules';

/** A cell: text, shade and details on touch. */
export interface MatrixCell {
  readonly share: string;
  /** From 0 to 10. */
  readonly heat: number;
  readonly says: string;
}

export interface MatrixRow {
  readonly name: string;
  readonly cells: readonly MatrixCell[];
}

/** The matrix in one language. */
export interface MatrixPicture {
  readonly lead: string;
  readonly caption: string;
  /** How to read a cell. */
  readonly touch: string;
  /** Legend of the shades. */
  readonly scale: string;
  readonly rowHead: string;
  readonly columns: readonly { readonly name: string; readonly short: string }[];
  readonly rows: readonly MatrixRow[];
}

export type DrawMatrix = (calculator: AnyCalculator, language: Language) => MatrixPicture;

const drawings = import.meta.glob<{ readonly draw: DrawMatrix }>('../systems/*/matrix.ts', { eager: true });

function calculatorOf(system: RuleSystem, name: string): AnyCalculator {
  const found = system.calculators.find((calculator) => calculator.name === name);
  if (!found) throw new Error(`${system.slug} has no calculator ${name}`);
  return found;
}

/** The matrix of a rule set and the calculator that explains a cell; undefined for rule sets without a matrix. */
export function matrixOf(system: RuleSystem, language: Language): (MatrixPicture & { readonly opens: AnyCalculator }) | undefined {
  if (!system.matrix) return undefined;
  const drawing = drawings[`../systems/${system.slug}/matrix.ts`];
  if (!drawing) throw new Error(`the matrix of ${system.slug} is not drawn`);
  const { calculator, opens } = system.matrix;
  return { ...drawing.draw(calculatorOf(system, calculator), language), opens: calculatorOf(system, opens) };
}
