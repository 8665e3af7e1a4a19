/** A content folder to a rulebook: what is written in both languages, in the order of the outlines, and all that is wrong. */
import { LANGUAGES, type Language, type RuleSystem, type Section, systems } from '@rangefinder/rules';
import type { Block, Read, Rulebook, SectionText } from '../model.js';
import { readBody, referencesOf } from './body.js';
import type { Setting } from './directives.js';
import { readFigures, readTexts, type TextFile } from './files.js';
import { readFrontMatter } from './front-matter.js';

export interface ReadRulebook {
  readonly rulebook: Rulebook;
  /** Each with its file: `en/alpha-strike/to-hit.md: the summary is missing`. */
  readonly problems: readonly string[];
}

interface Written {
  readonly summary: string;
  readonly body: string;
  readonly blocks: readonly Block[];
}

/** Reads a content folder. Texts that are missing are left out; texts that are wrong are left out and told of. */
export function readRulebook(folder: string): ReadRulebook {
  const files = readTexts(folder);
  const figures = Object.fromEntries(LANGUAGES.map((language) => [language, readFigures(folder, language)])) as Figures;
  const read = files.map((file) => ({ file, read: readFile(file, figures) }));
  const written = new Map(read.flatMap(({ file, read: one }) => (one.ok ? [[keyOf(file.language, file.id), one.value] as const] : [])));
  return {
    rulebook: { sections: systems.flatMap((system) => system.sections.flatMap((section) => sectionText(system, section, written))) },
    problems: read.flatMap(({ file, read: one }) => (one.ok ? [] : one.problems.map((problem) => `${file.path}: ${problem}`))),
  };
}

type Figures = Readonly<Record<Language, Setting['figures']>>;

const keyOf = (language: Language, id: string): string => `${language}/${id}`;

function readFile({ id, language, text }: TextFile, figures: Figures): Read<Written> {
  const system = systems.find(({ slug }) => id.startsWith(`${slug}/`));
  if (!system?.sections.some((section) => section.id === id)) return { ok: false, problems: ['no section of the outlines has this text'] };
  const headed = readFrontMatter(text, id);
  if (!headed.ok) return headed;
  const { summary, body, linesAbove } = headed.value;
  const blocks = readBody('\n'.repeat(linesAbove) + body, { system, language, figures: figures[language] });
  return blocks.ok ? { ok: true, value: { summary, body, blocks: blocks.value } } : blocks;
}

function sectionText(
  system: RuleSystem,
  { id, title, parent, source }: Section,
  written: ReadonlyMap<string, Written>,
): readonly SectionText[] {
  const en = written.get(keyOf('en', id));
  const ru = written.get(keyOf('ru', id));
  if (!en || !ru) return [];
  return [
    {
      id,
      system: system.slug,
      title,
      ...(parent && { parent }),
      source,
      summary: { en: en.summary, ru: ru.summary },
      body: { en: en.body, ru: ru.body },
      blocks: { en: en.blocks, ru: ru.blocks },
      references: referencesOf([...en.blocks, ...ru.blocks]),
    },
  ];
}
