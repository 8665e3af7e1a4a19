/** A printed list of special abilities, taken apart. */

/** A list, taken apart. */
export interface SplitAbilities {
  /** Codes as printed, without blanks around them: `TUR(3/3/2,IF1)` is one. */
  readonly codes: readonly string[];
  /** What was odd about the list: nothing between two commas; a parenthesis too many or too few. */
  readonly oddities: readonly ('EMPTY' | 'UNBALANCED')[];
}

/**
 * Takes a list apart at its commas, those within parentheses excepted. Where a parenthesis is never closed, what follows it is
 * one code up to the end.
 * @example splitAbilities('AC2/2/-, TUR(3/3/2,IF1)').codes // ['AC2/2/-', 'TUR(3/3/2,IF1)']
 */
export function splitAbilities(printed: string | null): SplitAbilities {
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
