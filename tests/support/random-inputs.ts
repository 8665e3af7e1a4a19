/**
 * Property tests draw the same inputs in every run, so that a run that passed passes again; tests that ask whether every case was
 * met depend on it. `SEED=42 npm test` draws others, `SEED=random npm test` new ones each time.
 */
import { configureGlobal } from 'fast-check';

const DEFAULT_SEED = 2;
const seed = Number(process.env.SEED ?? DEFAULT_SEED);
if (!Number.isInteger(seed)) throw new Error(`SEED is ${process.env.SEED}; it must be a whole number, or, for npm test, random`);

configureGlobal({ seed });
