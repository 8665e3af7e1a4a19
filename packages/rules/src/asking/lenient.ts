/** Lenient parsing of arguments from language models: numbers and booleans as text. Everything else is left to the check. */
import type { Fields } from '../calculator/fields.js';
import { readTexts } from '../calculator/flat-reader.js';

type Values = Readonly<Record<string, unknown>>;

/**
 * Converts arguments to a draft.
 * @example lenient(targetNumber.input, { skill: '4' }) // { skill: 4 }
 */
export const lenient = (fields: Fields, given: Values): Values => readTexts(fields, given);
