/** A golden row: a question with its answer, exact, and where the rulebook has it. */
export interface GoldenRow {
  readonly name: string;
  /** Where the example stands: section of the source or of the specification. */
  readonly place: string;
  /** Public name of the calculator. */
  readonly calculator: string;
  readonly draft: { readonly [name: string]: unknown };
  /** Part of the answer: `allowed`, `refusal`, figures by name; chances as fractions in text. */
  readonly expected: { readonly [name: string]: unknown };
}
