/** The content folder: one Markdown file for each chapter and language, with the texts of its sections in reading order. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@rangefinder/rules';

/** The text of one section. */
export interface SectionFile {
  /** Path of its file in the content folder: `en/alpha-strike/combat.md`. */
  readonly path: string;
  readonly language: Language;
  /** `alpha-strike/to-hit`; the path without extension if the text has no id. */
  readonly id: string;
  readonly text: string;
  /** Number of lines in the file before the text. */
  readonly linesBefore: number;
}

const EXTENSION = '.md';
const SECTION_START = /^(?=---\nid: )/m;
const SECTION_ID = /^---\nid: (\S+)$/m;

const entries = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

const lineCount = (text: string): number => text.split('\n').length - 1;

/** Every section text in a content folder. */
export const readSections = (folder: string): readonly SectionFile[] =>
  LANGUAGES.flatMap((language) =>
    entries(join(folder, language)).flatMap((system) =>
      entries(join(folder, language, system)).flatMap((file) =>
        sectionsIn(`${language}/${system}/${file}`, language, readFileSync(join(folder, language, system, file), 'utf8')),
      ),
    ),
  );

/** Splits a chapter into its sections. */
function sectionsIn(path: string, language: Language, chapter: string): readonly SectionFile[] {
  const withoutExtension = path.endsWith(EXTENSION) ? path.slice(0, -EXTENSION.length) : path;
  const pathId = withoutExtension.slice(language.length + 1);
  let linesBefore = 0;
  return chapter.split(SECTION_START).map((text) => {
    const section = { path, language, id: SECTION_ID.exec(text)?.[1] ?? pathId, text, linesBefore };
    linesBefore += lineCount(text);
    return section;
  });
}
