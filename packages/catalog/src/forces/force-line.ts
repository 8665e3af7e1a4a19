/** Units of a force as a file lists them, before the catalog identifies them. */
import type { System } from '@rangefinder/query';
import type { Problem, Text } from '@rangefinder/rules';

/** Damage of a unit in points of its card. */
export interface ForceDamage {
  readonly armor: number;
  readonly structure: number;
}

/** A unit of a force as a file states it. What the file does not state is undefined. */
export interface ForceLine {
  /** Line of the text, from 1. */
  readonly line: number;
  /** The unit as written. */
  readonly text: string;
  readonly id?: string | undefined;
  /** Number of the Master Unit List. */
  readonly mul?: string | undefined;
  readonly name: string;
  readonly count: number;
  readonly group?: string | undefined;
  readonly pilot?: string | undefined;
  readonly skill?: number | undefined;
  /** Points of one unit. */
  readonly points?: number | undefined;
  readonly damage?: ForceDamage | undefined;
  readonly isDestroyed?: boolean | undefined;
  /** What the file states beyond that, which is left out. */
  readonly leftOut: readonly Text[];
}

/** A small number behind a name, which is left out. */
export const skillOrPoints = (number: string): Text => ({
  en: `“${number}”, which may be skill or points: write “skill ${number}” or “${number} PV”`,
  ru: `«${number}»: это навык или очки? Напишите «навык ${number}» или «${number} ОС»`,
});

/** Something in a file that is no unit. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly reason: Text;
}

/** The contents of a file. */
export interface ForceLines {
  readonly name?: string | undefined;
  readonly lines: readonly ForceLine[];
  readonly unread: readonly UnreadLine[];
}

/** A format of forces. */
export interface ForceFormat {
  readonly id: ForceFormatId;
  readonly name: Text;
  /** Rule set of its units; undefined if the format has units of any. */
  readonly system?: System;
  /** Whether each line of a text has at most one unit. */
  readonly hasUnitPerLine?: boolean;
  /** Whether a text with this beginning has the format. */
  recognizes(head: string): boolean;
  /** The units of a text. Throws a file fault if the text is truncated or broken. */
  read(text: string): ForceLines | Promise<ForceLines>;
}

export const FORCE_FORMATS = ['MEGAMEK_MUL', 'BATTLETECH_TOOLS_JSON', 'CSV', 'LIST'] as const;
export type ForceFormatId = (typeof FORCE_FORMATS)[number];

/** Name of a text in file faults. */
export const FORCE_TEXT = 'text';

/** Maximum number of units in a text; more belong into several. */
export const MAX_FORCE_UNITS = 100;
export const tooManyUnits = (given: number): Problem => ({
  code: 'TOO_MANY',
  path: [FORCE_TEXT],
  given,
  allowed: { en: `at most ${MAX_FORCE_UNITS} units in one text`, ru: `не больше ${MAX_FORCE_UNITS} юнитов в одном тексте` },
});

/** Maximum characters of a name, or of a line of a list. */
export const MAX_NAME_CHARACTERS = 300;
/** Why a longer one is not read. */
export const LONG_NAME: Text = {
  en: `longer than ${MAX_NAME_CHARACTERS} characters`,
  ru: `длиннее ${MAX_NAME_CHARACTERS} символов`,
};

export const MAX_SKILL = 8;

/** A whole number from 0 to a maximum, from text or JSON; undefined for anything else. */
export function wholeNumber(given: unknown, max: number): number | undefined {
  const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= max ? number : undefined;
}

/** A skill of a card. */
export const skillOf = (given: unknown): number | undefined => wholeNumber(given, MAX_SKILL);

/** Skill of an Alpha Strike card, as MegaMek converts it: the mean of gunnery and piloting, rounded down. */
export function skillFrom({ gunnery, piloting }: { readonly gunnery?: unknown; readonly piloting?: unknown }): number | undefined {
  const [first, second] = [skillOf(gunnery), skillOf(piloting)];
  return first === undefined || second === undefined ? (first ?? second) : Math.floor((first + second) / 2);
}

const MAX_POINTS = 9_999;
export const pointsOf = (given: unknown): number | undefined => wholeNumber(given, MAX_POINTS);

/** A figure that is left out because it is none. */
export const noNumber = (name: string, given: string, max: number): Text => ({
  en: `${name} “${quoted(given)}”, which is no number up to ${max}`,
  ru: `${name} «${quoted(given)}»: это не число до ${max}`,
});

const MAX_QUOTE_CHARACTERS = 120;

/** A text as it is quoted: without line breaks, and cut. */
export function quoted(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length > MAX_QUOTE_CHARACTERS ? `${plain.slice(0, MAX_QUOTE_CHARACTERS)}…` : plain;
}
