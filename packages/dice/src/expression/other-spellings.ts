/**
 * Spellings of other programs and of spoken language that this language does not have, and the same in its own spelling: `4d6cs>4`
 * of Roll20, `10d10t8`, `d20 advantage`. They are proposed, not read, because several have more than one meaning.
 */
import type { DiceExpression } from './ast.js';
import { type Failed, failure } from './errors.js';
import { format } from './format.js';
import { toHalfWidth, tokenize } from './lexer.js';
import { parseTokens } from './parser.js';

interface Rule {
  readonly pattern: RegExp;
  /** Replacements, one for each meaning. */
  readonly by: readonly string[];
}

const DICE = String.raw`(\d*[dдк]\d+)`;
/** The beginning of a word, in any script. */
const WORD = String.raw`(?<![\p{L}])`;

const RULES: readonly Rule[] = [
  { pattern: /^\s*[/!]?(?:roll|r|gmroll|бросок)\s+/iu, by: [''] },
  { pattern: /^\s*\+\s*/u, by: [''] },
  { pattern: /[’'`"]/gu, by: [''] },
  { pattern: /^(\s*\d+)\s*k\s*(\d+)/iu, by: ['$1d$2'] },
  { pattern: /(\d+)\s*\(\s*d\s*(\d+)\s*\)/giu, by: ['$1d$2', '$1*(1d$2)'] },
  { pattern: new RegExp(`(?:keep|take|best|highest|top|лучшие|лучших)\\s+(\\d+)\\s+(?:of|from|из)\\s+${DICE}`, 'iu'), by: ['$2kh$1'] },
  { pattern: new RegExp(`(?:worst|lowest|худшие|худших)\\s+(\\d+)\\s+(?:of|from|из)\\s+${DICE}`, 'iu'), by: ['$2kl$1'] },
  { pattern: new RegExp(`drop\\s+(?:the\\s+)?lowest\\s+(?:of\\s+)?${DICE}`, 'iu'), by: ['$1dl1'] },
  { pattern: new RegExp(`drop\\s+(?:the\\s+)?highest\\s+(?:of\\s+)?${DICE}`, 'iu'), by: ['$1dh1'] },
  { pattern: new RegExp(`${DICE}\\s*(?:оставить|лучшие|best|top|highest|h)\\s*(\\d+)`, 'iu'), by: ['$1kh$2'] },
  { pattern: new RegExp(`${DICE}\\s*(?:худшие|worst|lowest|l)\\s*(\\d+)`, 'iu'), by: ['$1kl$2'] },
  { pattern: /^\s*1?[dдк](\d+)\s*(?:with\s+)?(?:adv(?:antage)?|(?:с\s+)?преимуществом?)(?![\p{L}])/iu, by: ['2d$1kh1'] },
  { pattern: /^\s*1?[dдк](\d+)\s*(?:with\s+)?(?:dis(?:adv(?:antage)?)?|(?:с\s+)?помехой)(?![\p{L}])/iu, by: ['2d$1kl1'] },
  // Roll20 counts the number itself with `>`, Foundry does not.
  { pattern: /c[sf]([<>])(\d+)/giu, by: ['$1$2', '$1=$2'] },
  { pattern: /c[sf]([<>]=)(\d+)/giu, by: ['$1$2'] },
  { pattern: /(?:cs|t)=?(\d+)/giu, by: ['>=$1'] },
  { pattern: /rr(\d+)/giu, by: ['r$1'] },
  { pattern: new RegExp(`${WORD}(?:against|versus|против)(?![\\p{L}])`, 'giu'), by: [' > ', ' >= '] },
  { pattern: /\s*[;|]\s*|(?<=[dдк]\d+)\s*,\s*(?=\d*[dдк])/giu, by: [' + '] },
  { pattern: /\s+([\p{L}][\p{L}\s.]*)$/u, by: [' # $1'] },
];

const MAX_PROPOSALS = 4;

/** All spellings that rules make of a text, one after another. */
const spellingsOf = (text: string): readonly string[] =>
  RULES.reduce<readonly string[]>(
    (texts, { pattern, by }) =>
      texts
        .flatMap((each) => {
          const replaced = by.map((other) => each.replace(pattern, other));
          return replaced.every((other) => other === each) || parsed(each) ? [each] : replaced;
        })
        .slice(0, MAX_PROPOSALS),
    [text],
  );

function parsed(text: string): DiceExpression | undefined {
  const result = parseTokens(tokenize(text));
  return result.ok ? result.value : undefined;
}

/** Signs and words for dice that roll again on the highest face: `3d6!`, `3d6!>4`, `2d6e6`, `2d6ex`. */
const EXPLODING = /(\d*[dдк]\d+)\s*(!{1,2}p?(?!=)|(?:explode[sd]?|exp|ex|e|взрыв\p{L}*)(?![\p{L}]))\s*(?:[<>=]*\d+)?/iu;

/**
 * The error that proposes another spelling of a text, in place of a syntax error; undefined if none is known.
 * @example proposal('10d10t8', error) // other-spelling, expected ['10d10>=8']
 */
export function proposal(text: string, { error }: Failed): Failed | undefined {
  const half = toHalfWidth(text);
  const { position, found } = error;
  const calm = half.replace(EXPLODING, '$1');
  const without = calm === half ? undefined : parsed(calm);
  if (without !== undefined) return failure('endless', position, found, [format(without)]);
  const others = spellingsOf(half).filter((other) => other !== half && parsed(other) !== undefined);
  if (others.length === 0) return undefined;
  return failure('other-spelling', position, found, [...new Set(others.map((other) => spelled(other)))]);
}

/** The canonical spelling with its comment. */
function spelled(text: string): string {
  const expression = parsed(text);
  const comment = /\s#.*$/su.exec(text)?.[0] ?? '';
  return expression === undefined ? text : format(expression) + comment;
}
