/**
 * Time limits of tests on machines of any speed. A limit ends a test that hangs; `npm run bench` measures speed. Limits are written
 * for two idle cores of 2024 and multiplied by how much slower or more loaded the machine is.
 */
import { availableParallelism, loadavg } from 'node:os';

/** Milliseconds that `computeOnce` takes on the reference machine. */
const REFERENCE_MS = 11;
const MEASUREMENTS = 5;
const STEPS = 8_000_000;
/** The load may rise during a run, and generous limits cost nothing. */
const RESERVE = 2;
const MAX_FACTOR = 60;
/** Longest delay of a Node timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** A fixed computation. */
function computeOnce(): number {
  let state = 1;
  for (let step = 0; step < STEPS; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) ^ (state >>> 13);
  return state;
}

/** Milliseconds of the fixed computation: the fastest of several runs, to exclude compilation and other processes. */
export function measureComputation(): number {
  const measured = Array.from({ length: MEASUREMENTS }, () => {
    const begun = performance.now();
    computeOnce();
    return performance.now() - begun;
  });
  return Math.min(...measured);
}

/**
 * Factor of all limits.
 * @param computationMs duration of the fixed computation on this machine
 * @param load number of runnable processes, as `uptime` prints it
 * @param cores number of cores
 * @example limitFactor(11, 0.5, 2) // 2: the reference machine
 * @example limitFactor(33, 15, 2) // 45: three times slower, with 15 processes on two cores
 */
export function limitFactor(computationMs: number, load: number, cores: number): number {
  const slowness = Math.max(1, computationMs / REFERENCE_MS);
  return Math.min(MAX_FACTOR, RESERVE * slowness * Math.max(1, load / cores));
}

/** Measured by the first process of a run and inherited by its workers. */
process.env.TEST_COMPUTATION_MS ??= measureComputation().toFixed(1);
const computationMs = Number(process.env.TEST_COMPUTATION_MS);

/**
 * Scales a time limit to the speed and the present load of this machine.
 * @param ms limit on the reference machine
 * @example await expect.poll(isUp, { timeout: within(30_000) }).toBe(true)
 */
export const within = (ms: number): number =>
  Math.min(MAX_TIMER_MS, Math.ceil(ms * limitFactor(computationMs, loadavg()[0] ?? 0, availableParallelism())));
