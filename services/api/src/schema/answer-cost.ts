/**
 * Estimates the cost of completing and sending an answer from its document: every field has a cost, multiplied by the length of the
 * lists around it. Fields declare in `extensions` how long their lists are and whether they read the catalog. Other lists are
 * short, such as those of calculators.
 */
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { VALUE_MS } from '../context/work/cost.js';

/** Cost declaration of a field, which may depend on its arguments. */
export interface FieldCosts {
  /** Length of a list, or of the lists directly inside an object: a page, a table. */
  readonly entries?: number | ((args: Arguments) => number);
  /** Whether the answer depends on the catalog. */
  readonly asksCatalog?: boolean | ((args: Arguments) => boolean);
  /** Milliseconds for each value, if it costs more than other values. */
  readonly milliseconds?: number;
}

type Arguments = Readonly<Record<string, unknown>>;
type Variables = Readonly<Record<string, unknown>>;

/** An operation with its fragments. */
export interface Operation {
  readonly definition: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

export interface AnswerCost {
  readonly milliseconds: number;
  readonly asksCatalog: boolean;
}

const SHORT_LIST = 8;
/** Limit of visited fields. Nested fragments could make the walk exponential or endless. */
const MAX_STEPS = 20_000;
const MAX_DEPTH = 60;

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: Operation['fragments'];
  readonly variables: Variables;
  readonly introspection: ReadonlyMap<string, number>;
  steps: number;
  asksCatalog: boolean;
  /** Whether the estimate depends on arguments. */
  depends: boolean;
}

/** `isConstant` if the estimate holds for all variables. */
export interface Estimate extends AnswerCost {
  readonly isConstant: boolean;
}

/** Estimates the cost of an operation. Unknown fields cost as much as any other: validation refuses them. */
export function answerCostOf(schema: GraphQLSchema, { definition, fragments }: Operation, variables: Variables): Estimate {
  const introspection = introspectionSizes(schema);
  const walk: Walk = { schema, fragments, variables, introspection, steps: 0, asksCatalog: false, depends: false };
  const query = schema.getQueryType();
  const milliseconds = query ? selectionCost(walk, definition.selectionSet, query, SHORT_LIST, 0) : 0;
  return { milliseconds, asksCatalog: walk.asksCatalog, isConstant: !walk.depends };
}

/** `entries` is the length of lists directly inside. */
function selectionCost(walk: Walk, { selections }: SelectionSetNode, type: GraphQLCompositeType, entries: number, depth: number): number {
  let cost = 0;
  for (const selection of selections) {
    if (++walk.steps > MAX_STEPS || depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
    if (selection.kind === Kind.FIELD) cost += fieldCost(walk, selection, type, entries, depth);
    else {
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments[selection.name.value] : selection;
      const condition = fragment?.typeCondition && walk.schema.getType(fragment.typeCondition.name.value);
      const within = condition && isCompositeType(condition) ? condition : type;
      if (fragment) cost += selectionCost(walk, fragment.selectionSet, within, entries, depth + 1);
    }
  }
  return cost;
}

function fieldCost(walk: Walk, node: FieldNode, parent: GraphQLCompositeType, around: number, depth: number): number {
  const field = definitionOf(parent, node.name.value);
  if (!field) return VALUE_MS;
  const { entries, asksCatalog, milliseconds } = costsOf(walk, field, node);
  if (asksCatalog) walk.asksCatalog = true;
  const isList = isListType(getNullableType(field.type));
  const count = isList ? (entries ?? walk.introspection.get(`${parent.name}.${field.name}`) ?? around) : 1;
  const type = getNamedType(field.type);
  if (!node.selectionSet || !isCompositeType(type)) return count * milliseconds;
  const within = isList ? SHORT_LIST : (entries ?? SHORT_LIST);
  return count * (milliseconds + selectionCost(walk, node.selectionSet, type, within, depth + 1));
}

/** Cost declaration of a field with its arguments applied. */
function costsOf(walk: Walk, field: GraphQLField<unknown, unknown>, node: FieldNode) {
  const { entries, asksCatalog, milliseconds = VALUE_MS } = field.extensions as FieldCosts;
  if (typeof entries !== 'function' && typeof asksCatalog !== 'function') return { entries, asksCatalog, milliseconds };
  walk.depends = true;
  const args = argumentsOf(field, node, walk.variables);
  return {
    entries: typeof entries === 'function' ? entries(args ?? {}) : entries,
    asksCatalog: typeof asksCatalog === 'function' ? args === undefined || asksCatalog(args) : asksCatalog,
    milliseconds,
  };
}

function definitionOf(parent: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** Arguments as resolvers receive them; undefined if they are invalid, which execution reports. */
function argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode, variables: Variables): Arguments | undefined {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return undefined;
  }
}

const sizes = new WeakMap<GraphQLSchema, ReadonlyMap<string, number>>();

/** Lengths of the introspection lists of this schema: exact for types, average for their parts. */
function introspectionSizes(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const known = sizes.get(schema);
  if (known) return known;
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) => (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []));
  const inputs = types.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
  const values = types.flatMap((type) => (isEnumType(type) ? type.getValues() : []));
  const each = (parts: readonly unknown[]): number => parts.length / types.length;
  const measured = new Map([
    ['__Schema.types', types.length],
    ['__Schema.directives', schema.getDirectives().length],
    ['__Type.fields', each(fields)],
    ['__Type.inputFields', each(inputs)],
    ['__Type.enumValues', each(values)],
    ['__Type.interfaces', each(types.flatMap((type) => (isObjectType(type) ? type.getInterfaces() : [])))],
    ['__Type.possibleTypes', each(types.flatMap((type) => (isAbstractType(type) ? schema.getPossibleTypes(type) : [])))],
    ['__Field.args', fields.flatMap(({ args }) => args).length / fields.length],
    ['__Directive.args', 1],
  ]);
  sizes.set(schema, measured);
  return measured;
}
