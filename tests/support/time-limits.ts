/**
 * Time limits of tests on machines of any speed. A limit ends a test that hangs; what is quick is measured by `npm run bench`. Limits are
 * written for two quiet cores of 2024 and are multiplied by how much slower, or more loaded, this machine is.
 */
import { availableParallelism, loadavg } from 'node:os';

/** Milliseconds that `computeOnce` takes on the reference machine. */
const REFERENCE_MS = 11;
const MEASUREMENTS = 5;
const STEPS = 8_000_000;
/** The load rises while tests run, and a limit of twice the time costs nothing. */
const RESERVE = 2;
const MAX_FACTOR = 60;
/** Timers of Node take no more. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A fixed computation. */
function computeOnce(): number {
  let state = 1;
  for (let step = 0; step < STEPS; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) ^ (state >>> 13);
  return state;
}

/** Milliseconds of the fixed computation: the fastest of some measurements, so that the compiler and other processes count little. */
export function measureComputation(): number {
  const measured = Array.from({ length: MEASUREMENTS }, () => {
    const begun = performance.now();
    computeOnce();
    return performance.now() - begun;
  });
  return Math.min(...measured);
}

/**
 * By how much limits are multiplied.
 * @param computationMs time of the fixed computation here
 * @param load processes that want to run at a time, as `uptime` prints it
 * @param cores how many can
 * @example limitFactor(11, 0.5, 2) // 2: the reference machine
 * @example limitFactor(33, 15, 2) // 45: three times slower, and 15 processes want its two cores
 */
export function limitFactor(computationMs: number, load: number, cores: number): number {
  const slowness = Math.max(1, computationMs / REFERENCE_MS);
  return Math.min(MAX_FACTOR, RESERVE * slowness * Math.max(1, load / cores));
}

/** Measured by the first process of a run; its workers take the figure from here. */
process.env.TEST_COMPUTATION_MS ??= measureComputation().toFixed(1);
const computationMs = Number(process.env.TEST_COMPUTATION_MS);

/**
 * A time limit, or a time-out, on this machine under its present load.
 * @param ms on the reference machine
 * @example await expect.poll(isUp, { timeout: within(30_000) }).toBe(true)
 */
export const within = (ms: number): number =>
  Math.min(MAX_TIMER_MS, Math.ceil(ms * limitFactor(computationMs, loadavg()[0] ?? 0, availableParallelism())));
