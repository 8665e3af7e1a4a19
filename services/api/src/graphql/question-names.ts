/** What a GraphQL document asks, by the names that questions have in addresses: metrics and logs know no others. */
import { type FragmentDefinitionNode, Kind, type SelectionNode } from 'graphql';
import { namedOperations, questionOf, type Operation as RestOperation } from '../rest/operations.js';
import type { Prepared } from './plans.js';

/** Questions of a document, each with how often it is asked. */
export type QuestionCounts = ReadonlyMap<string, number>;

const OTHER = 'other';
const INTROSPECTION = 'introspection';
/** Fragments within fragments could go on for long. */
const MAX_FIELDS = 1_000;
const MAX_DEPTH = 10;

/** Names by field, and within a namespace by its fields. */
type Names = ReadonlyMap<string, string | ReadonlyMap<string, string>>;

function namesOf(operations: readonly RestOperation[]): Names {
  const names = new Map<string, string | Map<string, string>>();
  for (const operation of namedOperations(operations)) {
    const [root, field] = operation.field;
    if (field === undefined) names.set(root, questionOf(operation));
    else {
      const within = names.get(root);
      if (within instanceof Map) within.set(field, questionOf(operation));
      else names.set(root, new Map([[field, questionOf(operation)]]));
    }
  }
  return names;
}

/**
 * Counts what documents ask; each document is read once.
 * @example countQuestions(operations)(prepared) // Map { 'alpha-strike/target-number' => 2, 'units' => 1 }
 */
export function countQuestions(operations: readonly RestOperation[]): (prepared: Prepared) => QuestionCounts {
  const names = namesOf(operations);
  const known = new WeakMap<Prepared['operation']['definition'], QuestionCounts>();
  return ({ operation: { definition, fragments } }) => {
    const counted = known.get(definition) ?? counts(definition.selectionSet.selections, fragments, names);
    known.set(definition, counted);
    return counted;
  };
}

function counts(
  selections: readonly SelectionNode[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  names: Names,
): QuestionCounts {
  const counted = new Map<string, number>();
  let left = MAX_FIELDS;
  const add = (name: string): void => void counted.set(name, (counted.get(name) ?? 0) + 1);
  const walk = (nodes: readonly SelectionNode[], within: Names, depth: number): void => {
    for (const node of nodes) {
      if (--left < 0 || depth > MAX_DEPTH) return;
      if (node.kind !== Kind.FIELD) {
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
        if (inner) walk(inner.selectionSet.selections, within, depth + 1);
        continue;
      }
      const name = node.name.value.startsWith('__') ? INTROSPECTION : (within.get(node.name.value) ?? OTHER);
      if (typeof name === 'string') add(name);
      else walk(node.selectionSet?.selections ?? [], name, depth + 1);
    }
  };
  walk(selections, names, 0);
  return counted;
}
