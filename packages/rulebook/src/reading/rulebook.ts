/** Texts to a rulebook: what is written in both languages, in the order of the outlines. */
import { type Language, type RuleSystem, type Section, systems } from '@rangefinder/rules';
import type { Block, Rulebook, SectionText } from '../model.js';
import { referencesOf } from './body.js';
import type { Headed } from './front-matter.js';
import { memoize, type WrittenText } from './texts.js';

/** Sections that lack a language, or whose head is wrong, are left out. */
export function rulebookOf(texts: readonly WrittenText[]): Rulebook {
  const written = new Map(
    texts.flatMap((text) => (text.head.ok ? [[keyOf(text.file.language, text.file.id), wellHeaded(text, text.head.value)] as const] : [])),
  );
  return { sections: systems.flatMap((system) => system.sections.flatMap((section) => sectionText(system, section, written))) };
}

interface WellHeaded extends Headed {
  readonly blocks: () => readonly Block[];
}

const keyOf = (language: Language, id: string): string => `${language}/${id}`;

/** A malformed body is a bug of ours: looking at it throws. */
const wellHeaded = ({ file, blocks }: WrittenText, head: Headed): WellHeaded => ({
  ...head,
  blocks: () => {
    const read = blocks();
    if (!read.ok) throw new Error(`${file.path} is not well formed:\n${read.problems.join('\n')}`);
    return read.value;
  },
});

function sectionText(
  system: RuleSystem,
  { id, title, parent, source }: Section,
  written: ReadonlyMap<string, WellHeaded>,
): readonly SectionText[] {
  const en = written.get(keyOf('en', id));
  const ru = written.get(keyOf('ru', id));
  if (!en || !ru) return [];
  const references = memoize(() => referencesOf([...en.blocks(), ...ru.blocks()]));
  return [
    {
      id,
      system: system.slug,
      title,
      ...(parent && { parent }),
      source,
      summary: { en: en.summary, ru: ru.summary },
      keywords: { en: en.keywords, ru: ru.keywords },
      body: { en: en.body, ru: ru.body },
      blocks: {
        get en() {
          return en.blocks();
        },
        get ru() {
          return ru.blocks();
        },
      },
      get references() {
        return references();
      },
    },
  ];
}
