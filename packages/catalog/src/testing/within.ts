/**
 * A time limit scaled to this machine, by the factor that the set-up of the tests has measured.
 * @param ms limit on the reference machine
 */
export const within = (ms: number): number => Math.ceil(ms * Number(process.env.TEST_LIMIT_FACTOR ?? 1));
