/**
 * The texts of a content folder. Heads are read at once; a body is parsed, and its examples answered, when it is first
 * looked at: opening the rulebook must not delay the start of a service that shows one section at a time.
 */
import { LANGUAGES, type Language, systems } from '@rangefinder/rules';
import type { Block, Read } from '../model.js';
import { readBody } from './body.js';
import { readFigures, readTexts, type TextFile } from './files.js';
import { type Headed, readFrontMatter } from './front-matter.js';

/** A text of the folder, right or wrong. */
export interface WrittenText {
  readonly file: TextFile;
  readonly head: Read<Headed>;
  /** What the body holds; problems name lines of the file. */
  readonly blocks: () => Read<readonly Block[]>;
}

type Figures = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** Opens a content folder. */
export function openTexts(folder: string): readonly WrittenText[] {
  const figures = Object.fromEntries(LANGUAGES.map((language) => [language, readFigures(folder, language)])) as Figures;
  return readTexts(folder).map((file) => openText(file, figures));
}

function openText(file: TextFile, figures: Figures): WrittenText {
  const { id, language, text } = file;
  const system = systems.find(({ slug }) => id.startsWith(`${slug}/`));
  if (!system?.sections.some((section) => section.id === id)) return { file, head: NO_SECTION, blocks: () => NO_SECTION };
  const head = readFrontMatter(text, id);
  if (!head.ok) return { file, head, blocks: () => head };
  const { body, linesAbove } = head.value;
  const blocks = memoize(() => readBody('\n'.repeat(linesAbove) + body, { system, language, figures: figures[language] }));
  return { file, head, blocks };
}

const NO_SECTION = { ok: false, problems: ['no section of the outlines has this text'] } as const;

/** Memoizes a value that is expensive to make: it is made at the first call. */
export function memoize<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Problems of heads, which are known without looking at the bodies. */
export const headProblems = (texts: readonly WrittenText[]): readonly string[] => texts.flatMap(({ file, head }) => problemsOf(file, head));

/** Everything that is wrong with texts, each with its file: `en/alpha-strike/to-hit.md: the summary is missing`. */
export const textProblems = (texts: readonly WrittenText[]): readonly string[] =>
  texts.flatMap(({ file, blocks }) => problemsOf(file, blocks()));

const problemsOf = (file: TextFile, read: Read<unknown>): readonly string[] =>
  read.ok ? [] : read.problems.map((problem) => `${file.path}: ${problem}`);
