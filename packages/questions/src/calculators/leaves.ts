/** The input fields of a calculator that hold a value, with their paths. */
import type { Field, Fields, Text } from '@rangefinder/rules';

/** A field that holds a value, not an object or a list of objects. */
export interface Leaf {
  /** Names from the input to the field. `*` is the place in a list. */
  readonly path: readonly string[];
  /** The path without places in lists: `targets.armor`. */
  readonly name: string;
  readonly field: Field;
  /** Labels of the objects around it, outermost first. */
  readonly around: readonly Text[];
}

/** Every field that holds a value, in the order of the input. */
export const leavesOf = (fields: Fields): readonly Leaf[] => below(fields, [], []);

function below(fields: Fields, path: readonly string[], around: readonly Text[]): readonly Leaf[] {
  return Object.entries(fields)
    .filter(([name]) => name !== 'readings')
    .flatMap(([name, field]) => leavesIn(field, [...path, name], around));
}

function leavesIn(field: Field, path: readonly string[], around: readonly Text[]): readonly Leaf[] {
  if (field.kind === 'object') return below(field.fields, path, [...around, field.label]);
  if (field.kind === 'list' && field.item.kind === 'object') return below(field.item.fields, [...path, '*'], [...around, field.label]);
  return [{ path, name: path.filter((step) => step !== '*').join('.'), field, around }];
}

/** A list of objects. */
export interface KnownList {
  readonly path: readonly string[];
  readonly label: Text;
  readonly min: number;
  readonly isOptional: boolean;
  /** Names of the fields of its items. */
  readonly fields: readonly string[];
}

/** The lists of objects in an input, with their paths. */
export function listsOf(fields: Fields, path: readonly string[] = []): readonly KnownList[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'object') return listsOf(field.fields, [...path, name]);
    if (field.kind !== 'list' || field.item.kind !== 'object') return [];
    const { label, min, item, optional: isOptional = false } = field;
    return [
      { path: [...path, name], label, min, isOptional, fields: Object.keys(item.fields) },
      ...listsOf(item.fields, [...path, name, '*']),
    ];
  });
}
