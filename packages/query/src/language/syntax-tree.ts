/** Parses tokens into a syntax tree. Adjacent terms must all hold, `or` separates alternatives, a minus or `not` negates. */
import type { CheckResult, Problem, Text } from '@rangefinder/rules';
import type { ConditionToken, Place, TextToken, Token } from './tokens.js';

/** A node of the syntax tree. */
export type QueryNode =
  | { readonly kind: 'all' | 'any'; readonly nodes: readonly QueryNode[]; readonly place: Place; readonly isStrict?: boolean }
  | { readonly kind: 'not'; readonly node: QueryNode; readonly place: Place }
  | { readonly kind: 'leaf'; readonly token: ConditionToken | TextToken };

/** Maximum nesting depth of parentheses. */
const MAX_DEPTH = 8;
/** Maximum number of words and conditions. */
export const MAX_TERMS = 40;

/** A problem with the path `['query', place]`. */
export const problemAt = ({ at, written }: Place, code: Problem['code'], allowed: Text): Problem => ({
  code,
  path: ['query', at],
  given: written,
  allowed,
});

/** Ends the parser at the first problem. */
class SyntaxStop extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}
const stop = (place: Place, code: Problem['code'], allowed: Text): never => {
  throw new SyntaxStop(problemAt(place, code, allowed));
};

/**
 * The syntax tree of a query, or its first syntax error.
 * @example parseTree(tokenize('atlas or -locust'))
 */
export function parseTree(tokens: readonly Token[]): CheckResult<QueryNode> {
  const parts = tokens.filter(({ kind }) => kind === 'condition' || kind === 'text');
  const tooMany = parts[MAX_TERMS];
  if (tooMany !== undefined) return { ok: false, problems: [problemAt(tooMany, 'TOO_MANY', FEWER)] };
  try {
    return { ok: true, value: new Parser(tokens).whole() };
  } catch (error) {
    if (error instanceof SyntaxStop) return { ok: false, problems: [error.problem] };
    throw error;
  }
}

class Parser {
  private next = 0;
  private readonly tokens: readonly Token[];
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): QueryNode {
    const tree = this.alternatives(0);
    const left = this.tokens[this.next];
    return left === undefined ? tree : stop(left, 'BAD_FORMAT', OPENED);
  }

  private alternatives(depth: number): QueryNode {
    const nodes = [this.sequence(depth)];
    const place = this.tokens[this.next] ?? NOWHERE;
    while (this.tokens[this.next]?.kind === 'or') {
      const or = this.tokens[this.next++] as Token;
      nodes.push(this.sequence(depth));
      if (nodes.some(isEmpty)) stop(or, 'BAD_FORMAT', BOTH_SIDES);
    }
    const [only] = nodes;
    return nodes.length === 1 ? (only as QueryNode) : { kind: 'any', nodes, place };
  }

  private sequence(depth: number): QueryNode {
    const nodes: QueryNode[] = [];
    const place = this.tokens[this.next] ?? NOWHERE;
    let isStrict = false;
    for (let token = this.tokens[this.next]; token && token.kind !== 'or' && token.kind !== 'close'; token = this.tokens[this.next]) {
      this.next++;
      if (token.kind === 'all') {
        if (nodes.length === 0 || this.isAtEnd()) stop(token, 'BAD_FORMAT', BOTH_SIDES);
        isStrict = true;
      } else if (token.kind !== 'and') nodes.push(this.part(token, depth));
    }
    return { kind: 'all', nodes, place, ...(isStrict && { isStrict }) };
  }

  private isAtEnd(): boolean {
    return ['or', 'close', 'all', undefined].includes(this.tokens[this.next]?.kind);
  }

  private part(token: Token, depth: number): QueryNode {
    switch (token.kind) {
      case 'open':
        return this.group(token, depth + 1);
      case 'not':
        return this.negated(token, depth + 1);
      case 'condition':
      case 'text':
        return { kind: 'leaf', token };
      default:
        return stop(token, 'BAD_FORMAT', token.kind === 'stray' ? FIELD_FIRST : BOTH_SIDES);
    }
  }

  private group(open: Token, depth: number): QueryNode {
    if (depth > MAX_DEPTH) stop(open, 'TOO_MANY', LESS_DEEP);
    const node = this.alternatives(depth);
    if (this.tokens[this.next]?.kind !== 'close') stop(open, 'BAD_FORMAT', CLOSED);
    this.next++;
    return isEmpty(node) ? stop(open, 'BAD_FORMAT', INSIDE) : node;
  }

  private negated(sign: Token, depth: number): QueryNode {
    if (depth > MAX_DEPTH) stop(sign, 'TOO_MANY', LESS_DEEP);
    const token = this.tokens[this.next];
    if (!token || ['or', 'close', 'and', 'all'].includes(token.kind) || isDetached(sign, token)) return stop(sign, 'BAD_FORMAT', BEHIND);
    this.next++;
    return { kind: 'not', node: this.part(token, depth), place: sign };
  }
}

/** Whether a minus is not directly before what it should negate. */
const isDetached = (sign: Token, next: Token): boolean =>
  /^[-−–!]/u.test(sign.written) && (sign.written.length > 1 || next.at > sign.at + 1 || next.kind === 'not');

const NOWHERE: Place = { at: 0, written: '' };
const isEmpty = (node: QueryNode): boolean => node.kind === 'all' && node.nodes.length === 0;

const FEWER: Text = { en: `at most ${MAX_TERMS} words and conditions`, ru: `не больше ${MAX_TERMS} слов и условий` };
const LESS_DEEP: Text = {
  en: `at most ${MAX_DEPTH} parentheses inside one another`,
  ru: `не больше ${MAX_DEPTH} скобок одна в другой`,
};
const OPENED: Text = { en: 'an opening parenthesis before it', ru: 'открывающая скобка перед ней' };
const CLOSED: Text = { en: 'a closing parenthesis, too', ru: 'и закрывающая скобка' };
const INSIDE: Text = { en: 'something between the parentheses', ru: 'что-нибудь между скобками' };
const BOTH_SIDES: Text = { en: 'words or conditions on both sides', ru: 'слова или условия с обеих сторон' };
const BEHIND: Text = { en: 'a word or a condition directly behind it', ru: 'слово или условие сразу после этого' };
const FIELD_FIRST: Text = {
  en: 'a field, a sign and a value: pv<=30, pv:20..40; words without signs',
  ru: 'поле, знак и значение: ос<=30, ос:20..40; слова — без знаков',
};
