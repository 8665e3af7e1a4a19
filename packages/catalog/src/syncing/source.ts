/** Lists on the web that a catalog can be brought up to date from: how each is asked, part by part. */
import type { Text } from '@rangefinder/rules';

/** One answer of a list. */
export interface Part {
  /** Name of the file that keeps it, without its ending. */
  readonly name: string;
  /** What stands behind the `?` of its address. */
  readonly query: string;
}

/** Something that a list is divided by, under all names that it may be asked for. */
export interface Choice {
  readonly id: string;
  readonly names: readonly string[];
}

/** What is wanted of a list; all of it where nothing is said. */
export interface Wanted {
  readonly eras?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
}

/** A list. */
export interface SyncSource {
  readonly id: string;
  readonly name: Text;
  /** Where it is asked. A mirror takes the same queries. */
  readonly address: string;
  readonly eras: readonly Choice[];
  readonly types: readonly Choice[];
  /** The parts of some eras and types, by their ids. */
  parts(eras: readonly string[], types: readonly string[]): readonly Part[];
  /** Whether a text is a whole answer. */
  isWhole(text: string): boolean;
}
