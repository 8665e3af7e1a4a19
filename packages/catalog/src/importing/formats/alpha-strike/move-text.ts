/** Moves as cards print them, put together from what other formats keep of them. */

/** Thrust and the drift of airships and satellites are no inches. */
const WITHOUT_INCHES = ['a', 'k', 'i', 'p'];
/** What flies without a letter of its own. */
const VESSELS = ['SC', 'DS', 'DA', 'JS', 'WS', 'SS'];
/** Letters that formats spell without their parentheses. */
const SPELLED: Readonly<Record<string, string>> = { jump: 'j', wb: 'w(b)', wm: 'w(m)', ms: 'm(s)' };

/**
 * A mode as cards print it.
 * @example modeText(12, 'wb', 'SV') // '12"w(b)'
 */
export function modeText(move: number | string, given: string | null | undefined, type: string): string {
  const letters = given?.trim().toLowerCase() ?? '';
  const suffix = SPELLED[letters] ?? letters;
  return `${move}${WITHOUT_INCHES.includes(suffix) || VESSELS.includes(type) ? '' : '"'}${suffix}`;
}

const MODE = /^(\d+(?:\.\d+)?)["”″]?([a-z()]*)$/i;

/**
 * A move with its inch marks, whether they are printed or not; what cannot be read stays as it is.
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
