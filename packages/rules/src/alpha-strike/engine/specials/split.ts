/** Splits a printed list of special abilities. */

/** The parts of a list. */
export interface SplitAbilities {
  /** Codes as printed, trimmed: `TUR(3/3/2,IF1)` is a single code. */
  readonly codes: readonly string[];
  /** Irregularities of the list: nothing between two commas, or unbalanced parentheses. */
  readonly oddities: readonly ('EMPTY' | 'UNBALANCED')[];
}

/**
 * Splits a list at its commas, except those within parentheses. After an unclosed parenthesis, the rest is a single code.
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
