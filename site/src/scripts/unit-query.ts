/**
 * The catalog’s query language over units that are already here: `atlas pv<=30 size:3 special:ECM move>=10`. Used when the
 * service takes no query or cannot be reached; otherwise the service answers it over the whole catalog. Pure.
 */
import type { CatalogUnit } from './catalog-api.js';

type Test = (unit: CatalogUnit) => boolean;

export interface UnitQuery {
  /** Words to be found among names. */
  readonly words: string;
  readonly fits: Test;
  /** Filters that nobody knows. */
  readonly unknown: readonly string[];
}

const COMPARED: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  ':': (one, other) => one === other,
  '=': (one, other) => one === other,
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
};

const FIGURES = ['size', 'tmm', 'armor', 'structure', 'skill', 'rank', 'durability', 'ammunition', 'move'] as const;
const same = (one: unknown, other: string): boolean => typeof one === 'string' && one.toLowerCase() === other.toLowerCase();

const TEXTS: Readonly<Record<string, (unit: CatalogUnit, wanted: string) => boolean>> = {
  system: ({ system }, wanted) => same(system, wanted),
  kind: ({ kind }, wanted) => same(kind, wanted),
  faction: ({ faction, factionRu }, wanted) => same(faction, wanted) || same(factionRu, wanted),
  role: ({ stats = {} }, wanted) => same(stats.role, wanted),
  special: ({ stats = {} }, wanted) =>
    Array.isArray(stats.specials) && stats.specials.some((one) => String(one).toLowerCase().startsWith(wanted.toLowerCase())),
};

/** A figure of a unit by its name; `move` is the longest printed one. */
function figureOf({ cost, stats = {} }: CatalogUnit, name: string): number | undefined {
  if (name === 'pv' || name === 'cost') return cost ?? undefined;
  const value = stats[name];
  if (typeof value === 'number') return value;
  const numbers = typeof value === 'string' ? value.match(/\d+/g)?.map(Number) : undefined;
  return numbers && Math.max(...numbers);
}

const isFigure = (name: string): boolean => name === 'pv' || name === 'cost' || (FIGURES as readonly string[]).includes(name);

/** The test that a filter stands for; undefined when its name or value means nothing. */
function testOf(name: string, sign: string, value: string): Test | undefined {
  const text = TEXTS[name];
  if (text) return sign === ':' || sign === '=' ? (unit) => text(unit, value) : undefined;
  const compared = COMPARED[sign];
  if (!isFigure(name) || !compared || !/^\d+$/.test(value)) return undefined;
  return (unit) => {
    const figure = figureOf(unit, name);
    return figure !== undefined && compared(figure, Number(value));
  };
}

const PART = /([a-z]+)(<=|>=|[:=<>])("[^"]*"|[^\s"]+)|"([^"]*)"|(\S+)/giu;

/** Reads a query. `parseUnitQuery('atlas pv<=60').words` // 'atlas' */
export function parseUnitQuery(text: string): UnitQuery {
  const parts = [...text.matchAll(PART)].map(([whole, name, sign, value, quoted, word]) => {
    if (name === undefined || sign === undefined || value === undefined) return { word: quoted ?? word ?? '' };
    return { whole, test: testOf(name.toLowerCase(), sign, value.replaceAll('"', '')) };
  });
  const tests = parts.flatMap((part) => ('test' in part && part.test ? [part.test] : []));
  return {
    words: parts.flatMap((part) => ('word' in part && part.word ? [part.word] : [])).join(' '),
    fits: (unit) => tests.every((test) => test(unit)),
    unknown: parts.flatMap((part) => ('whole' in part && !part.test ? [part.whole] : [])),
  };
}
