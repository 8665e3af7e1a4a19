/** Which rules and which catalog an answer is of: what a tag, and a link that pins an answer, are made from. */
import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_CALENDAR_VERSION, rulesVersion, systems } from '@rangefinder/rules';
import { packageDigests, versionOf } from './code-version.js';

const PACKAGE = join(import.meta.dirname, '..', '..', 'package.json');
/** Sources have no digest and may change before the next start: then every process is a version of its own. */
const IS_SOURCE = import.meta.filename.endsWith('.ts');

/** The newest version of any rule set, as people name it: `2026.11`. */
export const RULES_RELEASE = rulesVersion(systems);

/** Of everything that computes or words an answer: the same code gives the same, on every machine. */
const CODE = IS_SOURCE ? hash('sha256', randomUUID(), 'base64url').slice(0, 12) : versionOf(packageDigests(PACKAGE));

/** What an answer is pinned by: the version for people, and that of the code behind it. */
export const RULES_VERSION = `${RULES_RELEASE}-${CODE}`;

/** Version of the API: what changed with each is on the page of changes. */
export const API_VERSION = API_CALENDAR_VERSION;

/** Version of the program, as it is released. */
export const PROGRAM_VERSION: string = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string }).version;

/** A strong tag of an answer that is not computed yet. */
export const tagOf = (...parts: readonly string[]): string => `"${hash('sha256', parts.join('\u0000'), 'base64url').slice(0, 27)}"`;
