/** Situations in addresses: `?skill=4&inches=8`. The same form that the widgets read. */
import type { AnyCalculator } from '@rangefinder/rules';

type Draft = Readonly<Record<string, unknown>>;

const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value);

function pairsOf(value: unknown, name: string): readonly (readonly [string, string])[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => pairsOf(item, `${name}.${index}`));
  if (isDraft(value)) return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, name === '' ? key : `${name}.${key}`));
  return value === undefined || value === null ? [] : [[name, String(value)]];
}

/** The query of a calculator’s page that restores a draft. */
export function searchOf(_: AnyCalculator, draft: Draft): string {
  const search = new URLSearchParams(pairsOf(draft, '').map(([name, value]) => [name, value])).toString();
  return search === '' ? '' : `?${search}`;
}
