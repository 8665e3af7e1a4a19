/** Lists on the web that can be synchronized, and how to request their parts. */
import type { Text } from '@rangefinder/rules';

/** A part of a list. */
export interface Part {
  /** Name of its file, without the extension. */
  readonly name: string;
  /** Query string of its address. */
  readonly query: string;
}

/** A division of a list, with all its names. */
export interface Choice {
  readonly id: string;
  readonly names: readonly string[];
}

/** Requested parts of a list; everything by default. */
export interface Wanted {
  readonly eras?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
}

/** A list. */
export interface SyncSource {
  readonly id: string;
  readonly name: Text;
  /** Address of the list. A mirror takes the same queries. */
  readonly address: string;
  readonly eras: readonly Choice[];
  readonly types: readonly Choice[];
  /** The parts of eras and types, by their ids. */
  parts(eras: readonly string[], types: readonly string[]): readonly Part[];
  /** Whether a text is a complete response. */
  isWhole(text: string): boolean;
}
