/** Parts of share images: drawings of rule sets, figures of answers, texts of pages. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SummaryFigure } from '@rangefinder/cards';
import type { AnyCalculator, Language } from '@rangefinder/rules';
import { staticFolder } from '../site-folder.js';
import { loadSiteRenderer } from '../site-renderer.js';

export interface ShareImageRenderer {
  /** The figures that the page of a calculator shows first. */
  figuresOf(calculator: AnyCalculator, answer: object, language: Language): Promise<readonly SummaryFigure[]>;
  drawingOf(system: string | undefined): readonly string[];
  /** The HTML of a static page; undefined where there is none. */
  pageAt(path: string): Promise<string | undefined>;
  /** Changes with the built site. */
  readonly version: string;
}

const DRAWINGS = 'share.json';
/** The route of the site that reads an answer; it is not served to clients. */
const FIGURES = '/internal/answer-figures.json';

/** Undefined where the site is not built. */
export async function loadShareImageRenderer(siteFolder: string): Promise<ShareImageRenderer | undefined> {
  const folder = staticFolder(siteFolder);
  const drawings = join(folder, DRAWINGS);
  const site = existsSync(drawings) ? await loadSiteRenderer(siteFolder) : undefined;
  if (!site) return undefined;
  const paths = JSON.parse(readFileSync(drawings, 'utf8')) as Readonly<Record<string, readonly string[]>>;
  return {
    figuresOf: async ({ system, name }, answer, language) => {
      const rendered = await site.render(FIGURES, { calculatorAnswer: { system, calculator: name, answer, language } });
      return rendered?.status === 200 ? (JSON.parse(rendered.body) as readonly SummaryFigure[]) : [];
    },
    drawingOf: (system) => (system === undefined ? [] : (paths[system] ?? [])),
    pageAt: (path) => readFile(join(folder, path, 'index.html'), 'utf8').catch(() => undefined),
    version: site.version,
  };
}
