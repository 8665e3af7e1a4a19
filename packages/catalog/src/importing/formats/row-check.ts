/** Check of rows of other programs. Unknown fields are ignored, and an empty text means that there is no value. */
import { type Checked, type CheckResult, checkerOf, type Field, type Fields } from '@rangefinder/rules';

/** Extracts the described parts of a value. */
type Pick = (value: unknown) => unknown;

/**
 * Prepares a check that reads the known fields at every depth and ignores all others.
 * @example const check = rowCheck(fields({ Id: { kind: 'int', … } })); check({ Id: 140, Image: 'x.gif' })
 */
export function rowCheck<const F extends Fields>(fields: F): (row: unknown) => CheckResult<Checked<F>> {
  const [check, pick] = [checkerOf(fields), pickObject(fields)];
  return (row) => check(pick(row)) as CheckResult<Checked<F>>;
}

const isEmpty = (given: unknown): boolean => typeof given === 'string' && given.trim() === '';

function pickObject(fields: Fields): Pick {
  const parts = Object.entries(fields).map(([name, field]) => ({ name, pick: pickOf(field) }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const picked: Record<string, unknown> = {};
    for (const { name, pick } of parts) {
      const given = Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
      picked[name] = isEmpty(given) ? null : pick === undefined ? given : pick(given);
    }
    return picked;
  };
}

/** Undefined if the whole value is used. */
function pickOf(field: Field): Pick | undefined {
  if (field.kind === 'object') return pickObject(field.fields);
  const pick = field.kind === 'list' ? pickOf(field.item) : undefined;
  return pick && ((value) => (Array.isArray(value) ? value.map(pick) : value));
}
