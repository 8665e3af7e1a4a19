/** Builds moves as cards print them from the values of other formats. */

/** Modes that are not measured in inches: thrust, and the drift of airships and satellites. */
const WITHOUT_INCHES = ['a', 'k', 'i', 'p'];
/** Types that fly without a mode letter. */
const VESSELS = ['SC', 'DS', 'DA', 'JS', 'WS', 'SS'];
/** Mode letters that formats write without parentheses. */
const SPELLED: Readonly<Record<string, string>> = { jump: 'j', wb: 'w(b)', wm: 'w(m)', ms: 'm(s)' };

/**
 * A movement mode as cards print it.
 * @example modeText(12, 'wb', 'SV') // '12"w(b)'
 */
export function modeText(move: number | string, given: string | null | undefined, type: string): string {
  const letters = given?.trim().toLowerCase() ?? '';
  const suffix = SPELLED[letters] ?? letters;
  return `${move}${WITHOUT_INCHES.includes(suffix) || VESSELS.includes(type) ? '' : '"'}${suffix}`;
}

const MODE = /^(\d+(?:\.\d+)?)["”″]?([a-z()]*)$/i;

/**
 * A move with inch marks. A move that cannot be parsed stays as it is.
 * @example withInchMarks('10/6j', 'BM') // '10"/6"j'
 */
export const withInchMarks = (printed: string, type: string): string =>
  printed
    .split('/')
    .map((part) => {
      const [, move, letters] = MODE.exec(part.trim()) ?? [];
      return move === undefined ? part : modeText(move, letters, type);
    })
    .join('/');
