#!/usr/bin/env node
/** `rangefinder "alpha-strike target-number skill=3 …"`: asks the service and prints its sentence. */
import { HELP, printed, readCommand } from './command.js';

/** The part of Node that this needs; the package itself runs in browsers too. */
declare const process: {
  readonly argv: readonly string[];
  readonly env: { readonly RANGEFINDER_URL?: string };
  readonly stdout: { write(text: string): void };
  readonly stderr: { write(text: string): void };
  exitCode: number;
};

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

const command = readCommand(process.argv.slice(2), process.env);
if (command.kind === 'help') process.stdout.write(`${HELP}\n`);
else if (command.kind === 'wrong') fail(`${command.message}\n\n${HELP}`);
else {
  const { api, path, parameters, json } = command;
  try {
    const response = await fetch(`${api}${path}?${parameters}`, { headers: { accept: 'application/json' } });
    const body = (await response.json()) as { readonly detail?: string };
    if (response.ok) process.stdout.write(`${printed(body, json)}\n`);
    else fail(body.detail ?? `${response.status}`);
  } catch (error) {
    fail(`No answer from ${api}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
