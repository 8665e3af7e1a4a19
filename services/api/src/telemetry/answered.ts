/** An answered request. */
export interface Answered {
  readonly status: number;
  readonly operation: string;
  readonly lang: string;
  readonly milliseconds: number;
  readonly bytes: number;
}
