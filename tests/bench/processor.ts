/** Processor time of another process, from `/proc`, so that the load generator and other processes do not count. */
import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second for programs. */
const TICK_MICROSECONDS = 10_000;
/** Positions of user and system time after the name of the program. */
const [USER, SYSTEM] = [11, 12];

/** Microseconds of processor time that a process has used in all its threads; NaN where there is no `/proc`. */
export function processorMicroseconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MICROSECONDS;
  } catch {
    return Number.NaN;
  }
}
