/**
 * Rulebook downloads, one file per language: sections, tables, rulings and terms of every rule set in their public form. Made on
 * demand, once for each version, a section at a time, without the database.
 */
import { hash } from 'node:crypto';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { loadRulebook } from '@rangefinder/rulebook';
import { LANGUAGES, type Language, type RuleSystem, systems } from '@rangefinder/rules';
import { RULES_VERSION } from '../../../context/versions.js';
import { rulingBy, tableBy } from '../../../schema/reference.js';
import { sectionBy } from '../../../schema/sections.js';
import { publicTerm } from '../../../schema/system-parts.js';
import { type FileSet, readSet, writeSet } from './file-sets.js';
import { output, type ReadyFile } from './output.js';

const fileOf = (language: Language): string => `rulebook.${language}.jsonl`;

/** Media types by file name. */
export const RULEBOOK_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [fileOf(language), 'application/jsonl; charset=utf-8']),
);

/** What describes the files. */
interface RulebookInfo {
  readonly entries: number;
}

export type ReadyRulebook = FileSet<RulebookInfo>;

export interface RulebookFiles {
  ready(): Promise<ReadyRulebook>;
  close(): Promise<void>;
}

/** Opens the downloads of the rulebook in a folder. Links start with `publicUrl`. */
export function rulebookFiles(folder: string, publicUrl: string): RulebookFiles {
  const name = `${hash('sha256', publicUrl, 'hex').slice(0, 12)}-${RULES_VERSION}`;
  let making: Promise<void> | undefined;
  const start = (): Promise<void> => {
    making ??= writeSet<RulebookInfo>(folder, async (place) => ({ name, ...(await makeFiles(place, publicUrl)) })).finally(() => {
      making = undefined;
    });
    return making;
  };
  return {
    ready: async () => {
      const found = await readSet<RulebookInfo>(folder, name);
      if (found) return found;
      await start();
      const made = await readSet<RulebookInfo>(folder, name);
      if (made === undefined) throw new Error(`the files of the rulebook are not in ${folder}`);
      return made;
    },
    close: async () => {
      await making?.catch(() => undefined);
    },
  };
}

async function makeFiles(
  folder: string,
  publicUrl: string,
): Promise<{ readonly info: RulebookInfo; readonly files: readonly ReadyFile[] }> {
  let entries = 0;
  const files: ReadyFile[] = [];
  for (const language of LANGUAGES) {
    const file = output(folder, fileOf(language));
    entries = 0;
    for (const line of linesOf(language, publicUrl)) {
      entries++;
      await file.write(`${line}\n`);
      await nextIteration();
    }
    files.push(...(await file.end()));
  }
  return { info: { entries }, files };
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
