/** What the built site brings along for pictures: drawings, descriptions of calculators, the words of cards. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyCalculator, kebab, LANGUAGES, type Language } from '@rangefinder/rules';
import type { SharedFigure } from '../../../context/work/share-image-subject.js';
import { pageOfCard, RENDERER } from '../entry-pages.js';

/** An entry in a few words and figures. */
interface EntrySummary {
  readonly name: string;
  readonly kind: string;
  readonly figures: readonly SharedFigure[];
}

type Summarize = (page: { readonly language: Language; readonly entry: object }) => EntrySummary;

/** What the site’s own code does. */
interface Renderer {
  entrySummaries(template: string): Summarize;
  figuresAtAGlance(description: object, answer: object, language: Language): readonly SharedFigure[];
}

export interface Press {
  summarize(language: Language, entry: object): EntrySummary;
  /** The figures that the calculator’s own page leads with. */
  figuresOf(calculator: AnyCalculator, answer: object, language: Language): Promise<readonly SharedFigure[]>;
  drawingOf(system: string | undefined): readonly string[];
  /** The text of a page; undefined where there is none. */
  pageAt(path: string): Promise<string | undefined>;
  /** Changes with the built site. */
  readonly version: string;
}

const DRAWINGS = 'share.json';

/** Sets up the press; undefined where the built site brings none. */
export async function openPress(folder: string): Promise<Press | undefined> {
  const [script, drawings] = [join(folder, RENDERER), join(folder, DRAWINGS)];
  if (!existsSync(script) || !existsSync(drawings)) return undefined;
  const { entrySummaries, figuresAtAGlance } = (await import(pathToFileURL(script).href)) as Renderer;
  const texts = [readFileSync(script, 'utf8'), readFileSync(drawings, 'utf8')] as const;
  const paths = JSON.parse(texts[1]) as Readonly<Record<string, readonly string[]>>;
  const summaries = Object.fromEntries(
    LANGUAGES.map((language) => [language, entrySummaries(readFileSync(pageOfCard(folder, language), 'utf8'))] as const),
  ) as Readonly<Record<Language, Summarize>>;
  return {
    summarize: (language, entry) => summaries[language]({ language, entry }),
    figuresOf: async ({ system, name }, answer, language) => {
      const file = join(folder, 'widgets', 'descriptions', `${system}.${kebab(name)}.js`);
      const { default: description } = (await import(pathToFileURL(file).href)) as { readonly default: object };
      return figuresAtAGlance(description, answer, language);
    },
    drawingOf: (system) => (system === undefined ? [] : (paths[system] ?? [])),
    pageAt: (path) => readFile(join(folder, path, 'index.html'), 'utf8').catch(() => undefined),
    version: createHash('sha256').update(texts.join('')).digest('base64url').slice(0, 12),
  };
}
