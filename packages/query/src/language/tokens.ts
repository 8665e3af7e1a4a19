/** Tokenizer of the query language: splits a query into tokens with their positions. */

/** How a field is compared with a value. */
export type Operator = '<=' | '>=' | '<' | '>' | '=' | '!=' | ':';

/** All spellings of operators. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  ...{ '<=': '<=', '=<': '<=', '≤': '<=', '>=': '>=', '=>': '>=', '≥': '>=', '!=': '!=', '<>': '!=', '≠': '!=' },
  ...{ '==': '=', '<': '<', '>': '>', '=': '=', ':': ':' },
};

/**
 * The operator of a spelling.
 * @example operatorOf('≤') // '<='
 */
export const operatorOf = (sign: string): Operator => OPERATORS[sign] ?? ':';

/** The offset of a token in the query, and its source text. */
export interface Place {
  readonly at: number;
  readonly written: string;
}

/** A value of a condition. */
export interface Value extends Place {
  readonly text: string;
}

export interface ConditionToken extends Place {
  readonly kind: 'condition';
  readonly field: string;
  readonly operator: Operator;
  /** The operator as written. */
  readonly sign: string;
  /** The values, which commas separate. */
  readonly values: readonly Value[];
}

/** A word, or several in quotation marks. */
export interface TextToken extends Place {
  readonly kind: 'text';
  readonly text: string;
  readonly quoted: boolean;
}

interface SignToken extends Place {
  /** `all` joins words that a unit must have; `and` is a word that may be left out. */
  readonly kind: 'open' | 'close' | 'or' | 'and' | 'all' | 'not' | 'stray';
}

/** A condition, a text, or a sign between them. */
export type Token = ConditionToken | TextToken | SignToken;

const FIELD = /(\p{L}[\p{L}\d]*)\s*(<=|=<|>=|=>|!=|<>|==|[≤≥≠<>=:])\s*/uy;
const QUOTED = /"([^"]*)"|«([^»]*)»|“([^”]*)”|„([^“”]*)[“”]/uy;
/** An apostrophe is a quotation mark only before a value: it begins and ends words of names. */
const QUOTED_VALUE = /'([^']*)'(?=[\s,)]|$)|‘([^’]*)’(?=[\s,)]|$)/uy;
/** A number before a field: `20<=pv`. */
const NUMBER_FIRST = /(\d+(?:\.\d+)?)\s*(<=|=<|>=|=>|[≤≥<>])\s*(?=(\p{L}[\p{L}\d]*)\s*(?:<=|=<|>=|=>|[≤≥<>]|\s|[()]|$))/uy;
const TURNED: Readonly<Record<string, Operator>> = { '<=': '>=', '>=': '<=', '<': '>', '>': '<' };
/** A direction behind an order: `sort:pv desc`. */
const ORDERS = /^(?:sort|order|порядок)$/iu;
const DIRECTION = /\s+(?:asc|desc)(?:ending)?(?![\p{L}\d])/iuy;
const MINUS = /[-−–!](?=[\p{L}\d("«“*])/uy;
/** Two minuses, or one that nothing follows, which negates nothing. */
const LONE_MINUS = /[-−–!]+(?=[-−–!()\s]|$)/uy;
const WORD = /[^\s()]+/uy;
const STRAY = /(?:<=|=<|>=|=>|!=|<>|==|[≤≥≠<>=:~^])+\s*\S*/uy;
/** Signs of conditions in a word: `<`, `dmg.long:4`. A slash between letters or digits belongs to a name: AC/2. */
const OPERATOR_WITHIN = /[<>=≤≥≠~^|&]|^\/|\/$|^\p{L}[\p{L}\d]*(?:[._-][\p{L}\d]+)+:\S/u;
/** After these, `or` is a part of a comparison in words: two or better. */
const COMPARING =
  /^\s*(?:better|more|less|higher|lower|fewer|above|below|under|over|up|больше|меньше|лучше|выше|ниже|более|менее)(?![\p{L}\d])/iu;
const JOINING: Readonly<Record<string, 'or' | 'and' | 'all' | 'not'>> = {
  ...{ or: 'or', или: 'or', '|': 'or', '||': 'or', and: 'and', и: 'and', '&': 'all', '&&': 'all', not: 'not', не: 'not' },
};
/** In capitals, an `and` means that a unit must have the words on both sides. */
const ALL = ['AND', 'И'];

/** A comma behind a condition, as in a sentence. Another condition follows, or nothing. */
const COMMA_BETWEEN = /,(?=\s*$|\s+[-−–!(]*\p{L}[\p{L}\d]*\s*(?:[<>=!]|[≤≥≠:]))/uy;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  const sticky = new RegExp(pattern);
  sticky.lastIndex = at;
  return sticky.exec(text);
};

/** Whether a name before a sign is meant as that of a field. */
type MayBeField = (name: string) => boolean;

/**
 * The tokens of a query, in order.
 * @param mayBeField tells names of fields from words before a colon and a space, as in `Battlefield Support: Fire Lance`
 * @example tokenize('pv<=30 "rifle"') // a condition at 0, a text at 7
 */
export function tokenize(query: string, mayBeField: MayBeField = () => true): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    const turned = numberFirst(query, at);
    if (/\s/u.test(query.charAt(at))) at++;
    else if (turned !== undefined) {
      tokens.push(turned.token);
      at = turned.end;
    } else {
      const token = tokenAt(query, at, mayBeField);
      tokens.push(token);
      at += Math.max(1, token.written.length);
    }
  }
  return tokens;
}

/** A condition with its number first. In `20<=pv<=30` the next one begins at the same field. */
function numberFirst(query: string, at: number): { readonly token: ConditionToken; readonly end: number } | undefined {
  const [head = '', number = '', sign = '', field = ''] = matchAt(NUMBER_FIRST, query, at) ?? [];
  const operator = TURNED[operatorOf(sign)];
  if (operator === undefined || head === '') return undefined;
  const written = head + field;
  const values = [{ at, written: number, text: number }];
  const end = at + (matchAt(FIELD, query, at + head.length) === null ? written : head).length;
  return { token: { kind: 'condition', at, written, field: field.toLowerCase(), operator, sign, values }, end };
}

function tokenAt(query: string, at: number, mayBeField: MayBeField): Token {
  const sign = { '(': 'open', ')': 'close' }[query.charAt(at)] as 'open' | 'close' | undefined;
  if (sign !== undefined) return { kind: sign, at, written: query.charAt(at) };
  const minus = matchAt(MINUS, query, at);
  if (minus !== null) return { kind: 'not', at, written: minus[0] };
  const lone = matchAt(LONE_MINUS, query, at);
  if (lone !== null) return { kind: isDash(query, at, lone[0]) ? 'and' : 'not', at, written: lone[0] };
  if (ADDRESS.test(query.slice(at))) return wordAt(query, at);
  const field = matchAt(FIELD, query, at);
  if (field !== null && (!PUNCTUATION.test(field[0]) || mayBeField(field[1] ?? ''))) return conditionAt(query, at, field);
  const quoted = matchAt(QUOTED, query, at);
  if (quoted !== null) return { kind: 'text', at, written: quoted[0], text: insideOf(quoted), quoted: true };
  const stray = matchAt(STRAY, query, at);
  return stray === null ? wordAt(query, at) : { kind: 'stray', at, written: stray[0] };
}

const insideOf = ([, ...marks]: RegExpExecArray): string => marks.find((inside) => inside !== undefined) ?? '';

function wordAt(query: string, at: number): Token {
  const written = matchAt(WORD, query, at)?.[0] ?? query.charAt(at);
  if (written === ',') return { kind: 'and', at, written };
  const joining = ALL.includes(written) ? 'all' : JOINING[written.toLowerCase()];
  if (joining !== undefined && !(joining === 'or' && COMPARING.test(query.slice(at + written.length))))
    return { kind: joining, at, written };
  return OPERATOR_WITHIN.test(written) && !ADDRESS.test(written)
    ? { kind: 'stray', at, written }
    : { kind: 'text', at, written, text: written, quoted: false };
}

/** A colon as in a sentence. */
const PUNCTUATION = /\p{L}\d*:\s+$/u;

/** The address of a page. */
const ADDRESS = /^https?:\/\//iu;

/** A single dash between two words is punctuation: Mad Cat - Prime. */
const isDash = (query: string, at: number, written: string): boolean =>
  written.length === 1 && /[\p{L}\d)"»”]\s+$/u.test(query.slice(0, at)) && /^\s+[\p{L}\d]/u.test(query.slice(at + 1));

function conditionAt(query: string, at: number, [head, field = '', sign = '']: RegExpExecArray): ConditionToken {
  const values: Value[] = [];
  let end = at + head.length;
  do {
    if (values.length > 0) end++;
    const value = valueAt(query, end);
    values.push(value);
    end += value.written.length;
  } while (query.charAt(end) === ',' && matchAt(COMMA_BETWEEN, query, end) === null);
  if (query.charAt(end) === ',') end++;
  const [direction = ''] = (ORDERS.test(field) && matchAt(DIRECTION, query, end)) || [];
  if (direction !== '') end = extendLast(values, direction);
  const written = query.slice(at, end).trimEnd();
  return { kind: 'condition', at, written, field: field.toLowerCase(), operator: operatorOf(sign), sign, values };
}

/** Adds a direction to the last value. Returns the new end. */
function extendLast(values: Value[], direction: string): number {
  const last = values.pop() as Value;
  const value = { at: last.at, written: last.written + direction, text: last.text + direction };
  values.push(value);
  return value.at + value.written.length;
}

/** A value ends at a comma or a space. A quotation mark after a digit is an inch mark. Parentheses and brackets inside a value belong to it. */
function valueAt(query: string, at: number): Value {
  const quoted = matchAt(QUOTED, query, at) ?? matchAt(QUOTED_VALUE, query, at);
  if (quoted !== null) return { at, written: quoted[0], text: insideOf(quoted) };
  let [end, depth] = [at, 0];
  for (; end < query.length; end++) {
    const sign = query.charAt(end);
    if (/[\s«»“]/u.test(sign) || (sign === '"' && !/\d/.test(query.charAt(end - 1)))) break;
    if (depth === 0 && (sign === ',' || sign === ')')) break;
    depth += sign === '(' || sign === '[' ? 1 : sign === ')' || sign === ']' ? -1 : 0;
  }
  const written = query.slice(at, end);
  return { at, written, text: written };
}
