/** Operations in a GraphQL document by their REST addresses, for metrics and logs. */
import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionNode } from 'graphql';
import { argumentsOf, namedOperations, questionOf, type Operation as RestOperation } from '../../schema/operations.js';
import type { Prepared } from './plan-cache.js';

/** An operation in a document. */
interface DocumentQuestion {
  /** Number of occurrences. */
  readonly count: number;
  /** Names of its arguments in all occurrences. */
  readonly argumentNames: readonly string[];
}

export type DocumentQuestions = ReadonlyMap<string, DocumentQuestion>;

const OTHER = 'other';
const INTROSPECTION = 'introspection';
/** Limit of visited fields, since fragments may nest deeply. */
const MAX_FIELDS = 1_000;
const MAX_DEPTH = 10;

interface Known {
  readonly question: string;
  readonly argumentNames: ReadonlySet<string>;
}

/** Known operations by field, or by namespace and field. */
type Names = ReadonlyMap<string, Known | ReadonlyMap<string, Known>>;

function namesOf(operations: readonly RestOperation[]): Names {
  const names = new Map<string, Known | Map<string, Known>>();
  for (const operation of namedOperations(operations)) {
    const [root, field] = operation.field;
    const known = { question: questionOf(operation), argumentNames: new Set(argumentsOf(operation).map(({ name }) => name)) };
    const within = names.get(root);
    if (field === undefined) names.set(root, known);
    else if (within instanceof Map) within.set(field, known);
    else names.set(root, new Map([[field, known]]));
  }
  return names;
}

/**
 * Creates a function that returns the operations in a document. Memoized by document.
 * @example questionsIn(operations)(prepared) // Map { 'alpha-strike/target-number' => { count: 2, argumentNames: ['skill'] } }
 */
export function questionsIn(operations: readonly RestOperation[]): (prepared: Prepared) => DocumentQuestions {
  const names = namesOf(operations);
  const found = new WeakMap<Prepared['operation']['definition'], DocumentQuestions>();
  return ({ operation: { definition, fragments } }) => {
    const questions = found.get(definition) ?? questionsOf(definition.selectionSet.selections, fragments, names);
    found.set(definition, questions);
    return questions;
  };
}

function questionsOf(
  selections: readonly SelectionNode[],
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
  names: Names,
): DocumentQuestions {
  const questions = new Map<string, DocumentQuestion>();
  let left = MAX_FIELDS;
  const walk = (nodes: readonly SelectionNode[], within: Names, depth: number): void => {
    for (const node of nodes) {
      if (--left < 0 || depth > MAX_DEPTH) return;
      if (node.kind === Kind.FIELD) {
        const known = within.get(node.name.value);
        if (known instanceof Map) walk(node.selectionSet?.selections ?? [], known, depth + 1);
        else addTo(questions, node, known as Known | undefined);
      } else {
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
        if (inner) walk(inner.selectionSet.selections, within, depth + 1);
      }
    }
  };
  walk(selections, names, 0);
  return questions;
}

/** Unknown names are user input and counted without their name. */
function addTo(questions: Map<string, DocumentQuestion>, { name, arguments: given = [] }: FieldNode, known: Known | undefined): void {
  const question = known?.question ?? (name.value.startsWith('__') ? INTROSPECTION : OTHER);
  const before = questions.get(question);
  const argumentNames = given.map((argument) => argument.name.value).filter((each) => known?.argumentNames.has(each));
  questions.set(question, {
    count: (before?.count ?? 0) + 1,
    argumentNames: [...new Set([...(before?.argumentNames ?? []), ...argumentNames])],
  });
}
