/** Parses PromQL with the grammar of Prometheus. */
import { tool } from './tools.js';

interface Node {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly type: { readonly isError: boolean };
}
interface Language {
  readonly parser: { parse(text: string): { iterate(visitor: { enter(node: Node): void }): void } };
}

/** Parts of a query. */
export interface Query {
  readonly metrics: readonly string[];
  /** Labels that the query compares or groups by. */
  readonly labels: readonly string[];
  /** Syntax errors. */
  readonly errors: readonly string[];
}

/** Replaces Grafana's variables by values that the grammar accepts. */
const filledIn = (query: string): string => query.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*');

/** Reads a query. */
export async function readQuery(text: string): Promise<Query> {
  const { parser } = await tool<Language>('@prometheus-io/lezer-promql');
  const query = filledIn(text);
  const [metrics, labels, errors]: [string[], string[], string[]] = [[], [], []];
  parser.parse(query).iterate({
    enter: ({ name, from, to, type }) => {
      const part = query.slice(from, to);
      if (type.isError) errors.push(`at ${from} of ${query}`);
      if (name === 'Identifier') metrics.push(part);
      if (name === 'LabelName') labels.push(part);
    },
  });
  return { metrics, labels, errors };
}
