/** Keyboard edits of form controls, and the resulting drafts. */

export type Draft = Readonly<Record<string, unknown>>;

/** A control of the page. */
export interface Control {
  /** Path of its value in the draft, with dots: `targets.0.tmm`. */
  readonly place: string;
  readonly type: 'number' | 'select' | 'checkbox';
  readonly value: string;
  readonly min: number;
  readonly max: number;
  /** Values of a choice in their order; an empty text means none. */
  readonly options: readonly string[];
}

/** Keys to press, and the resulting value of the field. */
export interface Edit {
  readonly keys: readonly string[];
  readonly value: string | number | boolean;
}

const typed = (value: number) => ({ keys: ['Control+A', ...String(value)], value });

/** Numbers of one key: while a longer one is typed, a slow machine asks with its first digit, which may be refused. */
function numbers({ value, min, max }: Control): readonly Edit[] {
  const now = value === '' ? min : Number(value);
  const isAllowed = (next: number): boolean => next >= min && next <= max && next !== now;
  const steps = value === '' ? [] : ([1, -1] as const).map((by) => ({ keys: [by > 0 ? 'ArrowUp' : 'ArrowDown'], value: now + by }));
  const digits = [now + 1, now - 1, now + 2, now - 2, min, max].filter((next) => Number.isInteger(next) && next >= 0 && next < 10);
  return [...[...new Set(digits)].map(typed), ...steps].filter((edit) => isAllowed(edit.value));
}

/** Only the neighbors: on the way to a farther option a slow machine asks with each one between, and some of those are refused. */
function choices({ options, value }: Control): readonly Edit[] {
  const at = options.indexOf(value);
  const neighbors = [
    { keys: ['ArrowDown'], value: options[at + 1] ?? '' },
    { keys: ['ArrowUp'], value: options[at - 1] ?? '' },
  ];
  return neighbors.filter((edit) => edit.value !== '');
}

const EDITS = {
  number: numbers,
  select: choices,
  checkbox: ({ value }: Control): readonly Edit[] => [{ keys: ['Space'], value: value !== 'true' }],
} as const;

/** All ways to change the value of a control. */
export const editsOf = (control: Control): readonly Edit[] => EDITS[control.type](control);

/** The draft with another value at a path. */
export function withValue(draft: Draft, place: string, value: unknown): Draft {
  const [first = '', ...rest] = place.split('.');
  return put(draft, first, rest, value) as Draft;
}

function put(into: unknown, name: string, [next, ...rest]: readonly string[], value: unknown): unknown {
  const inner = (into as Draft | undefined)?.[name];
  const made = next === undefined ? value : put(inner, next, rest, value);
  if (Array.isArray(into)) return into.map((item, index) => (String(index) === name ? made : item));
  return { ...(into as Draft | undefined), [name]: made };
}
