/**
 * Reads and writes `data/alpha-strike/units.tsv`, the table of Alpha Strike cards: one card per line, so that a changed card is one line
 * of a diff. Reader and writer share the column definitions. The reader does not validate values; a test checks the whole file.
 */

/** A card, plus what filters need. */
export interface StarterCard {
  /** Master Unit List number; the key. */
  readonly mul: number;
  /** The name without the variant: `Atlas`, `Vedette Medium Tank`. */
  readonly chassis: string;
  /** `AS7-D`, `Prime`, `(LRM)`; empty for a base model without one. */
  readonly variant: string;
  readonly type: string;
  readonly size: number;
  /** Null for units that fly: they have none. */
  readonly tmm: number | null;
  /** As printed: `10"/6"j`. */
  readonly move: string;
  /** Short, medium, long, and extreme if there is any: `3/3/2`; minimal damage is `0*`. */
  readonly damage: string;
  readonly overheatValue: number;
  readonly armor: number;
  readonly structure: number;
  /** Null for units that do not fly. */
  readonly threshold: number | null;
  /** PV at skill 4. */
  readonly pointValue: number;
  /** Empty if it has none. */
  readonly role: string;
  /** As printed, unparsed. */
  readonly abilities: string;
  readonly technology: string;
  /** Master Unit List number of the production era. */
  readonly era: number;
  /** As given: `3050`, `circa 2300`, `PS`; empty if unknown. */
  readonly introduced: string;
  /** Rules level; empty if unknown. */
  readonly rules: string;
  /** Tons; null if unknown, like the next two. */
  readonly tonnage: number | null;
  readonly battleValue: number | null;
  readonly cost: number | null;
}

interface Cell<Value> {
  readonly name: string;
  readonly read: (cell: string) => Value;
  readonly write: (value: Value) => string;
}

const text = (name: string): Cell<string> => ({ name, read: (cell) => cell, write: (value) => value });
const number = (name: string): Cell<number> => ({ name, read: Number, write: String });
const optionalNumber = (name: string): Cell<number | null> => ({
  name,
  read: (cell) => (cell === '' ? null : Number(cell)),
  write: (value) => (value === null ? '' : String(value)),
});

type Cells = { readonly [Key in keyof StarterCard]: Cell<StarterCard[Key]> };

/** Columns in order, with their header names. */
const CELLS: Cells = {
  mul: number('mul'),
  chassis: text('chassis'),
  variant: text('variant'),
  type: text('type'),
  size: number('size'),
  tmm: optionalNumber('tmm'),
  move: text('move'),
  damage: text('damage'),
  overheatValue: number('ov'),
  armor: number('armor'),
  structure: number('structure'),
  threshold: optionalNumber('threshold'),
  pointValue: number('pv'),
  role: text('role'),
  abilities: text('abilities'),
  technology: text('technology'),
  era: number('era'),
  introduced: text('introduced'),
  rules: text('rules'),
  tonnage: optionalNumber('tons'),
  battleValue: optionalNumber('bv'),
  cost: optionalNumber('cost'),
};
const KEYS = Object.keys(CELLS) as readonly (keyof StarterCard)[];
const HEAD = KEYS.map((key) => CELLS[key].name).join('\t');

/**
 * The name as printed.
 * @example printedName({ chassis: 'Atlas', variant: 'AS7-D' }) // 'Atlas AS7-D'
 */
export const printedName = ({ chassis, variant }: Pick<StarterCard, 'chassis' | 'variant'>): string => `${chassis} ${variant}`.trim();

/** Formats the table; cards keep their order. */
export const writeCards = (cards: readonly StarterCard[]): string => `${[HEAD, ...cards.map(lineOf)].join('\n')}\n`;

const lineOf = (card: StarterCard): string => KEYS.map((key) => (CELLS[key].write as (value: unknown) => string)(card[key])).join('\t');

/** Parses a table. Throws if its columns differ from those above. */
export function readCards(table: string): readonly StarterCard[] {
  const [head, ...lines] = table.replace(/\n$/, '').split('\n');
  if (head !== HEAD) throw new Error(`The table of cards must have the columns ${HEAD}`);
  return lines.map(cardOf);
}

function cardOf(line: string): StarterCard {
  const cells = line.split('\t');
  if (cells.length !== KEYS.length) throw new Error(`The card "${line}" must have ${KEYS.length} columns`);
  return Object.fromEntries(KEYS.map((key, index) => [key, CELLS[key].read(cells[index] ?? '')])) as unknown as StarterCard;
}
