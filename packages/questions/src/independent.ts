/** Figures that do not depend on what a question lacks: they are the same whatever the missing values are. */
import {
  ask,
  calculatorBy,
  check,
  costOf,
  type Field,
  type Fields,
  type Language,
  type Problem,
  type PublicAnswer,
} from '@rangefinder/rules';

type Draft = Readonly<Record<string, unknown>>;
type Branch = { [name: string]: unknown };

/** Missing values that are tried out. More would take too long. */
const MAX_MISSING = 3;
const MAX_PROBES = 8;
/** Costlier answers are not tried out. */
const MAX_COST_MS = 5;

/** A part of an answer with only the figures that do not depend on the missing values; undefined if there is none. */
export function independentFigures(
  id: string,
  draft: Draft,
  problems: readonly Problem[],
  language: Language,
): (Record<string, unknown> & { readonly summary: string }) | undefined {
  const calculator = calculatorBy(id);
  if (!calculator || problems.length === 0 || problems.length > MAX_MISSING || problems.some(({ code }) => code !== 'MISSING'))
    return undefined;
  const answers: PublicAnswer[] = [];
  for (let probe = 0; probe < MAX_PROBES; probe++) {
    const tried: Branch = structuredClone(draft as Branch);
    if (!problems.every(({ path }) => fillIn(tried, path, calculator.input, probe))) continue;
    const checked = check(calculator, tried);
    if (!checked.ok || costOf(calculator, checked.value) > MAX_COST_MS) continue;
    const result = ask<string>(id, tried as never, { language });
    if (result.ok) answers.push(result.answer as PublicAnswer);
  }
  const [first, ...others] = answers;
  if (!first || others.length === 0) return undefined;
  const kept = Object.entries(first).filter(
    ([name, value]) =>
      name in calculator.output &&
      (calculator.principal?.some((path) => path.split('.')[0] === name) ?? true) &&
      hasValue(value) &&
      others.every((other) => JSON.stringify(other[name]) === JSON.stringify(value)),
  );
  if (!others.every(({ allowed }) => allowed === first.allowed)) return undefined;
  if (!first.allowed && first.refusal && others.every(({ refusal }) => refusal?.code === first.refusal?.code))
    return { ...Object.fromEntries(kept), allowed: false, summary: first.summary };
  if (kept.length === 0) return undefined;
  const summary = kept.map(([name, value]) => `${(calculator.output[name] as Field).label[language]}: ${shown(value)}`).join('; ');
  return { ...Object.fromEntries(kept), allowed: first.allowed, summary };
}

const hasValue = (value: unknown): boolean => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { fraction, decimal } = value as { readonly fraction?: string; readonly decimal?: number };
  return fraction ?? (decimal === undefined ? '…' : String(decimal));
}

/** Puts a value for the probe where one is missing. Returns false if there is no value to try. */
function fillIn(draft: Branch, path: readonly (string | number)[], fields: Fields, probe: number): boolean {
  let branch = draft;
  let inner = fields;
  for (const [at, step] of path.entries()) {
    if (typeof step === 'number') continue;
    const field = inner[step];
    if (!field) return false;
    const isLast = at === path.length - 1;
    if (isLast) {
      const value = valueFor(field, probe);
      branch[step] = value;
      return value !== undefined;
    }
    const index = path[at + 1];
    const held = branch[step];
    branch = (typeof index === 'number' && Array.isArray(held) ? held[index] : held) as Branch;
    inner = field.kind === 'object' ? field.fields : field.kind === 'list' && field.item.kind === 'object' ? field.item.fields : {};
    if (typeof branch !== 'object' || branch === null) return false;
  }
  return false;
}

/** A value of a field: a small, a middle and a large one. */
function valueFor(field: Field, probe: number): unknown {
  switch (field.kind) {
    case 'int':
    case 'number': {
      const most = Math.min(field.max, TYPICAL_MAX);
      const least = Math.min(most, field.kind === 'int' ? Math.max(field.min, 1) : field.min + 1);
      return [least, Math.ceil((least + most) / 2), most][probe % 3];
    }
    case 'boolean':
      return probe % 2 > 0;
    case 'choice':
      return Object.keys(field.type.values)[probe % Object.keys(field.type.values).length];
    case 'id':
      return field.of[probe % field.of.length];
    case 'list':
      return field.item.kind === 'object' ? [{}] : field.item.kind === 'int' ? [valueFor(field.item, probe)] : undefined;
    default:
      return undefined;
  }
}

/** Larger values of open scales are rare in play. */
const TYPICAL_MAX = 12;
