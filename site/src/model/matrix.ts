/** The matrix of a rule set that has one: drawn by `systems/<slug>/matrix.ts`, from the cells that its calculator gives. */
import type { AnyCalculator, Language, RuleSystem } from '@rangefinder/rules';

/** One cell: what stands in it, how dark it is, and what it says when it is touched. */
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

/** The whole picture in one language. */
export interface MatrixPicture {
  readonly lead: string;
  readonly caption: string;
  /** How to read a cell. */
  readonly touch: string;
  /** What darkness means. */
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

/** The matrix of a rule set with the calculator that explains a cell; undefined where it has none. */
export function matrixOf(system: RuleSystem, language: Language): (MatrixPicture & { readonly opens: AnyCalculator }) | undefined {
  if (!system.matrix) return undefined;
  const drawing = drawings[`../systems/${system.slug}/matrix.ts`];
  if (!drawing) throw new Error(`the matrix of ${system.slug} is not drawn`);
  const { calculator, opens } = system.matrix;
  return { ...drawing.draw(calculatorOf(system, calculator), language), opens: calculatorOf(system, opens) };
}
