/** A golden row: a question, its exact answer, and the place in the rulebook. */
export interface GoldenRow {
  readonly name: string;
  /** Section of the source or of the specification. */
  readonly place: string;
  /** Public name of the calculator. */
  readonly calculator: string;
  readonly draft: { readonly [name: string]: unknown };
  /** Part of the answer: `allowed`, `refusal`, figures by name. Chances are fractions in text. */
  readonly expected: { readonly [name: string]: unknown };
}
