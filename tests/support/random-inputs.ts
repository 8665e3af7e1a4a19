/**
 * Property tests draw the same inputs in every run, so that results are repeatable; tests that require every case to occur rely on
 * it. `SEED=42 npm test` draws other inputs, `SEED=random npm test` new ones in each run.
 */
import { configureGlobal } from 'fast-check';

const DEFAULT_SEED = 2;
const seed = Number(process.env.SEED ?? DEFAULT_SEED);
if (!Number.isInteger(seed)) throw new Error(`SEED is ${process.env.SEED}; it must be a whole number, or, for npm test, random`);

configureGlobal({ seed });
