/** Digest of a rule set version: the figures in its facts, independent of the wording, and its rulings. */
import { createHash } from 'node:crypto';
import type { RuleSystem } from '../reference/system.js';
import { factsOf } from './facts.js';

const FIGURE = /\d+(?:[.,/]\d+)*/g;
const CHARACTERS = 16;

/**
 * A digest that changes with every figure of the tables, limits and worked examples, and when a ruling is added or removed.
 * @example figuresOf(alphaStrike) // 'kqJ1o2bN0xY7rS3d'
 */
export const figuresOf = (system: RuleSystem): string =>
  createHash('sha256')
    .update(`${factsOf(system).match(FIGURE)?.join(' ')}\n${system.rulings.map(({ id }) => id).join(' ')}`)
    .digest('base64url')
    .slice(0, CHARACTERS);
