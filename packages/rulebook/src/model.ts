/** The rulebook as data: sections, and the blocks that their texts are made of. */
import type { Answer, AnyCalculator, RuleId, Ruling, Slug, Table, Text } from '@rangefinder/rules';
import type { RootContent } from 'mdast';

/** Prose: one top-level node of Markdown. Links in it point at rules: `rule:alpha-strike/to-hit`. */
export interface ProseBlock {
  readonly kind: 'prose';
  readonly node: RootContent;
}

/** A printed table of the rules. */
export interface TableBlock {
  readonly kind: 'table';
  readonly table: Table;
}

/** A ruling on a rule. */
export interface RulingBlock {
  readonly kind: 'ruling';
  readonly ruling: Ruling;
}

/** A worked example: the answer is what the engine says, in the language of the text. */
export interface ExampleBlock {
  readonly kind: 'example';
  readonly title: string;
  readonly calculator: AnyCalculator;
  readonly draft: { readonly [name: string]: unknown };
  readonly answer: Answer;
}

/** An invitation to calculate one’s own case. */
export interface CalculatorBlock {
  readonly kind: 'calculator';
  readonly calculator: AnyCalculator;
}

export type Block = ProseBlock | TableBlock | RulingBlock | ExampleBlock | CalculatorBlock;

/** One section of the rulebook in both languages. */
export interface SectionText {
  /** `alpha-strike/to-hit` */
  readonly id: RuleId;
  readonly system: Slug;
  readonly title: Text;
  /** The chapter that holds it. */
  readonly parent?: RuleId;
  /** One line for lists and search results. */
  readonly summary: Text;
  /** What players call its subject, for the search. */
  readonly keywords: Text;
  /** Where the source has it. */
  readonly source: Text;
  /** The Markdown as written, without its front matter. */
  readonly body: Text;
  readonly blocks: { readonly en: readonly Block[]; readonly ru: readonly Block[] };
  /** Sections, tables and rulings that it links to or shows, each once, in order of appearance. */
  readonly references: readonly RuleId[];
}

/** All sections that are written, system after system, in the order of their outlines. */
export interface Rulebook {
  readonly sections: readonly SectionText[];
}

/** What was read, or all that is wrong with it. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly string[] };
