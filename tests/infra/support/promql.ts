/** PromQL by the grammar of Prometheus itself. */
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

/** What a query asks for. */
export interface Query {
  readonly metrics: readonly string[];
  /** Labels that it compares or groups by. */
  readonly labels: readonly string[];
  /** Where it is not well-formed. */
  readonly errors: readonly string[];
}

/** Grafana puts these in; as numbers of about their size the grammar takes them. */
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
