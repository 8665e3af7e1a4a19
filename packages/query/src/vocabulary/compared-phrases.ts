/** Comparisons of figures in words, in both orders: `under # pv`, `pv under #`, `tmm # or better`. */

/** Words of a comparison before a number, and behind it. */
export interface Comparison {
  readonly before: readonly string[];
  readonly behind: readonly string[];
}

/**
 * Phrases that compare figures. The longer a phrase, the sooner it is taken.
 * @param figures words of each figure by its field
 * @param comparisons words of each sign
 * @example comparedPhrases({ tmm: ['tmm'] }, { '>=': { before: ['at least'], behind: ['or better'] } })['tmm # or better'] // 'tmm>=#'
 */
export function comparedPhrases(
  figures: Readonly<Record<string, readonly string[]>>,
  comparisons: Readonly<Record<string, Comparison>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([field, names]) =>
      names.flatMap((name) => [
        [`${name} #`, `${field}:#`],
        [`# ${name}`, `${field}:#`],
        ...rangesOf(name).map((phrase) => [phrase, `${field}:#..#`] as const),
        ...Object.entries(comparisons).flatMap(([sign, words]) => compared(name, `${field}${sign}#`, words)),
      ]),
    ),
  );
}

const RANGES = ['between # and #', 'from # to #', '# to #', '#-#', 'от # до #', 'между # и #'];
const rangesOf = (name: string): readonly string[] => RANGES.flatMap((range) => [`${name} ${range}`, `${range} ${name}`]);

const compared = (name: string, query: string, { before, behind }: Comparison): readonly (readonly [string, string])[] => [
  ...before.flatMap((word) => [[`${name} ${word} #`, query] as const, [`${word} # ${name}`, query] as const]),
  ...behind.flatMap((word) =>
    (word === '+' ? [`${name} #+`, `#+ ${name}`] : [`${name} # ${word}`, `# ${word} ${name}`, `# ${name} ${word}`]).map(
      (phrase) => [phrase, query] as const,
    ),
  ),
];

/**
 * Phrases that ask for the most or the least of a figure: `highest armor` sorts by armor.
 * @param superlatives words for the most, and for the least
 * @example superlativePhrases({ armor: ['armor'] }, { most: ['highest'], least: [] })['highest armor'] // 'sort:-armor'
 */
export const superlativePhrases = (
  figures: Readonly<Record<string, readonly string[]>>,
  { most, least }: { readonly most: readonly string[]; readonly least: readonly string[] },
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([field, names]) =>
      names.flatMap((name) => [
        ...most.map((word) => [`${word} ${name}`, `sort:-${field}`] as const),
        ...least.map((word) => [`${word} ${name}`, `sort:${field}`] as const),
      ]),
    ),
  );
