/** What the tests use of the parser, which has no types of its own. */
declare module 'parse-prometheus-text-format' {
  interface Sample {
    readonly labels?: Readonly<Record<string, string>>;
    readonly value?: string;
  }
  interface Family {
    readonly name: string;
    readonly help: string;
    readonly type: string;
    readonly metrics: readonly Sample[];
  }
  /** Throws where a line is no line of the text format. */
  export default function parsePrometheusTextFormat(text: string): readonly Family[];
}
