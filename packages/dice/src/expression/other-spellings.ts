/**
 * Spellings of other programs and of spoken language that this language does not have, and the same in its own spelling: `4d6cs>4`
 * of Roll20, `10d10t8`, `d20 advantage`. They are proposed, not read, because several have more than one meaning.
 */
import type { DiceExpression } from './ast.js';
import { type Failed, failure } from './errors.js';
import { format } from './format.js';
import { impossiblePasses, testOfSum } from './impossible-passes.js';
import { toHalfWidth, tokenize } from './lexer.js';
import { parseTokens } from './parser.js';

interface Rule {
  readonly pattern: RegExp;
  /** Replacements, one for each meaning. */
  readonly by: readonly string[];
}

const DICE = String.raw`(\d*[dдк]\d+)`;
/** The beginning and the end of a word, in any script. */
const WORD = String.raw`(?<![\p{L}])`;
const END = String.raw`(?![\p{L}])`;
/** A number and all above it: `5+`, `5 or better`. */
const OR_BETTER = String.raw`(\d+)(?:\+|\s+(?:or\s+(?:better|more|higher|above)|(?:или|и)\s+(?:больше|лучше|выше)))`;
/** A pattern that ignores case and the size of spaces. */
const words = (text: string, flags = 'iu'): RegExp => new RegExp(text.replaceAll(' ', String.raw`\s+`), flags);

const WORDS_FOR_LOWEST = 'меньший|меньшего|меньшую|меньшей|наименьший|наименьшую|наименьшей|худший|худшего|худшую|худшей';
const WORDS_FOR_HIGHEST = 'больший|большего|большую|большей|наибольший|наибольшую|наибольшей|лучший|лучшего|лучшую|лучшей';

/** A text behind dice that begins with such a word is more than a comment: it changes the dice. */
const CHANGING =
  '(?:[\\p{L}\\s]*(?<!\\p{L}))?(?:keep|drop|re-?roll|explod|count|highest|lowest|best|worst|more|less|over|under|least|most|success|взрыв|брос|переброс|отброс|сброс|остав|лучш|худш|больш|меньш|успех)';

const RULES: readonly Rule[] = [
  // What stands around an expression.
  { pattern: /^\s*[/!]?(?:roll|r|gmroll|output|бросок)\s+/iu, by: [''] },
  { pattern: /^\s*\[+([^[\]]*)\]+\s*$/u, by: ['$1'] },
  { pattern: /^\s*(?:sum|сумма)\s*\((.*)\)\s*$/iu, by: ['$1'] },
  { pattern: /^\s*(\p{L}[\p{L}\s]*):\s*(.*)$/u, by: ['$2 # $1'] },
  { pattern: /^\s*\+\s*/u, by: [''] },
  { pattern: /[’'`"]/gu, by: [''] },
  { pattern: /\/\*.*?\*\//gsu, by: [''] },
  // Foundry and Roll20 put groups in braces.
  { pattern: /^\s*\{([^{},]+)\}(.*)$/u, by: ['$1$2'] },
  { pattern: /^\s*\{([^{}]+)\}\s*$/u, by: ['$1'] },
  // Signs.
  { pattern: /=>/gu, by: ['>='] },
  { pattern: /=</gu, by: ['<='] },
  { pattern: words(`${WORD}(?:plus|плюс)${END}`, 'giu'), by: ['+'] },
  { pattern: words(`${WORD}(?:minus|минус)${END}`, 'giu'), by: ['-'] },
  { pattern: words(`${WORD}(?:times|умножить на)${END}`, 'giu'), by: ['*'] },
  // Dice.
  { pattern: /^(\s*\d*)\s*t\s*(\d+)/iu, by: ['$1d$2'] },
  { pattern: /(?<=[dдк])00(?!\d)/giu, by: ['%'] },
  { pattern: /^(\s*\d+)\s*k\s*(\d+)/iu, by: ['$1d$2'] },
  { pattern: /(?<=[dдк]F)\.[12]/giu, by: [''] },
  { pattern: /(\d+)\s*\(\s*d\s*(\d+)\s*\)/giu, by: ['$1d$2', '$1*(1d$2)'] },
  // Dice that are kept, dropped and rolled again.
  { pattern: words(`(?:keep|take|best|highest|top|лучшие|лучших) (\\d+) (?:of|from|из) ${DICE}`), by: ['$2kh$1'] },
  { pattern: words(`(?:worst|lowest|худшие|худших) (\\d+) (?:of|from|из) ${DICE}`), by: ['$2kl$1'] },
  { pattern: words(`(?:best|highest|лучший|лучшая) (?:of|from|из) ${DICE}`), by: ['$1kh1'] },
  { pattern: words(`(?:worst|lowest|худший|худшая) (?:of|from|из) ${DICE}`), by: ['$1kl1'] },
  { pattern: words(`drop (?:the )?lowest (?:of )?${DICE}`), by: ['$1dl1'] },
  { pattern: words(`${DICE} keep (?:the )?(?:best|highest)`), by: ['$1 kh'] },
  { pattern: words(`${DICE} keep (?:the )?(?:worst|lowest)`), by: ['$1 kl'] },
  { pattern: words(`${DICE} drop (?:the )?(?:best|highest)`), by: ['$1 dh'] },
  { pattern: words(`${DICE} drop (?:the )?(?:worst|lowest)`), by: ['$1 dl'] },
  { pattern: new RegExp(`${DICE}\\s*kb(?=\\d)`, 'iu'), by: ['$1kh'] },
  { pattern: new RegExp(`${DICE}\\s*kw(?=\\d)`, 'iu'), by: ['$1kl'] },
  { pattern: new RegExp(`${DICE}\\s*[-−–]\\s*L${END}`, 'u'), by: ['$1dl1'] },
  { pattern: new RegExp(`${DICE}\\s*[-−–]\\s*H${END}`, 'u'), by: ['$1dh1'] },
  { pattern: words(`drop (?:the )?highest (?:of )?${DICE}`), by: ['$1dh1'] },
  { pattern: new RegExp(`${DICE}\\s*(?:оставить|лучшие|best|top|highest|h)\\s*(\\d+)`, 'iu'), by: ['$1kh$2'] },
  { pattern: new RegExp(`${DICE}\\s*(?:худшие|worst|lowest|l)\\s*(\\d+)`, 'iu'), by: ['$1kl$2'] },
  { pattern: words(`${DICE} (?:без|минус|отбросить|сбросить|убрать) (?:${WORDS_FOR_LOWEST})`), by: ['$1dl1'] },
  { pattern: words(`${DICE} (?:без|минус|отбросить|сбросить|убрать) (?:${WORDS_FOR_HIGHEST})`), by: ['$1dh1'] },
  { pattern: /[{(]\s*1?d(\d+)\s*,\s*1?d\1\s*[})]\s*k[h]?1?/iu, by: ['2d$1kh1'] },
  { pattern: /max\s*\(\s*1?d(\d+)\s*,\s*1?d\1\s*\)/iu, by: ['2d$1kh1'] },
  { pattern: /min\s*\(\s*1?d(\d+)\s*,\s*1?d\1\s*\)/iu, by: ['2d$1kl1'] },
  { pattern: /^\s*1?[dдк](\d+)\s*(?:with\s+)?(?:adv(?:antage)?|(?:с\s+)?преимуществом?)(?![\p{L}])/iu, by: ['2d$1kh1'] },
  { pattern: /^\s*1?[dдк](\d+)\s*(?:with\s+)?(?:dis(?:adv(?:antage)?)?|(?:с\s+)?помехой)(?![\p{L}])/iu, by: ['2d$1kl1'] },
  { pattern: words(`\\s*,?\\s*(?:re-?roll(?:ing)?|переброс\\p{L}*) (?:ones|1s|единиц\\p{L}*)${END}`), by: ['r1'] },
  { pattern: words(`\\s*,?\\s*(?:re-?roll(?:ing)?|переброс\\p{L}*) (\\d+)s?`), by: ['r$1'] },
  { pattern: /rr(\d+)/giu, by: ['r$1'] },
  { pattern: /r1r2(?!r)/giu, by: ['r<=2'] },
  // Dice that are counted.
  { pattern: words(`^\\s*(?:at least|min|не менее|хотя бы|минимум) (\\d+) (?:of|on|out of|из|на) (.+)$`), by: ['($2)>=$1'] },
  {
    pattern: words(`^\\s*(\\d+) (?:success(?:es)?|hits?|успех\\p{L}*|попадание|попадания|попаданий) (?:of|on|with|на|из) (.+)$`),
    by: ['($2)>=$1', '($2)=$1'],
  },
  { pattern: new RegExp(`^\\s*${OR_BETTER}\\s*(?:on|with|with a|на)\\s+(?:an?\\s+)?${DICE}\\s*$`, 'iu'), by: ['$2>=$1'] },
  { pattern: new RegExp(`${DICE}\\s*(?:(?:on|at|на|при)\\s+(?:an?\\s+)?|@\\s*|\\s)${OR_BETTER}(?!\\s*[\\d(dдк])`, 'iu'), by: ['$1>=$2'] },
  // Roll20 counts the number itself with `>`, Foundry does not.
  { pattern: /c[sf]?([<>])(\d+)/giu, by: ['$1$2', '$1=$2'] },
  { pattern: /c[sf]?([<>]=)(\d+)/giu, by: ['$1$2'] },
  { pattern: /c[sf]=?(\d+)/giu, by: ['=$1'] },
  { pattern: /(?<=\d)[ts](\d+)/giu, by: ['>=$1'] },
  { pattern: words(`^\\s*(.+?) (?:at least|не меньше|не менее) (\\d+)\\s*$`), by: ['($1)>=$2', '$1>=$2'] },
  { pattern: words(`^\\s*(.+?) (?:roll )?(?:over|more than|больше) (\\d+)\\s*$`), by: ['($1)>$2', '$1>$2'] },
  { pattern: words(`^\\s*(.+?) (?:at most|не больше|не более) (\\d+)\\s*$`), by: ['($1)<=$2', '$1<=$2'] },
  { pattern: words(`^\\s*(.+?) (?:roll )?(?:under|less than|меньше) (\\d+)\\s*$`), by: ['($1)<$2', '$1<$2'] },
  // Opposed rolls and difficulties.
  {
    pattern: words(`^\\s*(.*?[^\\s])\\s*(?:(?:vs\\.?|against|versus|против) )?(?:ac|dc|tn|кд|кс|сл)\\s*(\\d+)\\s*$`),
    by: ['($1)>=$2'],
  },
  { pattern: words(`^(.*?)${WORD}(?:against|versus|v|opposed(?: (?:to|by))?|против)${END}(.*)$`), by: ['($1)>($2)', '($1)>=($2)'] },
  { pattern: /\s*[;|]\s*|(?<=[dдк]\d+)\s*,\s*(?=\d*[dдк])/giu, by: [' + '] },
  { pattern: /(?<=[dдк]\d+)[xх](?=\d)/giu, by: ['*'] },
  { pattern: new RegExp(`(?<!keep|drop|highest|lowest)\\s+(?!${CHANGING})([\\p{L}][\\p{L}\\s.]*)$`, 'iu'), by: [' # $1'] },
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

/** Signs and words for dice that roll again on the highest face: `3d6!`, `3d6!>4`, `2d6x>=5`, `2d6e6`, `exploding 2d6`, `explode(d6)`. */
const EXPLODING: readonly (readonly [pattern: RegExp, calm: string])[] = [
  [/^\s*\[?\s*(?:exploding|explode|взрыв\p{L}*)\s*\(?\s*(\d*[dдк]\d+)\s*[)\]]*/iu, '$1'],
  [/(\d*[dдк]\d+)\s*(?:!{1,2}[po]?(?!=)|(?:explod(?:es?|ed|ing)|exp|ex|e|взрыв\p{L}*)(?![\p{L}]))\s*(?:[<>=]*\d+)?/iu, '$1'],
  // A number alone behind an x multiplies.
  [/(\d*[dдк]\d+)\s*(?:x\s*[<>=]+\s*\d+|xo\s*[<>=]*\d*|x\s*$)/iu, '$1'],
  [/(\d*[dдк]\d+[<>=]+\d+)!+/iu, '$1'],
];
const calmed = (text: string): string => EXPLODING.reduce((calm, [pattern, by]) => calm.replace(pattern, by), text);

/**
 * The error that proposes another spelling of a text, in place of a syntax error; undefined if none is known.
 * @example proposal('10d10t8', error) // other-spelling, expected ['10d10>=8']
 */
export function proposal(text: string, { error }: Failed): Failed | undefined {
  const half = toHalfWidth(text);
  const { position, found } = error;
  const calm = calmed(half);
  const without = calm === half ? undefined : parsed(calm);
  if (without !== undefined) return failure('endless', position, found, [format(without)]);
  const others = spellingsOf(half).filter((other) => other !== half && parsed(other) !== undefined);
  if (others.length === 0) return undefined;
  return failure('other-spelling', position, found, [...new Set(others.map((other) => spelled(other)))]);
}

/** The canonical spelling with its comment. What no die can show is meant as a sum, since a proposal has to be accepted. */
function spelled(text: string): string {
  const expression = parsed(text);
  const comment = /\s#.*$/su.exec(text)?.[0] ?? '';
  if (expression === undefined) return text;
  const impossible = impossiblePasses(expression);
  return format(impossible === expression ? testOfSum(impossible) : expression) + comment;
}
