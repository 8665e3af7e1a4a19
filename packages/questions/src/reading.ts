/** The shapes of readings. */
import type { Language, PublicAnswer, Slug } from '@rangefinder/rules';

/** Kinds of questions that no calculator answers. */
export const OTHER_QUESTIONS = ['units', 'dice', 'rule', 'term', 'unit', 'ranking'] as const;

/** A part of the text with the field that it gives, and the value. */
export interface Understood {
  readonly text: string;
  /** Path of the argument: `targets.0.armor`. */
  readonly field: string;
  readonly value: unknown;
}

/** A value that the text does not give. */
export interface Assumed {
  readonly field: string;
  readonly value: unknown;
}

/** What a question lacks. */
export interface Missing {
  readonly field: string;
  /** What is needed, in the language of the answer. */
  readonly message: string;
}

/** A question that a text may mean, without its answer. */
export interface Interpretation {
  /** Id of a calculator, or one of `OTHER_QUESTIONS`. */
  readonly question: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly understood: readonly Understood[];
  readonly assumed: readonly Assumed[];
  /** Words and numbers with a meaning that were not used. */
  readonly unread: readonly string[];
  /** From 0 to 1. */
  readonly confidence: number;
}

/** A question that a text may mean. */
export interface Reading extends Interpretation {
  readonly missing: readonly Missing[];
  /** Null when something is missing, the confidence is low, or the question has no answer of its own, such as `units`. */
  readonly answer: PublicAnswer | object | null;
  /** The answer in one sentence, or what to add. */
  readonly summary: string;
  /** Page on the site with the arguments filled in. */
  readonly url: string;
}

/** A name in the text that means an entry of the catalog. */
export interface NamedEntry {
  readonly kind: 'unit' | 'weapon';
  readonly id: string;
  readonly system: string;
  readonly title: string;
  /** The part of the text, as typed. */
  readonly text: string;
  /** The code of its variant, where it stands apart from the name: `D-DC` of “Atlas, the D-DC command version”. */
  readonly variant?: string;
  /** Whether the part of the text is only a part of the name, if that is known. */
  readonly isPartOfName?: boolean;
  /** The figures of a unit, by the names that the catalog has for them. */
  readonly figures?: Readonly<Record<string, unknown>>;
}

export interface ReadOptions {
  readonly language: Language;
  /** Restricts the readings to a rule set. */
  readonly system?: Slug | undefined;
  /** Entries that the caller found for the names of the text. */
  readonly entries?: readonly NamedEntry[];
  /** Ids of the places of the rulebook that the caller found for the text, best first. */
  readonly places?: readonly string[];
}
