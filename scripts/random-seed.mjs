/** SEED=random: draws a seed for this run and prints it, so that the run can be repeated. */
import { randomInt } from 'node:crypto';

/** Sets SEED to a number if it is `random`. Prints it at the start, and again if the run fails. */
export function drawSeed() {
  if (process.env.SEED !== 'random') return;
  const seed = String(randomInt(2 ** 31));
  process.env.SEED = seed;
  const print = () => process.stdout.write(`Random inputs of seed ${seed}: SEED=${seed} repeats this run.\n`);
  print();
  process.on('exit', (status) => status === 0 || print());
}
