/**
 * Requests that are worth repeating in every run: one for each kind of answer, and every one that ever failed. Only `npm run fuzz`
 * adds to them; its additions are committed.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FuzzRequest } from './requests.js';

const FOLDER = join(import.meta.dirname, 'corpus');

/** A line of a file. */
interface Kept {
  /** Kind of answer, or kind of failure. */
  readonly kind: string;
  readonly request: FuzzRequest;
}

const FILES = { kinds: 'kinds.jsonl', faults: 'faults.jsonl' } as const;

function read(file: string): readonly Kept[] {
  const path = join(FOLDER, file);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Kept);
}

/** All requests of the corpus. */
export const corpus = (): readonly FuzzRequest[] => Object.values(FILES).flatMap((file) => read(file).map(({ request }) => request));

/** Kind of an answer: method, transport, status and code. */
export function kindOf({ method, path }: FuzzRequest, status: number, text: string): string {
  const transport = path.split(/[?#]/)[0]?.split('/').slice(0, 3).join('/').slice(0, 60) ?? '';
  const known = /^\/(v1|graphql|mcp|openapi|openapi\.json|graphiql|reference|health|ready|en|ru)\b/.test(transport) ? transport : '/…';
  const code = /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? '';
  return [method, known, status, code].join(' ').trim();
}

/** Longer requests are not recorded. */
const MAX_CHARACTERS = 4_000;

/** Records new requests. */
export interface Keeper {
  met(kind: string, request: FuzzRequest): void;
  wentWrong(complaint: string, request: FuzzRequest): void;
}

const digestOf = (request: FuzzRequest): string => createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** Adds requests to the files of the corpus. */
export function keeper(): Keeper {
  const kinds = new Set(read(FILES.kinds).map(({ kind }) => kind));
  const faults = new Set(read(FILES.faults).map(({ request }) => digestOf(request)));
  const add = (file: string, kept: Kept): void => appendFileSync(join(FOLDER, file), `${JSON.stringify(kept)}\n`);
  return {
    met: (kind, request) => {
      if (kinds.has(kind) || JSON.stringify(request).length > MAX_CHARACTERS) return;
      kinds.add(kind);
      add(FILES.kinds, { kind, request });
    },
    wentWrong: (kind, request) => {
      if (faults.has(digestOf(request))) return;
      faults.add(digestOf(request));
      add(FILES.faults, { kind, request });
    },
  };
}

/** Records nothing: a test run changes no file. */
export const noKeeper: Keeper = { met: () => undefined, wentWrong: () => undefined };
