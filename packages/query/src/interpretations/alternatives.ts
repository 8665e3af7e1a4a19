/** Names with commas between them, of which nothing has all: each is an alternative. */
import type { InterpretedText } from './interpreted-text.js';

const MAX_ALTERNATIVES = 20;

/**
 * The parts between commas as alternatives; undefined without a comma.
 * @example interpretAlternatives('atlas, locust')?.conditions // 'atlas or locust'
 */
export function interpretAlternatives(text: string): InterpretedText | undefined {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const given = parts.filter((part) => part !== '');
  if (given.length < 2 || given.length > MAX_ALTERNATIVES) return undefined;
  return { text: '', filter: { anyOf: [given.map((part) => ({ text: part }))] }, conditions: given.join(' or ') };
}
