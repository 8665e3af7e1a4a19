/** Special abilities of a card: the printed list as separate codes, and the names by which they are looked for. */

/** A printed list, taken apart. */
export interface Specials {
  /** Codes as printed, without blanks around them: `TUR(3/3/2,IF1)` is one. */
  readonly codes: readonly string[];
  /** What was odd about the list. */
  readonly oddities: readonly SpecialsOddity[];
}

/** What can be odd about a printed list. */
const SPECIALS_ODDITIES = ['EMPTY', 'UNBALANCED'] as const;
/** What is odd about a printed list: nothing between two commas; a parenthesis too many or too few. */
type SpecialsOddity = (typeof SPECIALS_ODDITIES)[number];

/**
 * Takes a list apart at its commas, those within parentheses excepted. Where a parenthesis is never closed, what follows it is
 * one code up to the end.
 * @example splitSpecials('AC2/2/-, TUR(3/3/2,IF1)').codes // ['AC2/2/-', 'TUR(3/3/2,IF1)']
 */
export function splitSpecials(printed: string | null): Specials {
  if (printed === null || printed.trim() === '') return { codes: [], oddities: [] };
  const { parts, depth, wentBelow } = partsOf(printed);
  const codes = parts.map((part) => part.trim().replace(/\s+/g, ' '));
  return {
    codes: codes.filter((code) => code !== ''),
    oddities: [...(codes.includes('') ? (['EMPTY'] as const) : []), ...(depth > 0 || wentBelow ? (['UNBALANCED'] as const) : [])],
  };
}

interface Parts {
  readonly parts: readonly string[];
  readonly depth: number;
  readonly wentBelow: boolean;
}

function partsOf(printed: string): Parts {
  const parts: string[] = [];
  let [start, depth, wentBelow] = [0, 0, false];
  for (let index = 0; index < printed.length; index++) {
    const sign = printed[index];
    if (sign === '(') depth++;
    if (sign === ')' && depth-- === 0) [depth, wentBelow] = [0, true];
    if (sign !== ',' || depth > 0) continue;
    parts.push(printed.slice(start, index));
    start = index + 1;
  }
  return { parts: [...parts, printed.slice(start)], depth, wentBelow };
}

/**
 * Names under which abilities are looked for: every code whole and without its figures, those in a turret too.
 * @example specialNames(['TUR(3/3/2,IF1)', 'CASE II']) // ['tur(3/3/2,if1)', 'tur', 'if1', 'if', 'caseii']
 */
export const specialNames = (codes: readonly string[]): readonly string[] => [...new Set(codes.flatMap(namesOf))];

function namesOf(code: string): readonly string[] {
  const whole = specialKey(code);
  const inner = /^[a-z-]+\((.*)\)?$/.exec(whole)?.[1];
  const nested = inner === undefined ? [] : splitSpecials(inner.replace(/\)$/, '')).codes.filter((each) => /^[a-z]/.test(each));
  return [whole, bareName(whole), ...nested.flatMap((each) => [each, bareName(each)])];
}

/** The letters that a code begins with: `lrm1/1/2` is `lrm`. */
const bareName = (code: string): string => /^[a-z]+(?:-[a-z]+)*/.exec(code)?.[0] ?? code;

/**
 * A code as it is compared: lower case, without blanks.
 * @example specialKey('CASE II') // 'caseii'
 */
export const specialKey = (code: string): string => code.toLowerCase().replace(/\s+/g, '');
