/**
 * The rulebook as files, one for each language: sections, tables, rulings and words of every rule set, as the doors show them. Made once,
 * when somebody asks for them, a section at a time; no database is needed.
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

/** Forms of the whole rulebook. */
export const RULEBOOK_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [fileOf(language), 'application/jsonl; charset=utf-8']),
);

/** All files of the rulebook. */
export interface ReadyRulebook {
  readonly entries: number;
  readonly files: ReadonlyMap<string, ReadyFile>;
}

/** Makes the files of the rulebook. */
export interface RulebookFiles {
  ready(): Promise<ReadyRulebook>;
  /** Removes everything. */
  close(): Promise<void>;
}

/** Files of the rulebook, in a folder of their own that goes with the process. Links in them lead to `publicUrl`. */
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
      // What failed is tried again by whoever asks next.
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

/** What a rule set has, in reading order, each with its sort. */
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

/** What resolvers need and no door shows. */
const INTERNAL: ReadonlySet<string> = new Set(['__typename', 'language']);

/** Entries of a file say what they are in a word, as those of the catalog do. */
const lineOf = (entry: string, { slug }: RuleSystem, node: object | undefined): string =>
  JSON.stringify({ entry, system: slug, ...node }, (key, value) => (INTERNAL.has(key) ? undefined : value));
