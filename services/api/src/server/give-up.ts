/** Prints a message and ends the process. */
export function giveUp(...messages: readonly string[]): never {
  process.stderr.write(`${messages.join('\n')}\n`);
  process.exit(1);
}
