/** What a version of a rule set is known by: the figures of its facts, whatever the words around them, and its rulings. */
import { createHash } from 'node:crypto';
import type { RuleSystem } from '../reference/system.js';
import { factsOf } from './facts.js';

const FIGURE = /\d+(?:[.,/]\d+)*/g;
const CHARACTERS = 16;

/**
 * A digest that changes with any figure of the tables, limits and worked examples, and with any ruling that comes or goes.
 * @example figuresOf(alphaStrike) // 'kqJ1o2bN0xY7rS3d'
 */
export const figuresOf = (system: RuleSystem): string =>
  createHash('sha256')
    .update(`${factsOf(system).match(FIGURE)?.join(' ')}\n${system.rulings.map(({ id }) => id).join(' ')}`)
    .digest('base64url')
    .slice(0, CHARACTERS);
