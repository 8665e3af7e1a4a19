/** Starts programs and tells loudly what they said when they fail. */
import { spawn } from 'node:child_process';
const LAST_CHARACTERS = 4_000;
/** Runs a program to its end; rejects with what it said unless it ends well. */
export async function run({ program, args, options }) {
    const child = spawn(program, args, options);
    const said = listen(child);
    const code = await ended(child);
    if (code !== 0)
        throw new Error(`${program} ended with ${code}:\n${said()}`);
}
/**
 * Starts a program that stays; resolves when it says the words. Rejects with what it said when it ends before, or is too slow.
 */
export async function startUntil(command, words, timeoutMs) {
    const child = spawn(command.program, command.args, command.options);
    const said = listen(child);
    const { promise, resolve, reject } = Promise.withResolvers();
    const fail = (what) => reject(new Error(`${command.program} ${what}:\n${said()}`));
    const timer = setTimeout(() => fail(`was not ready after ${timeoutMs} ms`), timeoutMs);
    child.stderr?.on('data', () => said().includes(words) && resolve());
    ended(child).then((code) => fail(`ended with ${code}`), reject);
    await promise
        .finally(() => clearTimeout(timer))
        .catch((error) => {
        child.kill('SIGKILL');
        throw error;
    });
    return child;
}
/** The exit code or signal of a program; rejects when it cannot be started. */
export function ended(child) {
    if (child.exitCode !== null || child.signalCode !== null)
        return Promise.resolve(child.exitCode ?? child.signalCode);
    return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code, signal) => resolve(code ?? signal));
    });
}
/** Gathers the last of what a program says. */
function listen(child) {
    let text = '';
    const add = (chunk) => {
        text = (text + chunk.toString()).slice(-LAST_CHARACTERS);
    };
    child.stdout?.on('data', add);
    child.stderr?.on('data', add);
    return () => text;
}
//# sourceMappingURL=processes.js.map