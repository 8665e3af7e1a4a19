/** The name that somebody probably meant: by edit distance, capitals aside. */

/** Typing errors that are still taken for a slip of the same word; one in short words. */
const MAX_EDITS = 2;
const LETTERS_AN_EDIT = 3;
/** A longer word is no slip of a name, and comparing it costs. */
const MAX_LENGTH = 60;

/**
 * The nearest of these names to a word, if it is near at all.
 * @example closest('tmmm', ['skill', 'tmm']) // 'tmm'
 */
export function closest(word: string, names: readonly string[]): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const most = Math.min(MAX_EDITS, Math.floor(word.length / LETTERS_AN_EDIT));
  const near = names
    .map((name) => ({ name, edits: edits(word.toLowerCase(), name.toLowerCase(), most) }))
    .filter(({ edits }) => edits <= most);
  return near.toSorted((a, b) => a.edits - b.edits)[0]?.name;
}

/** Letters to put in, take out or change until one word is the other; more than `most` when their lengths differ by more. */
function edits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) row = nextRow(row, letter, to, index + 1);
  return row.at(-1) ?? 0;
}

/** The distances of the beginning of a word that is one letter longer, to every beginning of the other. */
function nextRow(above: readonly number[], letter: string, to: string, first: number): number[] {
  const row = [first];
  for (let column = 1; column <= to.length; column++) {
    const changed = (above[column - 1] ?? 0) + (to[column - 1] === letter ? 0 : 1);
    row.push(Math.min(changed, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1));
  }
  return row;
}
