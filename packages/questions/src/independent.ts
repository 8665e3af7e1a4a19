/** Figures that do not depend on what a question lacks: they are the same whatever the missing values are. */
import {
  type AnyCalculator,
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
  if (!calculator || problems.length === 0) return undefined;
  const answers: PublicAnswer[] = [];
  for (let probe = 0; probe < MAX_PROBES; probe++) {
    const found = answerWith(calculator, id, { draft, problems, probe }, language);
    if (found) answers.push(found);
  }
  const [first, ...others] = answers;
  // Fewer answers may all come from the same few values.
  if (!first || answers.length <= MAX_PROBES / 2) return undefined;
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

/** The answer with a value for each problem; undefined if there is none. What is only asked for once others are known is filled in, too. */
function answerWith(
  calculator: AnyCalculator,
  id: string,
  { draft, problems, probe }: { readonly draft: Draft; readonly problems: readonly Problem[]; readonly probe: number },
  language: Language,
): PublicAnswer | undefined {
  const tried: Branch = structuredClone(draft as Branch);
  let open = problems;
  for (let filled = open.length; filled <= MAX_MISSING; filled += open.length) {
    if (!open.every(({ path, code }) => code === 'MISSING' && fillIn(tried, path, calculator.input, probe))) return undefined;
    const checked = check(calculator, tried);
    if (checked.ok) {
      if (costOf(calculator, checked.value) > MAX_COST_MS) return undefined;
      const result = ask<string>(id, tried as never, { language });
      return result.ok ? (result.answer as PublicAnswer) : undefined;
    }
    open = checked.problems;
  }
  return undefined;
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
      // A distance may be any.
      const most = field.kind === 'number' ? field.max : Math.min(field.max, TYPICAL_MAX);
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
    case 'text':
      return field.dice
        ? tried(
            DICE.filter((dice) => field.pattern?.test(dice) ?? true),
            probe,
          )
        : undefined;
    default:
      return undefined;
  }
}

const tried = (values: readonly string[], probe: number): string | undefined => values[probe % values.length];
/** Ranges and powers that are tried. */
const DICE = ['D6', 'D12+4', '1D6', '4D12', 'D20'];
/** Larger values of open scales are rare in play. */
const TYPICAL_MAX = 12;
