/** The content folder: one Markdown file a section and language, drawings beside them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@rangefinder/rules';

export interface TextFile {
  /** Below the content folder: `en/alpha-strike/to-hit.md`. */
  readonly path: string;
  readonly language: Language;
  /** `alpha-strike/to-hit` */
  readonly id: string;
  readonly text: string;
}

const EXTENSION = '.md';
const DRAWINGS = 'figures';

const entries = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/** Every text below a content folder. */
export const readTexts = (folder: string): readonly TextFile[] =>
  LANGUAGES.flatMap((language) => entries(join(folder, language)).flatMap((system) => textsOf(folder, language, system)));

const textsOf = (folder: string, language: Language, system: string): readonly TextFile[] =>
  entries(join(folder, language, system)).map((file) => ({
    path: `${language}/${system}/${file}`,
    language,
    id: `${system}/${file.endsWith(EXTENSION) ? file.slice(0, -EXTENSION.length) : file}`,
    text: readFileSync(join(folder, language, system, file), 'utf8'),
  }));

/** Drawings of a language by name: `figures/en/ranges.svg`. */
export const readFigures = (folder: string, language: Language): ReadonlyMap<string, string> =>
  new Map(
    entries(join(folder, DRAWINGS, language))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => [file.slice(0, -'.svg'.length), readFileSync(join(folder, DRAWINGS, language, file), 'utf8')]),
  );
