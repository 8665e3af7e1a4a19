/** Every figure of the weapons of 5150 against a second transcription of the printed tables. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starterDrafts } from './drafts.js';

const [, ...PRINTED] = readFileSync(new URL('testing/5150-weapons.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const ARMORS = ['none', 'light', 'heavy', 'absorbing', 'reflecting', 'distorting', 'shimmer', 'exo', 'battle'] as const;

interface Stats {
  readonly range: number | null | undefined;
  readonly rateOfFire: number | null | undefined;
  readonly blastRadius: number | null | undefined;
  readonly impacts: Readonly<Record<(typeof ARMORS)[number], number | string>>;
  readonly restrictedTo: readonly string[] | null | undefined;
}

/** The tables print American names in British spelling, and bare hands as `unarmed`. */
const NAMES: Readonly<Record<string, string>> = { 'bare hands': 'unarmed', 'large-caliber pistol': 'large-calibre pistol' };
const mark = (restrictedTo: readonly string[] | null | undefined): string => (restrictedTo ? (restrictedTo.length > 2 ? ' *' : ' **') : '');

const rows = starterDrafts()
  .weapons.filter(({ id, system }) => system === '5150' && id !== '5150/improvised')
  .map(({ names, stats, cost }) => {
    const { range, rateOfFire, blastRadius, impacts, restrictedTo } = stats as unknown as Stats;
    const name = names.en.toLowerCase();
    const fire = blastRadius ? `blast ${blastRadius}` : rateOfFire;
    return [`${NAMES[name] ?? name}${mark(restrictedTo)}`, range ?? '–', fire, ...ARMORS.map((armor) => impacts[armor]), cost].join('\t');
  });

test('every figure is that of the printed tables', () => {
  expect(PRINTED).toHaveLength(17);
  expect(rows.toSorted()).toEqual(PRINTED.toSorted());
});
