/** Words of a Hunspell dictionary: stems with the affixes that their flags allow. Compounds and two affixes of a kind are left out. */

interface Dictionary {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}

/** `SFX A ый ая [^н]ый`: a stem with flag A that ends with the condition loses `strip` and gets `add`. */
interface Rule {
  readonly flag: string;
  readonly strip: string;
  readonly condition: RegExp | undefined;
}
/** Rules by what they add. */
type Rules = Map<string, Rule[]>;

const BLANK = '[^\\S\\n]+';
const RULE = new RegExp(`^(SFX|PFX)${BLANK}(\\S)${BLANK}(\\S+)${BLANK}([^\\s/]+)(?:/\\S+)?${BLANK}(\\S+)`, 'gm');
const MAX_AFFIX_LETTERS = 12;

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const lettersOf = (part: string): string => (part === '0' ? '' : part);

function rulesOf(aff: string): Readonly<Record<'SFX' | 'PFX', Rules>> {
  const rules = { SFX: new Map() as Rules, PFX: new Map() as Rules };
  for (const [, kind, flag = '', strip = '', add = '', condition = ''] of aff.matchAll(RULE)) {
    const isSuffix = kind === 'SFX';
    const pattern = condition === '.' ? undefined : new RegExp(isSuffix ? `${condition}$` : `^${condition}`);
    const list = rules[isSuffix ? 'SFX' : 'PFX'];
    list.set(lettersOf(add), [...(list.get(lettersOf(add)) ?? []), { flag, strip: lettersOf(strip), condition: pattern }]);
  }
  return rules;
}

/** Flags by stem. */
function stemsOf(dic: string): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  for (const line of dic.split('\n').slice(1)) {
    const [stem = '', flags = ''] = (line.split(/\s/)[0] ?? '').split('/');
    stems.set(stem, (stems.get(stem) ?? '') + flags);
  }
  return stems;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/**
 * A test whether a word is spelled correctly, whatever its capitals.
 * @example spelling(ru)('атакуют') // true
 */
export function spelling(dictionary: Dictionary): (word: string) => boolean {
  const { SFX, PFX } = rulesOf(textOf(dictionary.aff));
  const stems = stemsOf(textOf(dictionary.dic));
  const has = (stem: string, flags: string): boolean => {
    const known = stems.get(stem);
    return known !== undefined && [...flags].every((flag) => known.includes(flag));
  };
  const isSuffixed = (word: string, flags: string): boolean => {
    if (has(word, flags)) return true;
    for (let length = 0; length <= Math.min(word.length, MAX_AFFIX_LETTERS); length++)
      for (const { flag, strip, condition } of SFX.get(word.slice(word.length - length)) ?? []) {
        const stem = word.slice(0, word.length - length) + strip;
        if ((condition?.test(stem) ?? true) && has(stem, flags + flag)) return true;
      }
    return false;
  };
  const isPrefixed = (word: string): boolean => {
    for (let length = 1; length < Math.min(word.length, MAX_AFFIX_LETTERS); length++)
      for (const { flag, strip, condition } of PFX.get(word.slice(0, length)) ?? []) {
        const rest = strip + word.slice(length);
        if ((condition?.test(rest) ?? true) && isSuffixed(rest, flag)) return true;
      }
    return false;
  };
  const isKnown = (word: string): boolean => isSuffixed(word, '') || isPrefixed(word);
  return (word) => isKnown(word) || isKnown(word.toLowerCase()) || isKnown(capital(word));
}
