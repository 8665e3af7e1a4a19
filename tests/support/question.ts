/** A calculator's question as GraphQL text: arguments from a draft, and every field of the answer. */
import { type AnyCalculator, type Field, type Fields, type Language, systems } from '@rangefinder/rules';

/** Finds a calculator by its public name, with the namespace of its rule set. */
export function findCalculator(slug: string, name: string): { readonly namespace: string; readonly calculator: AnyCalculator } {
  const system = systems.find((known) => known.slug === slug);
  const calculator = system?.calculators.find((known) => known.name === name);
  if (!system || !calculator) throw new Error(`no calculator ${slug} ${name}`);
  return { namespace: system.namespace, calculator };
}

const COMMON = 'allowed refusal { code text rule { id title url } } summary steps { key label value text rule { id title url } }';

/** `{ alphaStrike(lang: en) { targetNumber(skill: 4, …) { … } } }` */
export function questionOf(slug: string, name: string, draft: Readonly<Record<string, unknown>>, lang: Language = 'en'): string {
  const { namespace, calculator } = findCalculator(slug, name);
  const given = literals(calculator.input, draft);
  return `{ ${namespace}(lang: ${lang}) { ${name}${given ? `(${given})` : ''} { ${COMMON} ${selection(calculator.output)} } } }`;
}

const selection = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, field]) => `${name} ${selectionOf(field)}`)
    .join(' ');

function selectionOf(field: Field): string {
  switch (field.kind) {
    case 'chance':
      return '{ fraction decimal }';
    case 'boundedChance':
      return '{ exact fraction decimal low high }';
    case 'weapon':
    case 'armor':
      return '{ id system name nameRu }';
    case 'object':
      return `{ ${selection(field.fields)} }`;
    case 'list':
      return selectionOf(field.item);
    default:
      return '';
  }
}

const literals = (fields: Fields, draft: Readonly<Record<string, unknown>>): string =>
  Object.entries(draft)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${literal(fields[name], value)}`)
    .join(', ');

function literal(field: Field | undefined, value: unknown): string {
  if (field?.kind === 'choice' && typeof value === 'string') return value;
  if (field?.kind === 'list' && Array.isArray(value)) return `[${value.map((item) => literal(field.item, item)).join(', ')}]`;
  if (field?.kind === 'object' && typeof value === 'object' && value !== null)
    return `{ ${literals(field.fields, value as Record<string, unknown>)} }`;
  return JSON.stringify(value);
}
