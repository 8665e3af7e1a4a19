/**
 * The texts of a content folder. Front matter is read at once. A body is parsed, and its examples are computed, on first access, so
 * that opening the rulebook does not delay the start of a service that shows one section at a time.
 */
import { systems } from '@rangefinder/rules';
import type { Block, Read } from '../model.js';
import { readBody } from './body.js';
import { readSections, type SectionFile } from './files.js';
import { type Headed, readFrontMatter } from './front-matter.js';

/** A text of the folder, valid or not. */
export interface WrittenText {
  readonly file: SectionFile;
  readonly head: Read<Headed>;
  /** Parsed body. Problems name lines of the file. */
  readonly blocks: () => Read<readonly Block[]>;
}

/** Opens a content folder. */
export function openTexts(folder: string): readonly WrittenText[] {
  return readSections(folder).map(openText);
}

function openText(file: SectionFile): WrittenText {
  const { id, language, text, linesBefore } = file;
  const system = systems.find(({ slug }) => id.startsWith(`${slug}/`));
  if (!system?.sections.some((section) => section.id === id)) return { file, head: NO_SECTION, blocks: () => NO_SECTION };
  const head = readFrontMatter(text, id);
  if (!head.ok) return { file, head, blocks: () => head };
  const { body, linesAbove } = head.value;
  const blocks = memoize(() => readBody('\n'.repeat(linesBefore + linesAbove) + body, { system, language }));
  return { file, head, blocks };
}

const NO_SECTION = { ok: false, problems: ['no section of the outlines has this text'] } as const;

/** Memoizes a value. It is computed on the first call. */
export function memoize<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Problems of the front matter. */
export const headProblems = (texts: readonly WrittenText[]): readonly string[] => texts.flatMap(({ file, head }) => problemsOf(file, head));

/** All problems of texts with their file: `en/alpha-strike/combat.md: the summary is missing`. */
export const textProblems = (texts: readonly WrittenText[]): readonly string[] =>
  texts.flatMap(({ file, blocks }) => problemsOf(file, blocks()));

const problemsOf = (file: SectionFile, read: Read<unknown>): readonly string[] =>
  read.ok ? [] : read.problems.map((problem) => `${file.path}: ${problem}`);
