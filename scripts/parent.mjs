/** Ends with the process that started this one. npm's shell passes no signals on, and SIGKILL cannot be passed on. */
import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** Parent of a process on Linux; undefined elsewhere, and for a process that is gone. @param {number} pid */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/**
 * Calls a function once when the parent, or the npm above its shell, has ended.
 * @param {() => void} ended
 */
export function whenParentEnds(ended) {
  const [parent, above] = [process.ppid, parentOf(process.ppid)];
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === above) return;
    clearInterval(timer);
    ended();
  }, CHECK_MS);
  timer.unref();
}
