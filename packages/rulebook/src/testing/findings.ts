/** What can be wrong with the rulebook as a whole. Each check returns a list of findings; empty means that all is well. */
import { LANGUAGES, type Language, type RuleSystem } from '@rangefinder/rules';
import { unlikeNumbersOfProse } from '@rangefinder/rules/testing/translations';
import type { Block, SectionText } from '../model.js';
import { proseText } from '../plain-text.js';
import type { SectionFile } from '../reading/files.js';

type Sections = readonly SectionText[];

/** Differences between the outline and the files: `<file of the chapter> <id>` in reading order, for each language. */
export function unlikeOutline({ slug, sections }: RuleSystem, files: readonly SectionFile[]): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const wanted = sections.map(({ id, parent = id }) => `${language}/${parent}.md ${id}`);
    const written = files.filter(({ path }) => path.startsWith(`${language}/${slug}/`)).map(({ path, id }) => `${path} ${id}`);
    const inOrder = wanted.filter((place) => written.includes(place));
    const isOrdered = [...Map.groupBy(written, (place) => place.split(' ')[0]).values()].every((chapter) =>
      chapter.every((place, at) => at === 0 || inOrder.indexOf(place) > inOrder.indexOf(chapter[at - 1] ?? '')),
    );
    return [
      ...wanted.filter((place) => !written.includes(place)).map((place) => `missing: ${place}`),
      ...written.filter((place) => !wanted.includes(place)).map((place) => `unknown: ${place}`),
      ...written.filter((place, at) => written.indexOf(place) < at).map((place) => `twice: ${place}`),
      ...(isOrdered ? [] : [`another order than the outline: ${language}/${slug}`]),
    ];
  });
}

/** Names in examples are in the script of their language. */
const nameless = (key: string, value: unknown): unknown => (key === 'name' ? undefined : value);

/** What a block shows, to be compared between languages. */
function shown(block: Block): readonly string[] {
  switch (block.kind) {
    case 'prose':
      return [];
    case 'table':
      return [block.table.id];
    case 'ruling':
      return [block.ruling.id];
    case 'example':
      return [`example ${block.calculator.name} ${JSON.stringify(block.draft, nameless)}`];
    case 'calculator':
      return [`calculator ${block.calculator.name}`];
  }
}

/** Sections that show something in one language and not, or elsewhere, in the other. */
export const unlikeTranslations = (sections: Sections): readonly string[] =>
  sections.flatMap(({ id, blocks }) => {
    const en = blocks.en.flatMap(shown).join(', ');
    const ru = blocks.ru.flatMap(shown).join(', ');
    return en === ru ? [] : [`${id}: en shows ${en || 'nothing'}; ru shows ${ru || 'nothing'}`];
  });

/** Tables that no section shows. */
export function unshownTables({ tables }: RuleSystem, sections: Sections): readonly string[] {
  const all = new Set(sections.flatMap(({ blocks }) => blocks.en.flatMap(shown)));
  return tables.map(({ id }) => id).filter((id) => !all.has(id));
}

/** Calculators that no section of their system links to. */
export function unlinkedCalculators({ calculators }: RuleSystem, sections: Sections): readonly string[] {
  const all = new Set(sections.flatMap(({ blocks }) => blocks.en.flatMap(shown)));
  return calculators.map(({ name }) => name).filter((name) => !all.has(`calculator ${name}`));
}

/** Rulings that do not stand exactly once, in the section that they name. */
export const misplacedRulings = ({ rulings }: RuleSystem, sections: Sections): readonly string[] =>
  rulings.flatMap(({ id, section }) => {
    const places = sections.flatMap((one) =>
      one.blocks.en
        .flatMap(shown)
        .filter((each) => each === id)
        .map(() => one.id),
    );
    return places.length === 1 && places[0] === section ? [] : [`${id} belongs into ${section}, stands in ${places.join(', ') || 'none'}`];
  });

/** The prose of a section alone. */
const proseOf = (section: SectionText, language: Language): string =>
  section.blocks[language].flatMap((block) => (block.kind === 'prose' ? [proseText(block.node)] : [])).join('\n');

/** A text looked up while playing is short: words of prose, at most. */
export const MAX_WORDS = 250;

export const longTexts = (sections: Sections): readonly string[] =>
  sections.flatMap((section) =>
    LANGUAGES.flatMap((language) => {
      const count = proseOf(section, language)
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      return count <= MAX_WORDS ? [] : [`${language}/${section.id}: ${count} words`];
    }),
  );

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words and phrases of a list that a text holds, whatever their case. */
export const heldWords = (text: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu').test(text));

/** Words that the glossary of a system excludes. */
export const avoidedWords = ({ glossary }: RuleSystem, sections: Sections): readonly string[] =>
  sections.flatMap((section) =>
    LANGUAGES.flatMap((language) => {
      const words = glossary.flatMap(({ avoid }) => avoid?.[language] ?? []);
      return heldWords(ownWords(section, language), words).map((word) => `${language}/${section.id}: ${word}`);
    }),
  );

/** Everything of a section that is written in its file. */
export const ownWords = (section: SectionText, language: Language): string => `${section.summary[language]}\n${proseOf(section, language)}`;

const proseIn = (section: SectionText, language: Language): string => `${section.summary[language]} ${proseOf(section, language)}`;

/** Numbers that only one language of a section holds. */
export const unlikeNumbers = (sections: Sections): readonly string[] =>
  sections.flatMap((section) => unlikeNumbersOfProse(section.id, { en: proseIn(section, 'en'), ru: proseIn(section, 'ru') }));

const RUSSIAN_WORDS = /\p{Script=Cyrillic}{7,}|\p{Script=Cyrillic}+ \p{Script=Cyrillic}+/u;
/** Four English words in a row are a sentence, fewer may be a name. */
const ENGLISH_WORDS = /(?<![\p{L}\d])(?:[a-z]+ ){3}[a-z]+/u;

/** Sections with words of the other language in their prose. */
export const wrongScript = (sections: Sections): readonly string[] =>
  sections.flatMap((section) => [
    ...(RUSSIAN_WORDS.test(proseIn(section, 'en')) ? [`en/${section.id}`] : []),
    ...(ENGLISH_WORDS.test(proseIn(section, 'ru')) ? [`ru/${section.id}`] : []),
  ]);
