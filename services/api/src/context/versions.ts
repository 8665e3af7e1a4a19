/** Versions of rules, code and API: parts of ETags and of links that pin an answer. */
import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_CALENDAR_VERSION, rulesVersion, systems } from '@rangefinder/rules';
import { packageDigests, versionOf } from './code-version.js';

const PACKAGE = join(import.meta.dirname, '..', '..', 'package.json');
/** Sources have no digest and may change before the next start, so every process from sources has its own version. */
const IS_SOURCE = import.meta.filename.endsWith('.ts');

/** Newest version of any rule set: `2026.11`. */
export const RULES_RELEASE = rulesVersion(systems);

/** Version of all code that computes or words an answer. */
const CODE = IS_SOURCE ? hash('sha256', randomUUID(), 'base64url').slice(0, 12) : versionOf(packageDigests(PACKAGE));

/** Version that pins an answer: the release of the rules and the version of the code. */
export const RULES_VERSION = `${RULES_RELEASE}-${CODE}`;

/** Version of the API. The page of changes lists what each version changed. */
export const API_VERSION = API_CALENDAR_VERSION;

/** Version in package.json. */
export const PROGRAM_VERSION: string = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string }).version;

/** Returns a strong ETag that is known before the answer is computed. */
export const tagOf = (...parts: readonly string[]): string => `"${hash('sha256', parts.join('\u0000'), 'base64url').slice(0, 27)}"`;
