/**
 * MegaMek's text blocks: a name, a line of hyphens, and the figures of the card.
 *
 *     Atlas AS7-D
 *     -----------
 *     Point Value (PV): 52
 *     TP: BM,  SZ: 4,  TMM: 1,  MV: 6"
 *     Damage: (S) 5 / (M) 5 / (L) 2,  OV: 0
 *     Armor (A): 10, Structure (S): 8
 *     Specials: AC2/2/-, IF1
 *
 * Aerospace units have `THR: 9a` instead of a move. Large craft have no damage line, and a section for each arc after a blank line.
 */
import type { Text } from '@rangefinder/rules';
import { type ParsedRow, refused } from '../../parsed-rows.js';
import { type NeededFacts, readCard } from './card.js';
import { MUL } from './mul.js';
import { NOTES } from './notes.js';

/** Source of these blocks. They have no keys, so the name is the key. */
const SOURCE = 'megamek';

const ARC = /^(?:front|nose|left|right|rear|aft)(?: arc)?\b.*:/i;

/** Whether a text contains an arc section of a large craft. */
export const hasArcs = (text: string): boolean => text.split('\n').some((line) => ARC.test(line.trim()));

const NONE = /^(?:-|–|—|none)?$/i;

/** Matches the value after a label on its line. */
const behind = ({ source }: RegExp): RegExp => new RegExp(`${source}[^\\S\\n]*([^\\s,]+)`);

/** Figures and their patterns. */
const FIGURES = {
  pointValue: { pattern: behind(/Point Value(?: \(PV\))?:/), label: 'Point Value (PV)' },
  size: { pattern: behind(/\bSZ:/), label: 'SZ' },
  tmm: { pattern: behind(/\bTMM:/), label: 'TMM' },
  overheatValue: { pattern: behind(/\bOV:/), label: 'OV', otherwise: 0 },
  armor: { pattern: behind(/Armor(?: \(A\))?:/), label: 'Armor (A)' },
  threshold: { pattern: behind(/Threshold(?: \(TH\))?:/), label: 'Threshold (TH)', otherwise: 0 },
  structure: { pattern: behind(/Structure(?: \(S\))?:/), label: 'Structure (S)' },
} as const satisfies Record<string, { readonly pattern: RegExp; readonly label: string; readonly otherwise?: number }>;
type FigureName = keyof typeof FIGURES;

/** Parses a block. */
export function readBlock(raw: string): ParsedRow {
  const [title = '', , ...lines] = raw.split('\n').map((line) => line.trim());
  const arcs = lines.findIndex((line) => ARC.test(line));
  const body = lines.slice(0, arcs < 0 ? undefined : arcs).join('\n');
  const figures = Object.fromEntries(Object.keys(FIGURES).map((name) => [name, figureIn(body, name as FigureName)]));
  const odd = Object.entries(figures).find(([, value]) => typeof value === 'string');
  if (odd !== undefined) return refused(oddFigure(...(odd as [FigureName, string])), title);
  return readCard(
    {
      ...(figures as Record<FigureName, number | undefined>),
      ...{ source: SOURCE, sourceId: title, name: title, category: undefined },
      type: wordIn(body, /\bTP:\s*([A-Za-z]{1,8})\b/),
      move: wordIn(body, /\b(?:MV|THR):\s*([^\n,]+)/),
      role: wordIn(body, /\bRole:[^\S\n]*([^\n,]*)/),
      damageShort: damageIn(body, 'S'),
      damageMedium: damageIn(body, 'M'),
      damageLong: damageIn(body, 'L'),
      damageExtreme: damageIn(body, 'E'),
      specials: specialsIn(body),
    },
    { raw, needed: NEEDED, matchNameIn: MUL, silent: ['name'], notes: hasArcs(raw) ? [NOTES.ARCS_NOT_KEPT(title)] : [] },
  );
}

/** Facts that a new unit needs. */
const NEEDED = { pointValue: 'pointValue', size: 'size', armor: 'armor', structure: 'structure' } satisfies NeededFacts;

/** The figure; a text if the value is invalid, undefined if it is missing. */
function figureIn(body: string, name: FigureName): number | string | undefined {
  const figure: { readonly pattern: RegExp; readonly otherwise?: number } = FIGURES[name];
  const found = figure.pattern.exec(body)?.[1];
  if (found === undefined) return undefined;
  if (NONE.test(found)) return figure.otherwise;
  return /^\d{1,9}$/.test(found) ? Number(found) : found;
}

const wordIn = (body: string, pattern: RegExp): string | undefined => pattern.exec(body)?.[1]?.trim();

function damageIn(body: string, range: 'S' | 'M' | 'L' | 'E'): string | undefined {
  const found = new RegExp(`\\(${range}\\)\\s*([^\\s/,]+)`).exec(/Damage:([^\n]*)/.exec(body)?.[1] ?? '')?.[1];
  return found === undefined ? undefined : NONE.test(found) ? '0' : found;
}

function specialsIn(body: string): string | null | undefined {
  const printed = wordIn(body, /\bSpecials?:([^\n]*)/);
  return printed !== undefined && NONE.test(printed) ? null : printed;
}

function oddFigure(name: FigureName, given: string) {
  const { label } = FIGURES[name];
  const allowed: Text = { en: `a whole number behind “${label}:”`, ru: `целое число после «${label}:»` };
  return { code: 'NOT_WHOLE', path: [name], given, allowed } as const;
}
