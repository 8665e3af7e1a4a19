/** The wording of a step. */
export interface StepWords {
  readonly label: string;
  readonly text: string;
}
