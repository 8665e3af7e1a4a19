/**
 * Heap limits of V8. Its defaults suit one process per machine: on a machine of 16 GB the young generation alone grows to 192 MB, and
 * every process of a cluster may take half of the memory.
 */
import { totalmem } from 'node:os';

/** Garbage of some hundred answers. Larger ones save no time and keep their memory. */
const MAX_SEMI_SPACE_MB = 16;
/** Enough for every answer within the limits. */
const MIN_OLD_SPACE_MB = 192;
const MAX_OLD_SPACE_MB = 4_096;
const MEGABYTE = 1_048_576;

/** Memory of the container or machine in bytes. */
export const availableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * Options of Node for a process, without those that are given: the processes share half of the memory as their heaps; the other half
 * is for worker threads, buffers, code and the database.
 * @example heapOptions(1_073_741_824, 1) // ['--max-semi-space-size=16', '--max-old-space-size=512']
 */
export function heapOptions(memoryBytes: number, processes: number, given = ''): readonly string[] {
  const share = Math.floor(memoryBytes / MEGABYTE / 2 / processes);
  const oldSpace = Math.min(MAX_OLD_SPACE_MB, Math.max(MIN_OLD_SPACE_MB, share));
  return [
    ...(/--max[-_]semi[-_]space[-_]size/.test(given) ? [] : [`--max-semi-space-size=${MAX_SEMI_SPACE_MB}`]),
    ...(/--max[-_]old[-_]space[-_]size/.test(given) ? [] : [`--max-old-space-size=${oldSpace}`]),
  ];
}

/**
 * Replaces the running program by the same with heap limits, since V8 reads them only at its start. The process keeps its id, streams
 * and arguments. Options that the operator has given are kept, also in NODE_OPTIONS. Does nothing on Windows.
 */
export function applyHeapLimits(processes: number): void {
  const options = heapOptions(availableMemory(), processes, [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' '));
  // A parent with a message channel, such as the primary of a cluster, has passed its own options.
  if (options.length === 0 || process.connected || typeof process.execve !== 'function') return;
  process.execve(process.execPath, [process.execPath, ...options, ...process.execArgv, ...process.argv.slice(1)], process.env);
}
