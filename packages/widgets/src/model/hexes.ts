/** Lines of hexes, stored as stretches of the same terrain. */
import type { Draft, Field } from '../description.js';
import { isAbsent } from './values.js';

type List = Extract<Field, { kind: 'list' }>;
type HexLine = NonNullable<List['hexes']>;
type Choice = Extract<Field, { kind: 'choice' }>;

/** The terrain field of a stretch. */
export function terrainOf({ item, hexes }: List): Choice | undefined {
  const field = item.kind === 'object' && hexes ? item.fields[hexes.terrain] : undefined;
  return field?.kind === 'choice' ? field : undefined;
}

/** The next terrain in the order of the vocabulary, the first after the last. */
export function nextTerrain({ type }: Choice, terrain: unknown): string | undefined {
  const all = Object.keys(type.values);
  return all[(all.indexOf(String(terrain)) + 1) % all.length];
}

/**
 * The line with another terrain in the hex at an index from 0. An index past the end appends a hex.
 * @example withTerrain(line, [{ terrain: 'CLEAR', hexes: 3 }], 1, 'TOWN')
 * // [{ terrain: 'CLEAR' }, { terrain: 'TOWN' }, { terrain: 'CLEAR' }]
 */
export function withTerrain(line: HexLine, stretches: readonly Draft[], at: number, terrain: string): readonly Draft[] {
  const hexes = stretches.flatMap((stretch) => oneByOne(line, stretch));
  return joined(
    line,
    at < hexes.length ? hexes.with(at, { ...hexes[at], [line.terrain]: terrain }) : [...hexes, { [line.terrain]: terrain }],
  );
}

/** The line without its last hex. */
export const withoutLast = (line: HexLine, stretches: readonly Draft[]): readonly Draft[] =>
  joined(line, stretches.flatMap((stretch) => oneByOne(line, stretch)).slice(0, -1));

/** Other values of a stretch, such as its wrecks, stay with its first hex. */
function oneByOne({ terrain, count }: HexLine, stretch: Draft): readonly Draft[] {
  const { [count]: hexes = 1, ...first } = stretch;
  return Array.from({ length: Number(hexes) }, (_, at) => (at === 0 ? first : { [terrain]: stretch[terrain] }));
}

/** Joins neighboring hexes of the same terrain into stretches. */
function joined({ terrain, count }: HexLine, hexes: readonly Draft[]): readonly Draft[] {
  const stretches: Draft[] = [];
  for (const hex of hexes) {
    const last = stretches.at(-1);
    const isMore = last?.[terrain] === hex[terrain] && Object.entries(hex).every(([name, value]) => name === terrain || isAbsent(value));
    if (last && isMore) stretches[stretches.length - 1] = { ...last, [count]: Number(last[count] ?? 1) + 1 };
    else stretches.push(hex);
  }
  return stretches;
}
