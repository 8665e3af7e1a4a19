/** A query as tokens with their places. */

/** A condition, or text to look for. */
export type Token =
  | {
      readonly kind: 'condition';
      readonly at: number;
      readonly written: string;
      readonly negated: boolean;
      readonly field: string;
      readonly operator: Operator;
      readonly value: string;
    }
  | { readonly kind: 'text'; readonly at: number; readonly written: string; readonly text: string; readonly quoted: boolean };

const OPERATORS = ['<=', '>=', '<', '>', '=', ':'] as const;
/** How a field is compared. */
export type Operator = (typeof OPERATORS)[number];

const TOKEN =
  /\s*(?:(?<negated>-?)(?<field>\p{L}[\p{L}\d]*)\s*(?<operator><=|>=|<|>|=|:)\s*(?<value>"[^"]*"|«[^»]*»|[^\s"«»]*)|(?<quoted>"[^"]*"|«[^»]*»)|(?<word>\S+))/uy;

/**
 * The tokens of a query, in its order.
 * @example tokensOf('pv<=30 "rifle"') // a condition at 0, a text at 7
 */
export function tokensOf(query: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(query); match !== null; match = pattern.exec(query)) tokens.push(toToken(match));
  return tokens;
}

function toToken(match: RegExpExecArray): Token {
  const { negated, field, operator, value, quoted, word } = match.groups as Readonly<Record<string, string | undefined>>;
  const written = match[0].trimStart();
  const place = { at: match.index + match[0].length - written.length, written };
  if (field !== undefined)
    return {
      kind: 'condition',
      ...place,
      negated: negated === '-',
      field: field.toLowerCase(),
      operator: operator as Operator,
      value: unquoted(value ?? ''),
    };
  return quoted === undefined
    ? { kind: 'text', ...place, text: word ?? '', quoted: false }
    : { kind: 'text', ...place, text: unquoted(quoted), quoted: true };
}

const unquoted = (value: string): string => value.replace(/^["«](.*)["»]$/su, '$1');
