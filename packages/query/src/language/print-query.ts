/** Prints syntax trees as queries. */
import type { QueryNode } from './syntax-tree.js';
import type { ConditionToken, TextToken } from './tokens.js';

/** Characters that a minus negates; before others it would be part of a word. */
const NEGATABLE = /^[\p{L}\d("«“]/u;

/**
 * The query of a syntax tree: conditions as written, with `or`, a minus and only the necessary parentheses.
 * @example printQuery(tree) // 'pv<=30 (size:3 or special:ECM) -jump'
 */
export function printQuery(node: QueryNode): string {
  switch (node.kind) {
    case 'leaf':
      return node.token.written;
    case 'all':
      return node.nodes
        .map((each) => (each.kind === 'any' ? `(${printQuery(each)})` : printQuery(each)))
        .join(node.isStrict ? ' AND ' : ' ');
    case 'any':
      return node.nodes.map(printQuery).join(' or ');
    default:
      return negated(node.node);
  }
}

function negated(node: QueryNode): string {
  if (node.kind !== 'leaf') return `-(${printQuery(node)})`;
  const { written } = node.token;
  return NEGATABLE.test(written) ? `-${written}` : `not ${written}`;
}

const NOTHING = { kind: 'all', nodes: [] } as const;

/** The tree without some of its leaves, and without groups and negations that held nothing else. */
export function withoutLeaves(node: QueryNode, leaves: ReadonlySet<ConditionToken | TextToken>): QueryNode {
  if (node.kind === 'leaf') return leaves.has(node.token) ? { ...NOTHING, place: node.token } : node;
  if (node.kind === 'not') {
    const inner = withoutLeaves(node.node, leaves);
    return isEmpty(inner) ? { ...NOTHING, place: node.place } : { ...node, node: inner };
  }
  return { ...node, nodes: node.nodes.map((each) => withoutLeaves(each, leaves)).filter((each) => !isEmpty(each)) };
}

const isEmpty = (node: QueryNode): boolean => (node.kind === 'all' || node.kind === 'any') && node.nodes.length === 0;
