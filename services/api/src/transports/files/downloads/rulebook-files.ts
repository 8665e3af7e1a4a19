/**
 * Rulebook downloads, one file per language: sections, tables, rulings and terms of every rule set in their public form. Built once
 * on demand, a section at a time, without the database.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { loadRulebook } from '@rangefinder/rulebook';
import { LANGUAGES, type Language, type RuleSystem, systems } from '@rangefinder/rules';
import { rulingBy, tableBy } from '../../../schema/reference.js';
import { sectionBy } from '../../../schema/sections.js';
import { publicTerm } from '../../../schema/system-parts.js';
import { output, type ReadyFile } from './output.js';

const fileOf = (language: Language): string => `rulebook.${language}.jsonl`;

/** Media types by file name. */
export const RULEBOOK_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [fileOf(language), 'application/jsonl; charset=utf-8']),
);

/** The files of the rulebook. */
export interface ReadyRulebook {
  readonly entries: number;
  readonly files: ReadonlyMap<string, ReadyFile>;
}

export interface RulebookFiles {
  ready(): Promise<ReadyRulebook>;
  /** Deletes all files. */
  close(): Promise<void>;
}

/** Creates the downloads of the rulebook in a temporary folder of the process. Links start with `publicUrl`. */
export function rulebookFiles(publicUrl: string): RulebookFiles {
  let folder: string | undefined;
  let making: Promise<ReadyRulebook> | undefined;
  const make = async (): Promise<ReadyRulebook> => {
    folder ??= await mkdtemp(join(tmpdir(), 'rangefinder-rulebook-'));
    let entries = 0;
    const files = new Map<string, ReadyFile>();
    for (const language of LANGUAGES) {
      const file = output(folder, fileOf(language));
      entries = 0;
      for (const line of linesOf(language, publicUrl)) {
        entries++;
        await file.write(`${line}\n`);
        await nextIteration();
      }
      for (const made of await file.end()) files.set(made.name, made);
    }
    return { entries, files };
  };
  return {
    ready: () => {
      // The next request retries after a failure.
      making ??= make().catch((error: unknown) => {
        making = undefined;
        throw error;
      });
      return making;
    },
    close: async () => {
      await making?.catch(() => undefined);
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

function* linesOf(language: Language, publicUrl: string): Generator<string> {
  for (const system of systems) for (const [entry, node] of entriesOf(system, language, publicUrl)) yield lineOf(entry, system, node);
}

/** Entries of a rule set with their kind, in reading order. */
function* entriesOf(
  system: RuleSystem,
  language: Language,
  publicUrl: string,
): Generator<readonly [entry: string, node: object | undefined]> {
  for (const { id, system: slug } of loadRulebook().sections)
    if (slug === system.slug) yield ['section', sectionBy(id, language, publicUrl)];
  for (const { id } of system.tables) yield ['table', tableBy(id, language, publicUrl)];
  for (const { id } of system.rulings) yield ['ruling', rulingBy(id, language, publicUrl)];
  for (const term of system.glossary) yield ['term', publicTerm(system, term, language, publicUrl)];
}

/** Fields for resolvers that are not public. */
const INTERNAL: ReadonlySet<string> = new Set(['__typename', 'language']);

/** A line names the kind of its entry, as in catalog files. */
const lineOf = (entry: string, { slug }: RuleSystem, node: object | undefined): string =>
  JSON.stringify({ entry, system: slug, ...node }, (key, value) => (INTERNAL.has(key) ? undefined : value));
