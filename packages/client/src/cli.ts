#!/usr/bin/env node
/** `rangefinder "alpha-strike target-number skill=3 …"`: asks the service and prints its sentence. */
import { createCaller } from './caller.js';
import { HELP, printed, readCommand } from './command.js';
import { RangefinderError } from './errors.js';

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

const command = readCommand(process.argv.slice(2), process.env);
if (command.kind === 'help') process.stdout.write(`${HELP}\n`);
else if (command.kind === 'wrong') fail(`${command.message}\n\n${HELP}`);
else {
  const { api, question, parameters, json } = command;
  try {
    const answer = await createCaller({ url: api, cacheSize: 0 }).ask(question, parameters);
    process.stdout.write(`${printed(answer, json)}\n`);
  } catch (error) {
    if (!(error instanceof RangefinderError)) throw error;
    fail(error.status === undefined ? `No answer from ${api}: ${error.message}` : error.message);
  }
}
