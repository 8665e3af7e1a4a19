/** Ends the process with a message for whoever started it. */
export function giveUp(...messages: readonly string[]): never {
  process.stderr.write(`${messages.join('\n')}\n`);
  process.exit(1);
}
